import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import schoolRows from '#knowledge/record/school-names.json' with { type: 'json' };

/** Schools by their letters, where those mean one school. */
export const schoolNameTable = tableOf(
  'record/school-names.json',
  schoolRows,
  () => entryOf({ short: words, name: words }),
  noRepeats('short', ({ short }) => short),
);

const names = lazily(() => new Map(schoolNameTable.entries().map(({ short, name }) => [short, name])));

/**
 * A school as a stranger reads it: "CCAF" and "Univ of Rhode Island" spelled out, "Leeward CC" as a community college.
 * What is not surely a short form stays.
 */
export function schoolName(written: string): string {
  const [school = '', ...place] = written.split(/(?=,)/);
  const name =
    names().get(school) ??
    school
      .replace(/\bUniv\b\.?/, 'University')
      .replace(/^U of (?=[A-Z])/, 'University of ')
      .replace(/(?<=[a-z] )CC$/, 'Community College');
  return [name, ...place].join('');
}
