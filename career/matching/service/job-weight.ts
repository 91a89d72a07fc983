import type { VeteranRecord } from '#career/service.ts';

/** How long a period of service lasted and how long before the last one it ended, in years; null when not said. */
export interface PeriodSpan {
  readonly years: number | null;
  readonly yearsSince: number | null;
}

const YEAR = /\b(?:19[4-9]|20[0-9])\d\b/;
const ONGOING = /present|current|now|ongoing/i;

const yearIn = (text: string | null) => {
  const found = YEAR.exec(text ?? '')?.[0];
  return found === undefined ? null : Number(found);
};

/** The spans of the current period and the earlier ones, in the order of the record. Dates are read as typed. */
export function periodSpans(record: VeteranRecord): PeriodSpan[] {
  const periods = [record, ...(record.earlierService ?? [])].map(({ startDate, endDate }) => ({
    from: yearIn(startDate),
    to: ONGOING.test(endDate ?? '') ? null : yearIn(endDate),
  }));
  const known = periods.flatMap(({ from, to }) => [from, to]).filter((year) => year !== null);
  const last = known.length === 0 ? null : Math.max(...known);
  return periods.map(({ from, to }) => ({
    years: from !== null && to !== null && to >= from ? to - from : null,
    yearsSince: to !== null && last !== null ? last - to : null,
  }));
}

/** A job among those typed into one field. */
interface Place {
  readonly age: number;
  readonly years: number | null;
  readonly place: number;
  readonly jobs: number;
}

/** Our judgement, held in the evaluation: eight years say all there is to say, and what was learned fades by halves. */
const LONG_YEARS = 8;
const SHORT_SHARE = 0.6;
const HALF_LIFE_YEARS = 15;
/** One enlistment, where nothing says how long a job lasted or lies back. */
const USUAL_YEARS = 4;
const EARLIER_SHARE = 0.85;
/** However short, the last job is what one comes from; however long ago, an earlier one was learned. */
const LEAST_LAST = 0.9;
const LEAST_EARLIER = 0.35;
/** Of jobs typed side by side without dates, the first named counts a little more. */
const NAMED_AFTER = 0.05;

/**
 * What a job counts (above 0, at most 1). The last one nearly whole; an earlier one by its length, halved for each
 * fifteen years since. `at` is the period's place, 0 for the last.
 */
export function weightOf(at: number, span: PeriodSpan | undefined, typed: Place): number {
  const ofPeriod = typed.jobs === 1 ? span?.years : null;
  const years = typed.years ?? ofPeriod ?? USUAL_YEARS;
  const length = SHORT_SHARE + (1 - SHORT_SHARE) * Math.min(1, years / LONG_YEARS);
  if (at === 0 && typed.age === 0) {
    const together = typed.jobs > 1 && typed.years !== null;
    return (together ? length : Math.max(LEAST_LAST, length)) * (1 - typed.place * NAMED_AFTER);
  }
  const since = (at === 0 ? 0 : (span?.yearsSince ?? at * USUAL_YEARS)) + typed.age * USUAL_YEARS;
  return Math.max(LEAST_EARLIER, EARLIER_SHARE * length * 0.5 ** (since / HALF_LIFE_YEARS));
}
