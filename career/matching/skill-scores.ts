import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Scores } from './score-evidence.ts';

/** How many of the best-supported occupations draw the veteran's profile. */
const ANCHORS = 10;
const WEAKEST_ANCHOR = 0.25;

/**
 * Occupations whose skills and knowledge are like those of the occupations that other evidence points to: cosine
 * with their weighted mean, negative likeness as 0. All zero when no other evidence is there.
 */
export function skillScores(facts: CareerFacts, others: readonly Scores[]): Scores {
  const space = facts.skillSpace();
  const count = facts.tables.occupations.code.length;
  const result = new Float32Array(count);
  const anchors = anchorRows(others, count);
  if (anchors.length === 0) return result;
  const profile = new Float32Array(space.width);
  for (const { row, support } of anchors) {
    const start = row * space.width;
    for (let column = 0; column < space.width; column++) {
      profile[column] = (profile[column] ?? 0) + support * (space.vectors[start + column] ?? 0);
    }
  }
  const length = Math.hypot(...profile) || 1;
  for (let row = 0; row < count; row++)
    result[row] = Math.max(0, dot(space.vectors, row * space.width, profile) / length);
  return result;
}

function dot(vectors: Float32Array, start: number, profile: Float32Array): number {
  let sum = 0;
  for (let column = 0; column < profile.length; column++) {
    sum += (vectors[start + column] ?? 0) * (profile[column] ?? 0);
  }
  return sum;
}

function anchorRows(others: readonly Scores[], count: number): { row: number; support: number }[] {
  const rows: { row: number; support: number }[] = [];
  for (let row = 0; row < count; row++) {
    let support = 0;
    for (const scores of others) support = Math.max(support, scores[row] ?? 0);
    if (support >= WEAKEST_ANCHOR) rows.push({ row, support });
  }
  return rows.sort((a, b) => b.support - a.support || a.row - b.row).slice(0, ANCHORS);
}
