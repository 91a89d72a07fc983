import type { MatchType } from './title-match.ts';

/** The most a title can show by how it was found: an inferred title never looks as sure as an official one. */
const MOST: Readonly<Record<MatchType, number>> = {
  'official-crosswalk': 98,
  'close-skills': 93,
  'own-words': 91,
  inferred: 87,
};

const LEAST = 30;

/**
 * The ranking's score (0-1) as the whole number people see, 0-100: a straight line from LEAST to the most its kind
 * allows, reached at FULL. Nothing above FULL earns more.
 */
export function calibrated(score: number, matchType: MatchType): number {
  const share = Math.min(1, Math.max(0, score / FULL));
  return Math.round(LEAST + (MOST[matchType] - LEAST) * share);
}

const FULL = 0.92;
