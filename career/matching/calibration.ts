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
 * Of a hundred titles with so much evidence, how many a counselor suggests readily: drawn through the titles of the three
 * graded sets that `npm run evaluate:matching` reads, made monotone. No kind of evidence has a
 * line or a cap of its own. The same run prints how it holds.
 */
const CURVE: readonly (readonly [evidence: number, share: number])[] = [
  [0, 5],
  [0.01, 10],
  [0.06, 20],
  [0.1, 30],
  [0.22, 35],
  [0.3, 42],
  [0.45, 54],
  [0.55, 66],
  [0.65, 75],
  [0.8, 80],
  [0.9, 90],
  [1, 96],
];

/** The evidence (0-1) as the whole number people see, 0-100. */
export function calibrated(evidence: number): number {
  const at = CURVE.findIndex(([from]) => from > evidence);
  const [to, upper] = CURVE[at] ?? CURVE[CURVE.length - 1] ?? [1, 0];
  const [from, lower] = CURVE[Math.max(0, at - 1)] ?? [0, 0];
  if (at < 0 || to === from) return upper;
  return Math.round(lower + ((evidence - from) / (to - from)) * (upper - lower));
}

/** From here on a title is suggested: of those below, among people nothing was fitted to, two in five were wrong. */
export const SUGGESTED = 34;

/** A list shorter than this goes on down to here: below, most were wrong, and nothing is better than that. */
export const SUGGESTED_BEFORE = 20;

/** Among the first three titles of a person and from here on, nearly nine in ten were readily suggested. */
const STRONG_EARLY = 64;
const EARLY = 3;

/** Further down a list a title has to say so by itself. */
const STRONG_LATER = 82;

/** Whether a counselor would readily suggest a title, by its number and its place in the person's list, from 0. */
export function fitOf(shown: number, place: number): MatchFit {
  return shown >= (place < EARLY ? STRONG_EARLY : STRONG_LATER) ? 'strong' : 'possible';
}
