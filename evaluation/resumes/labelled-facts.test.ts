import { expect, it } from 'vitest';
import { isProven } from '../../scripts/test/proven.ts';
import { runShare, shareHeld, wordsBeyond } from './label-words.ts';
import { reportOnSet } from './labelled-facts.ts';
import { LABELLED_SETS } from './labelled-people.ts';

/** Measured on 27 November 2026 with a little room: faults that no set may exceed, facts that it has to print. */
const MEASURED = {
  9: { faults: 13, printed: 217 },
  10: { faults: 10, printed: 234 },
  13: { faults: 11, printed: 282 },
  14: { faults: 18, printed: 243 },
  15: { faults: 12, printed: 273 },
  16: { faults: 16, printed: 278 },
  17: { faults: 14, printed: 232 },
} as const;

it.skipIf(isProven(import.meta.filename)).each(LABELLED_SETS)(
  'of set %s the resumes say what readers say they may',
  (set) => {
    const { people, faults, printed } = reportOnSet(set);
    expect(people).toBe(18);
    expect(
      faults.map(({ person, kind, text }) => `${person} ${kind}: ${text}`).length,
      faults.map(({ person, kind, text }) => `${person} ${kind}: ${text}`).join('\n'),
    ).toBeLessThanOrEqual(MEASURED[set].faults);
    expect(printed).toBeGreaterThanOrEqual(MEASURED[set].printed);
  },
);

it('takes words for the same that are cut short or spelled out, and no others', () => {
  expect(wordsBeyond('Basic Leader Course 2015', ['BLC 2015'])).toEqual([]);
  expect(wordsBeyond('HAZMAT Technician', ['hazmat tech'])).toEqual([]);
  expect(wordsBeyond('Human Resources Manager', ['HR mgr'])).toEqual([]);
  expect(wordsBeyond('Licensed master plumber', ['plumber'])).toEqual(['licensed', 'master']);
  expect(shareHeld('CPR instructor', ['CPR'])).toBe(0.5);
});

it('finds a phrase where its words stand in order and close together', () => {
  expect(runShare('wife hates it', 'Communications (at home, wife hates it)')).toBe(1);
  expect(runShare('wife hates it', 'It was for my wife')).toBeLessThan(0.8);
});
