import { expect, test } from 'vitest';
import { outlookInWords } from './figures-in-words.ts';

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
