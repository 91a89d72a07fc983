import { expect, it } from 'vitest';
import { yearsOfService } from './years-served.ts';

const served = (startDate: string | null, endDate: string | null, earlierService: unknown[] = []) =>
  yearsOfService({ startDate, endDate, yearsServed: '7-10 years', earlierService });

it.each([
  ['09/2014', '2024-01-15', '9 years'],
  ['June 2014', 'May 2018', '4 years'],
  ['06/2019', '06/2020', '1 year'],
])('%s to %s are %s', (start, end, years) => {
  expect(served(start, end)).toBe(years);
});

it.each([
  ['without an end', '09/2014', null],
  ['without months', '2014', '2024'],
  ['with dates that nobody can read', 'spring', '2024'],
  ['turned around', '09/2024', '09/2014'],
])('the chosen range stands %s', (_why, start, end) => {
  expect(served(start, end)).toBe('7–10 years');
});

it('the dates of the last of several periods are not the whole service', () => {
  expect(served('09/2014', '01/2018', [{}])).toBe('7–10 years');
});

it('a range without an end says so in words', () => {
  expect(yearsOfService({ startDate: null, endDate: null, yearsServed: '16-20+ years' })).toBe('16+ years');
});
