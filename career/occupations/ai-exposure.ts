import type { AiExposure, AiLevel, ExposureMeasure } from '#career/matching/title-match.ts';
import type { CareerFacts } from './facts.ts';

/**
 * The measures share no scale, so an occupation's place among all occupations of the same measure stands for it.
 * Cut-offs, ours: a mean place in the lowest 40 of 100 reads Low, in the highest 30 High, the rest Medium.
 */
export const LOW_BELOW = 40;
export const HIGH_FROM = 70;

/** Every published measure of an occupation with its place among all occupations, and one plain level. */
export function aiExposureOf(facts: CareerFacts, row: number): AiExposure {
  const places = facts.once('exposure-places', () => exposurePlaces(facts));
  const measures = facts.tables.exposure.measures.flatMap((measure, index): ExposureMeasure[] => {
    const value = measure.values[row] ?? null;
    const percentile = places[index]?.[row] ?? null;
    if (value === null || percentile === null) return [];
    return [{ measure: measure.label, sourceId: measure.sourceId, value, percentile }];
  });
  return { level: levelOf(measures), measures };
}

function levelOf(measures: readonly ExposureMeasure[]): AiLevel | null {
  if (measures.length === 0) return null;
  const mean = measures.reduce((sum, measure) => sum + measure.percentile, 0) / measures.length;
  if (mean < LOW_BELOW) return 'Low';
  return mean >= HIGH_FROM ? 'High' : 'Medium';
}

/** Per measure, per occupation: share of occupations below it, 0-100; half of those that tie count as below. */
function exposurePlaces(facts: CareerFacts): (number | null)[][] {
  return facts.tables.exposure.measures.map(({ values }) => {
    const known = values.filter((value) => value !== null).sort((a, b) => a - b);
    const firstAt = new Map<number, number>();
    const lastAt = new Map<number, number>();
    known.forEach((value, position) => {
      if (!firstAt.has(value)) firstAt.set(value, position);
      lastAt.set(value, position);
    });
    return values.map((value) => {
      if (value === null) return null;
      const middle = ((firstAt.get(value) ?? 0) + (lastAt.get(value) ?? 0)) / 2;
      return Math.round((middle / Math.max(1, known.length - 1)) * 100);
    });
  });
}
