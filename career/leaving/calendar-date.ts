import { DAY_MS } from '../durations.ts';

/**
 * Days of the calendar as "2027-02-28": the day a law or an order names, the same wherever it is read. Nothing here
 * knows an hour or a time zone; `Date.UTC` is used as a calendar that knows leap years.
 */
export type CalendarDate = string;

const millisOf = (date: CalendarDate): number => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
};

const dateOf = (millis: number): CalendarDate => new Date(millis).toISOString().slice(0, 10);

/** The day so many days later; earlier for a negative number. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return dateOf(millisOf(date) + days * DAY_MS);
}

/** The same day so many months later, or the last of the month where it has no such day: January 31 + 1 is February 28. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  return dateOf(
    Date.UTC(
      lastOfMonth.getUTCFullYear(),
      lastOfMonth.getUTCMonth(),
      Math.min(day, lastOfMonth.getUTCDate()),
    ),
  );
}

/** Days from one day to another; negative where the other is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((millisOf(to) - millisOf(from)) / DAY_MS);
}
