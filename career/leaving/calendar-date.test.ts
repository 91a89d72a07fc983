import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from './calendar-date.ts';

describe('days of the calendar', () => {
  it.each([
    ['2027-03-01', -1, '2027-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2027-06-30', -365, '2026-06-30'],
    // A leap day lies between: 365 days are a day short of the year.
    ['2028-06-30', -365, '2027-07-01'],
    ['2100-03-01', -1, '2100-02-28'],
    ['2000-03-01', -1, '2000-02-29'],
    // Clocks change on these days in the United States; the calendar doesn't care.
    ['2027-03-14', 1, '2027-03-15'],
    ['2027-11-07', 1, '2027-11-08'],
    ['2026-11-22', 485, '2028-03-21'],
  ])('%s and %i days are %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-05-31', 1, '2027-06-30'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', -24, '2026-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2027-08-31', -24, '2025-08-31'],
  ])('%s and %i months are %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });
});
