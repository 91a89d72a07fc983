import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import rows from '#knowledge/matching/words-of-another-sense.json' with { type: 'json' };
import type { Evidence } from './evidence.ts';
import { termsOf } from './words.ts';

const MOST_WORDS = 4;
const TELLING = 0.12;
const TELLING_ALONE = 0.2;

/** In service these words mean something else than in civilian work: calling for fire is no dispatcher's call. */
export const wordsOfAnotherSense = tableOf('matching/words-of-another-sense.json', rows, () =>
  entryOf({ words: wordList }),
);

const otherSense = lazily(() => new Set(wordsOfAnotherSense.entries().flatMap(({ words }) => words)));

/** The veteran's own words that speak most for an occupation, as written, the most telling first. */
export function ownWordsFor({ terms, tells }: Evidence, occupation: Occupation): string[] {
  const best: { word: string; weight: number }[] = [];
  for (const { word, term } of terms.values()) {
    if (term === null || word.length < 3 || otherSense().has(word) || !tells(term)) continue;
    const weight = term.weightIn(occupation);
    if (weight >= TELLING && termsOf(word).length > 0) best.push({ word, weight });
  }
  // One word alone may be chance; one that the work is full of is not.
  if (best.length === 1 && (best[0]?.weight ?? 0) < TELLING_ALONE) return [];
  return best
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}
