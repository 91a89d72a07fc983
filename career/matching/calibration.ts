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
  [0, 10],
  [0.05, 22],
  [0.1, 30],
  [0.22, 36],
  [0.3, 45],
  [0.45, 55],
  [0.55, 68],
  [0.68, 76],
  [0.8, 84],
  [0.87, 90],
  [1, 98],
];

/** The evidence (0-1) as the whole number people see, 0-100. */
export function calibrated(evidence: number): number {
  const at = CURVE.findIndex(([from]) => from > evidence);
  const [to, upper] = CURVE[at] ?? CURVE[CURVE.length - 1] ?? [1, 0];
  const [from, lower] = CURVE[Math.max(0, at - 1)] ?? [0, 0];
  if (at < 0 || to === from) return upper;
  return Math.round(lower + ((evidence - from) / (to - from)) * (upper - lower));
}

/** From here on a title is suggested: of those below, among the sixty people graded one by one, one in six and more were wrong. */
export const SUGGESTED = 36;

/** A list shorter than five goes on down to here: below, nearly half were wrong, and nothing is better than that. */
export const SUGGESTED_BEFORE = 22;

/** From here on nine in ten were readily suggested. */
const STRONG = 76;

/** Whether a counselor would readily suggest a title, by its number. */
export function fitOf(shown: number): MatchFit {
  return shown >= STRONG ? 'strong' : 'possible';
}
