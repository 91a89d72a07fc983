import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { printedCredentials } from './printed-credentials.ts';

const printed = (certifications: string) =>
  printedCredentials({ ...EMPTY_RECORD, certifications, readOn: new Date('2026-11-22') }).map(
    ({ text }) => text,
  );

it.each([
  ['Security+ (2021)', ['Security+ (2021)']],
  ['PMP', ['PMP']],
  ['IATA DGR exp May 25', ['IATA DGR (expired May 2025)']],
  ['TWIC exp 2028', ['TWIC exp 2028']],
  ['CCNA (lapsed 2023)', ['CCNA (expired 2023)']],
  ['Servsafe Manager (exp Mar 2024, need to retake)', ['Servsafe Manager (expired Mar 2024)']],
  ['studying for PHR', ['PHR (in progress)']],
  ['PMP, expected May 2027', ['PMP (in progress, expected May 2027)']],
  ['PE Civil exam scheduled Oct 2027', ['PE Civil (in progress, exam scheduled for Oct 2027)']],
  ['FAA A&P -- General + Airframe writtens done', ['FAA A&P (in progress)']],
  ['CDL permit (SC)', ['CDL (permit)']],
  ['EMT class dropped', []],
  ['Forklift license, studying PMP', ['Forklift license', 'PMP (in progress)']],
  ['ASE T2, T4, T6, T8 (T8 exp. 2024)', ['ASE T2, T4, T6, T8 (T8 exp. 2024)']],
])('of %s prints %j', (written, lines) => {
  expect(printed(written)).toEqual(lines);
});
