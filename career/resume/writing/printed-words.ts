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

/** A line with its words and signs as print has them. */
export function inPrintedWords(line: string): string {
  const { words, index } = printed();
  const pattern = index.pattern(line, (phrases) => new RegExp(`(?<![\\w-])${phrases}(?![\\w])`, 'g'));
  const typed = pattern === null ? line : line.replace(pattern, (word) => words.get(word) ?? word);
  return (
    typed
      // "onboard a VIRGINIA class submarine", "EPA/state findings", "as as".
      .replace(
        /\b([A-Z])([A-Z]{3,})[ -]class\b(?= (?:[a-z]+ ){0,2}(?:submarine|destroyer|cruiser|carrier|ship|frigate|boat|cutter|vessel)s?\b)/g,
        (_, first: string, rest: string) => `${first}${rest.toLowerCase()}-class`,
      )
      .replace(
        /(?<![\w/])([A-Z]{2,5})\/(?=(?:state|local|federal|county|city|base|unit|joint|civilian)(?![\w/]))/g,
        '$1 and ',
      )
      .replace(/\b(and|the|as|of|to|for|with) \1\b/g, '$1')
      // "Got claims from 7% of boxes to under 2": what changed by it.
      .replace(
        /(?<=^|, | and |; )([Gg])ot (?=[^,;]{3,60}? (?:(?:down|up) )?from (?:about |over |nearly )?\$?\d[^,;]*? to (?:under |about |over |nearly )?\$?\d)/g,
        (_, first: string) => (first === 'G' ? 'Brought ' : 'brought '),
      )
  );
}
