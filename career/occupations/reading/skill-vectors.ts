import { product } from '../occupation.ts';
import type { OccupationRatings } from './read-ratings.ts';

/** How many of the nearest rated relatives lend an unrated occupation theirs. */
const LENDERS = 3;

/**
 * Skills and knowledge of every occupation as vectors of one length: importance, less its mean over all occupations,
 * in standard deviations, brought to length 1. An unrated occupation gets the mean direction of its nearest rated
 * relatives, else zeros. `related` names relatives by their place in the list, nearest first.
 */
export function skillVectors(
  ratings: readonly OccupationRatings[],
  width: number,
  related: readonly (readonly number[])[],
): Float32Array[] {
  const own = ratings.map(({ skills, knowledge }) => {
    if (skills === null || knowledge === null) return null;
    const vector = new Float32Array(width);
    vector.set(skills);
    vector.set(knowledge, skills.length);
    return vector;
  });
  const rated = own.filter((vector) => vector !== null);
  for (let column = 0; column < width; column++) standardise(rated, column);
  for (const vector of rated) toLength1(vector);
  return own.map((vector, at) => {
    if (vector !== null) return vector;
    const lenders = (related[at] ?? []).flatMap((other) => own[other] ?? []).slice(0, LENDERS);
    const lent = new Float32Array(width);
    for (const lender of lenders)
      lender.forEach((value, column) => {
        lent[column] = (lent[column] as number) + value;
      });
    toLength1(lent);
    return lent;
  });
}

/** One column to mean 0 and deviation 1; what is not rated becomes 0, the mean. In place. */
function standardise(vectors: readonly Float32Array[], column: number): void {
  const count = vectors.length || 1;
  let sum = 0;
  let squares = 0;
  for (const vector of vectors) {
    const value = vector[column] as number;
    if (Number.isNaN(value)) continue;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  const deviation = Math.sqrt(Math.max(squares / count - mean * mean, 1e-6));
  for (const vector of vectors) {
    const value = vector[column] as number;
    vector[column] = Number.isNaN(value) ? 0 : (value - mean) / deviation;
  }
}

/** In place. */
function toLength1(vector: Float32Array): void {
  const length = Math.sqrt(product(vector, vector)) || 1;
  for (let column = 0; column < vector.length; column++) vector[column] = (vector[column] as number) / length;
}
