import { branch } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { MilitaryBranch } from '#career/service.ts';
import rows from '#knowledge/occupations/code-successors.json' with { type: 'json' };

/** Retired codes and the codes that took over their work, from the services' own reorganisations. */
export const codeSuccessors = tableOf(
  'occupations/code-successors.json',
  rows,
  () => entryOf({ retired: words, branch, replacedBy: wordList }),
  noRepeats('retired', (entry) => `${entry.branch} ${entry.retired}`),
  (entries, fault) => {
    entries.forEach((entry, at) => {
      if (entry.replacedBy.includes(entry.retired)) fault(at, 'replacedBy', 'is the retired code itself');
    });
  },
);

const successors = lazily(
  () =>
    new Map(codeSuccessors.entries().map((entry) => [`${entry.branch} ${entry.retired}`, entry.replacedBy])),
);

/** Codes that took the place of `code` in a branch, newest last; empty when none is known. */
export function successorsOf(of: MilitaryBranch, code: string): string[] {
  const direct = successors().get(`${of} ${code}`) ?? [];
  return [...direct, ...direct.filter((next) => next !== code).flatMap((next) => successorsOf(of, next))];
}
