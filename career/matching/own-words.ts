import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Evidence } from './evidence.ts';
import { termsOf } from './words.ts';

const MOST_WORDS = 4;
const TELLING = 0.12;

/** The veteran's own words that speak most for an occupation, as written, the most telling first. */
export function ownWordsFor(facts: CareerFacts, evidence: Evidence, row: number): string[] {
  const best: { word: string; weight: number }[] = [];
  for (const [term, { word }] of evidence.terms) {
    const weight = word.length < 3 ? 0 : weightOf(facts, term, row);
    if (weight >= TELLING && termsOf(word).length > 0) best.push({ word, weight });
  }
  return best
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
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
