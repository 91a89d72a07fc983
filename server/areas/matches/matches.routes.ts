import {
  getCareerRoadmap,
  getJobMatch,
  listCertifications,
  listJobMatches,
  listMatchCertifications,
  selectJobMatch,
} from '#contract/matches.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { listCertificationsFor, listRoadmapFor } from './advice.service.ts';
import { getOwnMatch, listOwnMatches, selectMatch } from './matches.service.ts';

export function matchesRoutes(context: RouteContext): void {
  const { mount, db } = context;

  mount(listJobMatches, ({ viewer }) => listOwnMatches(context, viewer.id));

  mount(getJobMatch, ({ viewer, params }) => getOwnMatch(db.query, viewer.id, params.id));

  mount(selectJobMatch, ({ viewer, params, body }) =>
    selectMatch(context, viewer.id, params.id, body.isSelected),
  );

  mount(listMatchCertifications, ({ viewer, params }) =>
    listCertificationsFor(context, viewer.id, params.id),
  );

  mount(listCertifications, ({ viewer, params }) => listCertificationsFor(context, viewer.id, params.id));

  mount(getCareerRoadmap, ({ viewer, params }) => listRoadmapFor(context, viewer.id, params.id));
}
