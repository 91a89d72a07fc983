import { describe, expect, it } from 'vitest';
import { inPrintForms } from './print-forms.ts';

describe('the forms that print has', () => {
  it.each([
    ['launched C130s and an F16', 'launched C-130s and an F-16'],
    ['promoted to E2, B2B sales, C5F', 'promoted to E2, B2B sales, C5F'],
    ['re-writing the schedule, re-signed the lease', 'rewriting the schedule, re-signed the lease'],
    ['$9 mil budget', '$9 million budget'],
    ['found 1.3 mil in excess parts', 'found 1.3 million in excess parts'],
    ['24 mil store', '24 million store'],
    ['led 11 mil, 8 civ', 'led 11 mil, 8 civ'],
    ['14,600 lines valued at 31M', '14,600 lines valued at $31M'],
    ["Q2 '22 and in '91", 'Q2 2022 and in 1991'],
    ["Sq NCO of the Yr '21", 'Sq NCO of the Yr, 2021'],
    ["3rd Quarter '20", '3rd Quarter of 2020'],
  ])('%s is %s', (typed, printed) => {
    expect(inPrintForms(typed)).toBe(printed);
  });
});
