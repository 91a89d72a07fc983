import { noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import administration from '#knowledge/glossary/administration.json' with { type: 'json' };
import airAndSpaceForceTerms from '#knowledge/glossary/air-and-space-force-terms.json' with { type: 'json' };
import armyTerms from '#knowledge/glossary/army-terms.json' with { type: 'json' };
import aviation from '#knowledge/glossary/aviation.json' with { type: 'json' };
import awards from '#knowledge/glossary/awards.json' with { type: 'json' };
import careerAndReadiness from '#knowledge/glossary/career-and-readiness.json' with { type: 'json' };
import dutyTitles from '#knowledge/glossary/duty-titles.json' with { type: 'json' };
import everydayWords from '#knowledge/glossary/everyday-words.json' with { type: 'json' };
import groundAndSupportJobs from '#knowledge/glossary/ground-and-support-jobs.json' with { type: 'json' };
import logistics from '#knowledge/glossary/logistics.json' with { type: 'json' };
import marineAndJointTerms from '#knowledge/glossary/marine-and-joint-terms.json' with { type: 'json' };
import medical from '#knowledge/glossary/medical.json' with { type: 'json' };
import navyAndCoastGuardTerms from '#knowledge/glossary/navy-and-coast-guard-terms.json' with {
  type: 'json',
};
import operations from '#knowledge/glossary/operations.json' with { type: 'json' };
import organization from '#knowledge/glossary/organization.json' with { type: 'json' };
import ranks from '#knowledge/glossary/ranks.json' with { type: 'json' };
import seaService from '#knowledge/glossary/sea-service.json' with { type: 'json' };
import signalsAndIntelligence from '#knowledge/glossary/signals-and-intelligence.json' with { type: 'json' };
import spaceMissileAndCyber from '#knowledge/glossary/space-missile-and-cyber.json' with { type: 'json' };
import training from '#knowledge/glossary/training.json' with { type: 'json' };
import { glossaryEntry } from './glossary-entry.ts';
import { indexGlossary } from './glossary-index.ts';

/* @__NO_SIDE_EFFECTS__ */
const theme = (name: string, rows: unknown) =>
  tableOf(
    `glossary/${name}.json`,
    rows,
    glossaryEntry,
    noRepeats('term', ({ term, civilian, branches }) => [term, civilian, branches].join(' | ')),
  );

export const glossaryTables = [
  theme('ranks', ranks),
  theme('duty-titles', dutyTitles),
  theme('organization', organization),
  theme('training', training),
  theme('logistics', logistics),
  theme('administration', administration),
  theme('operations', operations),
  theme('signals-and-intelligence', signalsAndIntelligence),
  theme('medical', medical),
  theme('aviation', aviation),
  theme('sea-service', seaService),
  theme('ground-and-support-jobs', groundAndSupportJobs),
  theme('career-and-readiness', careerAndReadiness),
  theme('space-missile-and-cyber', spaceMissileAndCyber),
  theme('awards', awards),
  theme('everyday-words', everydayWords),
  theme('army-terms', armyTerms),
  theme('air-and-space-force-terms', airAndSpaceForceTerms),
  theme('marine-and-joint-terms', marineAndJointTerms),
  theme('navy-and-coast-guard-terms', navyAndCoastGuardTerms),
];

/** All rows, theme by theme. */
export const glossaryRows = lazily(() => glossaryTables.flatMap((table) => table.entries()));

export const glossary = lazily(() => indexGlossary(glossaryRows()));
