import { printedDate, readDate, spansIn } from '#career/record/dates.ts';
import type { ResumeExperience } from './document.ts';

type Dates = Pick<ResumeExperience, 'start' | 'end' | 'current'>;

/** A date as typed ("03/2016"), as a resume prints it ("Mar 2016"); what cannot be read stays as it was typed. */
export function printedAs(typed: string): string {
  // "2022 (retired, gray area)": the date, and a remark behind it.
  const [span] = spansIn(typed);
  const date = readDate(typed) ?? (span?.from === 0 ? span.start : null);
  return date ? printedDate(date) : typed.trim();
}

/** The dates of a job as a resume prints them: "Sep 2014 – Jan 2024", "2019 – Present"; empty when none are told. */
export function jobDates({ start, end, current }: Dates): string {
  const from = printedAs(start);
  const to = current ? 'Present' : printedAs(end);
  if (from === '' && to !== '') return current ? to : `Until ${to}`;
  return [from, to].filter((date) => date !== '').join(' – ');
}

const MONTHS_A_YEAR = 12;

/** Months since the year 0; of a year without a month, the month given. Null where nothing can be read. */
function monthOf(typed: string, withoutMonth: number): number | null {
  const date = readDate(typed);
  return date && date.year * MONTHS_A_YEAR + (date.month ?? withoutMonth);
}

/** What a job is ordered by: when it ended, then when it began. Of two dates the one that is told stands for both. */
function endOf(job: Dates): number {
  if (job.current) return Number.POSITIVE_INFINITY;
  return monthOf(job.end, MONTHS_A_YEAR) ?? monthOf(job.start, 1) ?? Number.NEGATIVE_INFINITY;
}

const startOf = (job: Dates) => monthOf(job.start, 1) ?? Number.NEGATIVE_INFINITY;

const descending = (one: number, other: number) => Number(other > one) - Number(other < one);

/** Jobs newest first, service and civilian work together; one without dates stays behind the one it stands behind, or first. */
export function newestFirst<T extends Dates>(jobs: readonly T[]): T[] {
  let before = { end: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };
  const placed = jobs.map((job) => {
    const end = endOf(job);
    if (end !== Number.NEGATIVE_INFINITY) before = { end, start: startOf(job) };
    return { job, ...before };
  });
  return placed
    .toSorted((one, other) => descending(one.end, other.end) || descending(one.start, other.start))
    .map(({ job }) => job);
}
