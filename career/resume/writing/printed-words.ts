import { z } from 'zod';
import { entryOf, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import { PhraseIndex } from '#career/text/phrase-index.ts';
import rows from '#knowledge/writing/printed-words.json' with { type: 'json' };

/** Words that print writes otherwise than people type them: "GI bill", "pre-flight". */
export const printedWordTable = tableOf('writing/printed-words.json', rows, () =>
  entryOf({ typed: z.string().min(2), printed: z.string().min(2) }),
);

const printed = lazily(() => {
  const words = new Map(printedWordTable.entries().map(({ typed, printed }) => [typed, printed]));
  return { words, index: new PhraseIndex([...words.keys()]) };
});

/** A line with such words as print has them. */
export function inPrintedWords(line: string): string {
  const { words, index } = printed();
  const pattern = index.pattern(line, (phrases) => new RegExp(`(?<![\\w-])${phrases}(?![\\w])`, 'g'));
  return pattern === null ? line : line.replace(pattern, (word) => words.get(word) ?? word);
}
