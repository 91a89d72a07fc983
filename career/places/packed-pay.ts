import { integerAt } from '#career/occupations/packed.ts';

/** Characters a figure takes in the packed tables of pay: tens of dollars or of persons, tenths of a percent. */
export const WIDTHS = { dollars: 3, percent: 2 } as const;

/** Stands where BLS prints "#": as much as the highest wage it publishes, or more. */
export const TOP_CODED = '###';
/** That wage in May 2024, dollars a year (BLS, OEWS May 2024: "$115.00 per hour or $239,200 per year"). */
export const TOP_CODE_DOLLARS = 239_200;

/** How levels are packed: cents an hour, and from the offset on tens of dollars a year. Published from 1,000 on they are a year's. */
export const LEVEL_STEPS = { yearlyFrom: 1000, yearlyOffset: 100_000 } as const;
/** Hours that a year's wage is counted with (BLS and OFLC). */
const HOURS_A_YEAR = 2080;

/** Dollars a year; `orMore` where only that is published. */
export interface Dollars {
  readonly dollars: number;
  readonly orMore: boolean;
}

/** Pay at a place of a packed text, dollars a year; null where none is published. */
export function payAt(packed: string, at: number): Dollars | null {
  const start = at * WIDTHS.dollars;
  if (packed.startsWith(TOP_CODED, start)) return { dollars: TOP_CODE_DOLLARS, orMore: true };
  const tens = integerAt(packed, at, WIDTHS.dollars);
  return tens === null ? null : { dollars: tens * 10, orMore: false };
}

/** A level's wage at a place of a packed text, dollars a year; null where there is none. */
export function levelAt(packed: string, at: number): Dollars | null {
  const steps = integerAt(packed, at, WIDTHS.dollars);
  if (steps === null) return null;
  const { yearlyOffset } = LEVEL_STEPS;
  const dollars = steps >= yearlyOffset ? (steps - yearlyOffset) * 10 : (steps / 100) * HOURS_A_YEAR;
  return { dollars: Math.round(dollars), orMore: false };
}

/** The same as it was published, dollars an hour; null where it was published by the year, or not at all. */
export function hourlyLevelAt(packed: string, at: number): number | null {
  const steps = integerAt(packed, at, WIDTHS.dollars);
  return steps === null || steps >= LEVEL_STEPS.yearlyOffset ? null : steps / 100;
}
