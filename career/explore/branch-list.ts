import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { MilitaryBranch } from '#career/service.ts';
import rows from '#knowledge/occupations/dod-areas.json' with { type: 'json' };
import { branchAddress } from './addresses.ts';
import { type MilitaryCode, militaryCodes } from './military-codes.ts';

/** The occupational areas that the Department of Defense sorts all services' jobs into. */
export const dodAreas = tableOf(
  'occupations/dod-areas.json',
  rows,
  () =>
    entryOf({
      begins: words.regex(/^[12]\d$/, 'must be the first two figures of a DoD occupation code'),
      name: words,
      slug: words.regex(/^[a-z-]+$/, 'must be lower case letters and hyphens'),
    }),
  noRepeats('begins', ({ begins }) => begins),
  noRepeats('slug', ({ slug }) => slug),
);

/** Codes of one area of work in one branch. */
export interface CodeGroup {
  readonly name: string;
  readonly slug: string;
  readonly address: string;
  /** By code. */
  readonly codes: readonly MilitaryCode[];
}

/** For codes newer than the list that has the areas. */
const OTHER = { name: 'Newer codes, not sorted yet', slug: 'newer-codes' };

const areas = lazily(() => new Map(dodAreas.entries().map(({ begins, ...area }) => [begins, area])));

/** The codes of today of a branch by area, enlisted areas first, those without an area last. */
export function codesByGroup(facts: CareerFacts, branch: MilitaryBranch): CodeGroup[] {
  const current = militaryCodes(facts).all.filter((code) => code.current && code.branch === branch);
  const groups = Map.groupBy(current, ({ jobs }) => jobs[0].dodGroup?.slice(0, 2) ?? '');
  return [...groups]
    .sort(([a], [b]) => (a || '9').localeCompare(b || '9'))
    .map(([begins, codes]) => {
      const { name, slug } = areas().get(begins) ?? OTHER;
      return { name, slug, address: `${branchAddress(branch)}/groups/${slug}`, codes };
    });
}
