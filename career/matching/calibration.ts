import type { MatchFit } from './title-match.ts';

/** How much it counts that a title stands behind the best one of the same person: two equal halves, so squared. */
const STANDING_FORCE = 2;

/**
 * Evidence for a title as one number, 0-1: the ranking's score, less the further it stands behind the person's best
 * title. Records differ in how much they say; within one, what stands close to the best is what a counselor names too.
 */
export function evidenceOf(score: number, best: number): number {
  const standing = best <= 0 ? 1 : Math.min(1, score / best);
  return Math.min(1, Math.max(0, score)) * standing ** STANDING_FORCE;
}

/**
 * Of a hundred titles with so much evidence, how many a counselor suggests readily: drawn through the titles of all
 * 240 graded people that `npm run evaluate:matching` reads, made monotone. No kind of evidence has a
 * line or a cap of its own. The same run prints how it holds.
 */
const CURVE: readonly (readonly [evidence: number, share: number])[] = [
  [0, 18],
  [0.02, 26],
  [0.1, 31],
  [0.28, 36],
  [0.35, 43],
  [0.45, 48],
  [0.55, 56],
  [0.6, 65],
  [0.68, 72],
  [0.76, 78],
  [0.83, 86],
  [0.9, 91],
  [0.95, 97],
  [1, 99],
];

/** The evidence (0-1) as the whole number people see, 0-100. */
export function calibrated(evidence: number): number {
  const at = CURVE.findIndex(([from]) => from > evidence);
  const [to, upper] = CURVE[at] ?? CURVE[CURVE.length - 1] ?? [1, 0];
  const [from, lower] = CURVE[Math.max(0, at - 1)] ?? [0, 0];
  if (at < 0 || to === from) return upper;
  return Math.round(lower + ((evidence - from) / (to - from)) * (upper - lower));
}

/** Of the titles from here on that a list names readily, more than four in five were readily suggested. */
const STRONG = 64;

/** As surely as this a list that names a title readily is the person's own. */
export const OWN_LIST = 0.5;

/**
 * Whether a counselor would readily suggest a title: somebody who drew up a list for this line of work did, the list is
 * surely this person's, and nothing in the record takes the number down.
 */
export function fitOf(shown: number, readily: number): MatchFit {
  return shown >= STRONG && readily >= OWN_LIST ? 'strong' : 'possible';
}
