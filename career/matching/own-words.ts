import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Evidence } from './evidence.ts';
import { mendedStems } from './field-evidence.ts';
import { termsOf } from './words.ts';

const MOST_WORDS = 4;
const TELLING = 0.12;

/** The veteran's own words that speak most for an occupation, as written, the most telling first. */
export function ownWordsFor(facts: CareerFacts, evidence: Evidence, row: number): string[] {
  const { stems, words } = mendedStems(facts, evidence.duties);
  const best = new Map<string, { word: string; weight: number }>();
  stems.forEach((term, at) => {
    const word = words[at] ?? '';
    if (word.length < 3 || termsOf(word).length === 0) return;
    const weight = weightOf(facts, term, row);
    if (weight >= TELLING && !best.has(term)) best.set(term, { word, weight });
  });
  return [...best.values()]
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
