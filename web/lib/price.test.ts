import { expect, test } from 'vitest';
import { monthlyPrice } from './price.ts';

test.each([
  [0, '$0/month'],
  [2900, '$29/month'],
  [15000, '$150/month'],
  [2950, '$29.50/month'],
])('%i cents read %s', (cents, text) => {
  expect(monthlyPrice(cents)).toBe(text);
});
