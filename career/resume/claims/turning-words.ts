import { z } from 'zod';
import { entryOf, noRepeats, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/claims/turning-words.json' with { type: 'json' };

/** Kinds of words that make more, less or something else of a deed. */
export const TURNS = [
  'reach',
  'alone',
  'first',
  'cause',
  'lead',
  'finish',
  'help',
  'foretold',
  'unfinished',
  'denied',
  'hedged',
  'for',
] as const;
export type Turn = (typeof TURNS)[number];

/** The words of each kind; one with a star at its end stands for all that begin so. */
export const turningWordTable = tableOf(
  'claims/turning-words.json',
  rows,
  () => entryOf({ group: z.enum(TURNS), words: wordList }),
  noRepeats('group', ({ group }) => group),
);

const patterns = lazily(
  () =>
    new Map(
      turningWordTable
        .entries()
        .map(({ group, words }) => [
          group,
          new RegExp(` (${words.map((word) => word.replace(/\*$/, '[a-z]*')).join('|')})(?= )`, 'g'),
        ]),
    ),
);

/** The words of a kind in a text that `wordsInARow` made, each once. */
export function turnsIn(flat: string, turn: Turn): ReadonlySet<string> {
  const pattern = patterns().get(turn);
  return new Set(pattern === undefined ? [] : [...flat.matchAll(pattern)].map(([, word = '']) => word));
}

/** Whether a single word in lower case is of a kind. */
export const isTurn = (word: string, turn: Turn): boolean => turnsIn(` ${word} `, turn).size > 0;
