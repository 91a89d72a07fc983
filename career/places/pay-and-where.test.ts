import { expect, it } from 'vitest';
import { payAndWhere } from './pay-and-where.ts';

it.each([
  ['$45,900 a year in all of Virginia (May 2024)', '$45,900 a year', ' in all of Virginia (May 2024)'],
  ['$44,470 a year', '$44,470 a year', ''],
])('parts %s', (line, amount, where) => {
  expect(payAndWhere(line)).toEqual([amount, where]);
});
