import { expect, it, test } from 'vitest';
import { fitOf, shown } from './suggested.ts';

const steps = Array.from({ length: 1001 }, (_, at) => (at - 500) / 50);

it('shows a whole number from 1 to 99 that never falls while a counselor grows surer', () => {
  const numbers = steps.map(shown);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 1 && number <= 99)).toBe(true);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(99);
  expect(shown(0)).toBe(50);
});

test.each([
  [97, 'strong'],
  [62, 'strong'],
  [61, 'possible'],
] as const)('%i is %s', (number, fit) => {
  expect(fitOf(number)).toBe(fit);
});
