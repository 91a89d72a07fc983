import { expect, test } from 'vitest';
import type { LocalFiguresReply } from '#contract/places.ts';
import { outlookInWords, payInWords } from './figures-in-words.ts';

const VIRGINIA = {
  of: 'Virginia',
  sourceId: 'projections-central-2022-32',
  asOf: '2022 to 2032',
  wider: true,
  percent: 8.2,
  openingsPerYear: 480,
};

test.each([
  ['without a place', 5.1, null, false, 'jobs +5.1%'],
  ['of a place', 5.1, { outlook: VIRGINIA }, true, 'jobs +8.2% in all of Virginia by 2032, +5.1% nationwide'],
  ['of a place whose state has none', 5.1, { outlook: null }, true, 'jobs +5.1% nationwide'],
  ['of a state alone', null, { outlook: VIRGINIA }, true, 'jobs +8.2% in all of Virginia by 2032'],
  ['that nobody publishes', null, { outlook: { ...VIRGINIA, percent: null } }, true, null],
])('an outlook %s is said with whose it is', (_, national, local, hasPlace, words) => {
  expect(outlookInWords(national, local, hasPlace)).toBe(words);
});

const there = {
  place: { key: 'state:VA', name: 'Virginia' },
  median: {
    dollars: 56120,
    orMore: false,
    of: 'Virginia',
    sourceId: 'oews-state-2024',
    asOf: 'May 2024',
    wider: false,
  },
  entry: null,
  experienced: null,
  hourly: null,
} as LocalFiguresReply;

test.each([
  ['without a place', 51000, undefined, false, '$51,000 a year'],
  ['of the nation beside others of a place', 51000, undefined, true, '$51,000 a year nationwide'],
  ['of a place', 51000, there, true, '$56,120 a year in Virginia (May 2024)'],
  ['of a place alone', null, there, true, '$56,120 a year in Virginia (May 2024)'],
  ['that the place has none of', 51000, { ...there, median: null }, true, 'no pay published for Virginia'],
  ['that nobody publishes', null, undefined, true, 'Pay not published'],
])('pay %s is said with whose it is', (_, nation, local, hasPlace, words) => {
  expect(payInWords(nation, local, hasPlace)).toBe(words);
});
