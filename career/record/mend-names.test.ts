import { expect, test } from 'vitest';
import { mended } from './mend.ts';

test.each([
  ['Gave 45 off duty hours to habitat for humanity', 'Gave 45 off-duty hours to Habitat for Humanity'],
  ['Worked as a guard while off duty', 'Worked as a guard while off duty'],
  ['Collected 900 gifts for TOYS FOR TOTS', 'Collected 900 gifts for Toys for Tots'],
])('sets names and pairs of words as they are printed: %s', (typed, printed) => {
  expect(mended(typed, null)).toBe(printed);
});
