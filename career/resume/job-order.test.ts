import { expect, it } from 'vitest';
import { jobDates, newestFirst } from './job-order.ts';

const job = (start: string, end = '', current = false) => ({ start, end, current });

it.each([
  [job('03/2016', '2024-01-31'), 'Mar 2016 – Jan 2024'],
  [job('Sept 2014', '', true), 'Sep 2014 – Present'],
  [job('2014'), '2014'],
  [job('', '06/2020'), 'Until Jun 2020'],
  [job('', '', true), 'Present'],
  [job('after the war', '1999'), 'after the war – 1999'],
  [job('', ''), ''],
])('%j is printed %s', (dates, printed) => {
  expect(jobDates(dates)).toBe(printed);
});

it('puts jobs in one order: what goes on, then by the end, then by the begin; what has no dates stays behind the one before it, or first', () => {
  const jobs = [
    job('', ''),
    job('2001', '2005'),
    job('01/2006', '12/2019'),
    job('', ''),
    job('2021', '', true),
    job('05/2018', '12/2019'),
    job('2020'),
  ];
  expect(newestFirst(jobs).map((one) => jobs.indexOf(one))).toEqual([0, 4, 6, 5, 2, 3, 1]);
});
