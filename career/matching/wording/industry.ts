import { codeBeginning } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/industries.json' with { type: 'json' };

/** SOC major groups in plain words, and the kinds of employers where such work is commonly found (our wording). */
export const industryTable = tableOf(
  'matching/industries.json',
  rows,
  () => entryOf({ category: words, occupationsBegin: codeBeginning, industries: wordList }),
  noRepeats('occupationsBegin', (entry) => entry.occupationsBegin),
);

const groups = lazily(() => new Map(industryTable.entries().map((entry) => [entry.occupationsBegin, entry])));

/** The field of work of an O*NET-SOC code in plain words, and where such work is commonly found. */
export function industryOf(onetSocCode: string): { category: string; industries: string[] } {
  const group = groups().get(onetSocCode.slice(0, 4)) ?? groups().get(onetSocCode.slice(0, 2));
  return { category: group?.category ?? 'Civilian Sector', industries: [...(group?.industries ?? [])] };
}
