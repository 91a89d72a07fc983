import { unpackNumbers } from '../packed.ts';
import type { RatingsTable } from '../tables.ts';
import { rowsOf } from './table-rows.ts';

/** O*NET's ratings of one occupation; NaN where one of them is missing, null where all are. */
export interface OccupationRatings {
  /** Importance 1-5, in the order of the names; null unless skills are rated. */
  readonly skills: Float32Array | null;
  readonly knowledge: Float32Array | null;
  /** Impact -3 to 3. */
  readonly styles: Float32Array | null;
  /** 1-7. */
  readonly interests: Float32Array | null;
  readonly values: Float32Array | null;
}

/** The ratings of every occupation, in the order of their codes. */
export function readRatings(table: RatingsTable): OccupationRatings[] {
  const { skillImportance, knowledgeImportance, styleImpact, interests, values } = table;
  const unpacked = (packed: string, low: number, high: number) =>
    packed === '' ? null : unpackNumbers(packed, low, high);
  return rowsOf('ratings', { skillImportance, knowledgeImportance, styleImpact, interests, values }).map(
    (row) => ({
      skills: unpacked(row.skillImportance, 1, 5),
      knowledge: unpacked(row.knowledgeImportance, 1, 5),
      styles: unpacked(row.styleImpact, -3, 3),
      interests: unpacked(row.interests, 1, 7),
      values: unpacked(row.values, 1, 7),
    }),
  );
}

/** Per occupation and style its place among all occupations, 0-1; null for one without ratings. */
export function stylePlaces(
  names: readonly string[],
  ratings: readonly OccupationRatings[],
): (ReadonlyMap<string, number> | null)[] {
  const result = ratings.map(({ styles }) => (styles === null ? null : new Map<string, number>()));
  names.forEach((name, column) => {
    const sorted = ratings.flatMap(({ styles }) => (styles === null ? [] : [styles[column] ?? 0]));
    sorted.sort((a, b) => a - b);
    const place = new Map<number, number>();
    sorted.forEach((value, at) => {
      if (!place.has(value)) place.set(value, at / Math.max(1, sorted.length - 1));
    });
    ratings.forEach(({ styles }, at) => {
      const own = styles === null ? undefined : place.get(styles[column] ?? 0);
      if (own !== undefined) result[at]?.set(name, Math.fround(own));
    });
  });
  return result;
}
