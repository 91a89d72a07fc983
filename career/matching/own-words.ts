import { entryOf, lazily, tableOf, wordList } from '#career/knowledge/read-table.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
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
export function ownWordsFor(facts: CareerFacts, evidence: Evidence, row: number): string[] {
  const best: { word: string; weight: number }[] = [];
  for (const [term, { word }] of evidence.terms) {
    const weight =
      word.length < 3 || isEverywhere(facts, term) || otherSense().has(word) ? 0 : weightOf(facts, term, row);
    if (weight >= TELLING && termsOf(word).length > 0) best.push({ word, weight });
  }
  // One word alone may be chance; one that the work is full of is not.
  if (best.length === 1 && (best[0]?.weight ?? 0) < TELLING_ALONE) return [];
  return best
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
}

/** A word that one occupation in seven is described with ("team", "safety", "reports") is no reason for any. */
const EVERYWHERE = 1 / 7;

function isEverywhere(facts: CareerFacts, term: string): boolean {
  const posting = facts.terms.get(term);
  return posting !== undefined && posting.rows.length > facts.tables.occupations.code.length * EVERYWHERE;
}

function weightOf(facts: CareerFacts, term: string, row: number): number {
  const posting = facts.terms.get(term);
  if (!posting) return 0;
  let low = 0;
  let high = posting.rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((posting.rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return posting.rows[low] === row ? (posting.weights[low] ?? 0) : 0;
}
