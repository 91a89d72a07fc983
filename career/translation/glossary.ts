import { z } from 'zod';
import { branch } from '#career/knowledge/entry-fields.ts';
import { entryOf, lazily, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import administration from '#knowledge/glossary/administration.json' with { type: 'json' };
import aviation from '#knowledge/glossary/aviation.json' with { type: 'json' };
import awards from '#knowledge/glossary/awards.json' with { type: 'json' };
import careerAndReadiness from '#knowledge/glossary/career-and-readiness.json' with { type: 'json' };
import dutyTitles from '#knowledge/glossary/duty-titles.json' with { type: 'json' };
import groundAndSupportJobs from '#knowledge/glossary/ground-and-support-jobs.json' with { type: 'json' };
import logistics from '#knowledge/glossary/logistics.json' with { type: 'json' };
import medical from '#knowledge/glossary/medical.json' with { type: 'json' };
import operations from '#knowledge/glossary/operations.json' with { type: 'json' };
import organization from '#knowledge/glossary/organization.json' with { type: 'json' };
import ranks from '#knowledge/glossary/ranks.json' with { type: 'json' };
import seaService from '#knowledge/glossary/sea-service.json' with { type: 'json' };
import signalsAndIntelligence from '#knowledge/glossary/signals-and-intelligence.json' with { type: 'json' };
import spaceMissileAndCyber from '#knowledge/glossary/space-missile-and-cyber.json' with { type: 'json' };
import training from '#knowledge/glossary/training.json' with { type: 'json' };
import { indexGlossary } from './glossary-index.ts';

const FIGURE = /[0-9$%]/;

/**
 * A military term and the civilian words that may stand in its place in a sentence. They carry no figure, no name of
 * a person or place and no other military term, so that putting them into a resume can't add a claim.
 */
const glossaryEntry = () =>
  entryOf({
    term: words,
    civilian: words.refine((text) => !FIGURE.test(text), 'must hold no figure: that would be a claim'),
    /** The civilian words for more than one, where the rule of `pluralOf` would get them wrong. */
    plural: words.optional(),
    /** The meaning holds in these services only. */
    branches: z.array(branch).min(1).optional(),
    /** The meaning holds only where one of these word beginnings stands in the same text. */
    onlyNear: z.array(words.lowercase('must be in lower case')).min(1).optional(),
    /** The term is also an everyday word or a common abbreviation: matched only as it is written here. */
    onlyAsWritten: z.literal(true).optional(),
  });

export type GlossaryRow = z.output<ReturnType<typeof glossaryEntry>>;

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
];

/** All rows, theme by theme. */
export const glossaryRows = lazily(() => glossaryTables.flatMap((table) => table.entries()));

export const glossary = lazily(() => indexGlossary(glossaryRows()));
