import { FREE_ROADMAP_STAGES, planOpens } from '#career/plans/plan.ts';
import { skillMapSteps } from '#career/resume/skill-map.ts';
import {
  addJobMatch,
  compareJobMatches,
  getCareerRoadmap,
  getJobMatch,
  getJobOutlook,
  listCertifications,
  listJobMatches,
  listMatchCertifications,
  removeJobMatch,
  reportJobMatch,
  selectJobMatch,
} from '#contract/matches.ts';
import {
  getSkillMap,
  listBestTrainings,
  listCertificateNames,
  tryTraining,
} from '#contract/matches-premium.ts';
import { findCivilian } from '#contract/occupations.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { assertPlanOpens } from '#server/platform/http/plan-gate.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { addMatch, removeAddedMatch, suggestOccupations } from './added.service.ts';
import { listCertificationsFor, listRoadmapFor } from './advice.service.ts';
import { compareMatches } from './compare.service.ts';
import { getOwnMatch, listOwnMatches, selectMatch } from './matches.service.ts';
import { getOutlook } from './outlook.service.ts';
import { reportMatch } from './report.service.ts';
import { bestTrainings, certificateNames, effectsOfTraining } from './what-if.service.ts';

export function matchesRoutes(context: RouteContext): void {
  const { mount, db, clock } = context;

  mount(listJobMatches, ({ viewer }) => listOwnMatches(context, viewer.id));

  mount(findCivilian, ({ query }) => suggestOccupations(context, query.query));

  mount(addJobMatch, ({ viewer, body }) => addMatch(context, viewer.id, body.onetSocCode));

  mount(removeJobMatch, ({ viewer, params }) => removeAddedMatch(context, viewer.id, params.id));

  mount(compareJobMatches, ({ viewer, query }) => {
    assertPlanOpens(viewer, 'matchComparison');
    return compareMatches(context, viewer.id, query.ids);
  });

  mount(tryTraining, ({ viewer, query }) => {
    assertPlanOpens(viewer, 'trainingWhatIf');
    return effectsOfTraining(context, viewer.id, query);
  });

  mount(listBestTrainings, ({ viewer }) => {
    assertPlanOpens(viewer, 'trainingWhatIf');
    return bestTrainings(context, viewer.id);
  });

  mount(listCertificateNames, certificateNames);

  mount(getJobMatch, ({ viewer, params }) => getOwnMatch(db.query, viewer.id, params.id));

  mount(selectJobMatch, ({ viewer, params, body }) =>
    selectMatch(context, viewer.id, params.id, body.isSelected),
  );

  mount(listMatchCertifications, ({ viewer, params }) =>
    listCertificationsFor(context, viewer.id, params.id),
  );

  mount(listCertifications, ({ viewer, params }) => listCertificationsFor(context, viewer.id, params.id));

  mount(getJobOutlook, ({ viewer, params }) => getOutlook(context, viewer.id, params.id));

  mount(getSkillMap, async ({ viewer }) => {
    assertPlanOpens(viewer, 'skillTranslationMap');
    const lines = await inSlices(skillMapSteps(await getVeteranRecord(db.query, viewer.id, clock.now())));
    return { lines: lines.map((line) => ({ ...line, skills: [...line.skills] })) };
  });

  mount(reportJobMatch, ({ viewer, params, body }) =>
    reportMatch(context, viewer.id, params.id, body.reason),
  );

  mount(getCareerRoadmap, async ({ viewer, params }) => {
    const stages = await listRoadmapFor(context, viewer.id, params.id);
    return planOpens(viewer.subscriptionType, 'fullCareerRoadmap')
      ? stages
      : stages.slice(0, FREE_ROADMAP_STAGES);
  });
}
