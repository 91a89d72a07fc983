import { readDate } from '#career/record/dates.ts';

interface Service {
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The range that was chosen. */
  readonly yearsServed: string | null;
  /** Periods before the one that the dates are of. */
  readonly earlierService?: readonly unknown[] | undefined;
}

/**
 * Years of service as "9 years": by the dates, in whole years rounded down, where both are there with their months;
 * else the range that was chosen. That stands too for a service in several periods, since the dates are those of the
 * last one, and for less than a year. Null where nothing was said.
 */
export function yearsOfService(service: Service): string | null {
  const chosen = inWords(service.yearsServed);
  if (service.earlierService !== undefined && service.earlierService.length > 0) return chosen;
  return yearsBetween(service.startDate, service.endDate) ?? chosen;
}

/** The range that was chosen, as a sentence says it: "7–10 years", "16+ years". */
const inWords = (range: string | null) => range?.replace(/^(\d+)-\d+\+/, '$1+').replace('-', '–') ?? null;

function yearsBetween(start: string | null, end: string | null): string | null {
  const from = readDate(start ?? '');
  const to = readDate(end ?? '');
  if (!from?.month || !to?.month) return null;
  // The months it began and ended in count whole: June 2014 to May 2018 are four years.
  const years = Math.floor(((to.year - from.year) * 12 + to.month - from.month + 1) / 12);
  return years < 1 ? null : `${years} ${years === 1 ? 'year' : 'years'}`;
}
