import type { Occupation } from '#career/occupations/occupation.ts';
import type { RankedOccupation } from './rank-occupations.ts';

/** What a person's best titles are like, each as much as its score squared. */
export interface Usual {
  /** Of the yearly median; 0 without any. */
  readonly logPay: number;
  /** 1-5; 0 without any. */
  readonly zone: number;
  /** Major groups of the classification by their share of the best scores, beside that of the largest: a second line of work takes nothing from the first. */
  readonly groups: ReadonlyMap<string, number>;
}

const BEST = 5;
const GROUPED = 15;

/** Of a ranking, best first. */
export function usualOf(ranked: readonly RankedOccupation[]): Usual {
  const groups = new Map<string, number>();
  const best = ranked.slice(0, GROUPED);
  for (const { occupation, score } of best) {
    const group = groupOf(occupation);
    groups.set(group, (groups.get(group) ?? 0) + score);
  }
  const mean = (of: (occupation: Occupation) => number | null | undefined) => {
    let [sum, weight] = [0, 0];
    for (const { occupation, score } of best.slice(0, BEST)) {
      const value = of(occupation);
      if (!value) continue;
      sum += score ** 2 * value;
      weight += score ** 2;
    }
    return weight === 0 ? 0 : sum / weight;
  };
  const largest = Math.max(...groups.values());
  for (const [group, sum] of groups) groups.set(group, sum / largest);
  return { logPay: mean(logPayOf), zone: mean(({ jobZone }) => jobZone), groups };
}

/** The major group of the classification. */
export const groupOf = ({ code }: Occupation) => code.slice(0, 2);
/** Of the yearly median; null where none is published. */
export const logPayOf = ({ figures: { pay } }: Occupation) => (pay === null ? null : Math.log(pay.median));
