import type { AiExposure, AiLevel, ExposureMeasure } from '#career/matching/title-match.ts';
import type { ExposureTable } from '../tables.ts';
import { FactsError } from './table-rows.ts';

/**
 * The measures share no scale, so an occupation's place among all occupations of the same measure stands for it.
 * Cut-offs, ours: a mean place in the lowest 40 of 100 reads Low, in the highest 30 High, the rest Medium.
 */
export const LOW_BELOW = 40;
export const HIGH_FROM = 70;

/** Per occupation every published measure with its place among all occupations, and one plain level. */
export function readExposure({ measures }: ExposureTable, count: number): AiExposure[] {
  const columns = measures.map(({ label, sourceId, values }) => {
    if (values.length !== count)
      throw new FactsError(`facts/exposure.json: ${label} holds ${values.length} values, not ${count}.`);
    return placed(values).map((place): ExposureMeasure | null =>
      place === null ? null : { measure: label, sourceId, ...place },
    );
  });
  return Array.from({ length: count }, (_, at) => {
    const own = columns.flatMap((column) => column[at] ?? []);
    return { level: levelOf(own), measures: own };
  });
}

function levelOf(measures: readonly ExposureMeasure[]): AiLevel | null {
  if (measures.length === 0) return null;
  const mean = measures.reduce((sum, measure) => sum + measure.percentile, 0) / measures.length;
  if (mean < LOW_BELOW) return 'Low';
  return mean >= HIGH_FROM ? 'High' : 'Medium';
}

/** Each value with the share of occupations below it, 0-100; half of those that tie count as below. */
function placed(values: readonly (number | null)[]): ({ value: number; percentile: number } | null)[] {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  const ties = new Map<number, { first: number; last: number }>();
  known.forEach((value, position) => {
    const tie = ties.get(value);
    if (tie) tie.last = position;
    else ties.set(value, { first: position, last: position });
  });
  return values.map((value) => {
    const tie = value === null ? undefined : ties.get(value);
    if (value === null || tie === undefined) return null;
    const middle = (tie.first + tie.last) / 2;
    return { value, percentile: Math.round((middle / Math.max(1, known.length - 1)) * 100) };
  });
}
