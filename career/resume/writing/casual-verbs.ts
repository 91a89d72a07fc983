import { z } from 'zod';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { PhraseIndex } from '#career/text/phrase-index.ts';
import rows from '#knowledge/writing/casual-verbs.json' with { type: 'json' };

/** How people say what they did, and the verb that a resume puts in its place. */
export const casualVerbTable = tableOf(
  'writing/casual-verbs.json',
  rows,
  () =>
    entryOf({
      said: words,
      written: words,
      presentSaid: words.optional(),
      presentWritten: words.optional(),
      before: z.enum(['figure', 'object', 'words']),
      /** Of which one stands among the next words. */
      words: wordList.optional(),
    }),
  noRepeats('said', ({ said }) => said),
);

const verbs = lazily(() => {
  const byForm = new Map(
    casualVerbTable.entries().flatMap((entry) => {
      const { said, written, presentSaid, presentWritten } = entry;
      const past = [said, { written, entry }] as const;
      if (presentSaid === undefined || presentWritten === undefined) return [past];
      return [past, [presentSaid, { written: presentWritten, entry }] as const];
    }),
  );
  return { byForm, index: new PhraseIndex(byForm.keys()) };
});

const A_FIGURE =
  /^(?:\$?\d|(?:about|over|nearly|all|both|two|three|four|five|six|seven|eight|nine|ten|new|junior) )/;

/** What cannot begin an object. */
const NO_OBJECT = /^(?:to|for|and|or|at|in|on|of|with|by|as|when|while|until|but|from|so)\b|^[^A-Za-z\d$"“]/;

/** How far behind the verb one of its words may stand. */
const NEAR = 6;

/** A line with its casual verbs as a resume has them: "Broke in 7 new hires" is "Trained 7 new hires". */
export function withPlainVerbs(line: string): string {
  const { byForm, index } = verbs();
  const pattern = index.pattern(line, (said) => new RegExp(`(?<=^|; | and |, )${said}(?= \\S)`, 'gi'));
  if (pattern === null) return line;
  return line.replace(pattern, (said, ...rest: (string | number)[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    const found = byForm.get(said.toLowerCase());
    const behind = line.slice(Number(at) + said.length + 1);
    if (found === undefined || !fits(found.entry, behind)) return said;
    return /^[A-Z]/.test(said)
      ? found.written.charAt(0).toUpperCase() + found.written.slice(1)
      : found.written;
  });
}

function fits(
  { before, words: near = [] }: ReturnType<(typeof casualVerbTable)['entries']>[number],
  behind: string,
) {
  if (NO_OBJECT.test(behind)) return false;
  if (before === 'figure') return A_FIGURE.test(behind);
  if (before === 'object') return true;
  const next = behind.toLowerCase().split(/\W+/).slice(0, NEAR);
  return near.some((word) => next.includes(word));
}
