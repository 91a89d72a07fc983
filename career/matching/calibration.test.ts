import { expect, it, test } from 'vitest';
import { calibrated, evidenceOf, fitOf } from './calibration.ts';

const steps = Array.from({ length: 1001 }, (_, at) => at / 1000);

it('shows a whole number from 0 to 100 that never falls while the evidence grows', () => {
  const shown = steps.map(calibrated);
  expect(shown.every((number) => Number.isInteger(number) && number >= 0 && number <= 100)).toBe(true);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(new Set(shown).size).toBeGreaterThan(60);
});

it('keeps the order of one person’s titles and counts what stands behind the best for less', () => {
  const evidence = steps.map((score) => evidenceOf(score, 0.8));
  expect(evidence).toEqual(evidence.toSorted((a, b) => a - b));
  expect(evidenceOf(0.8, 0.8)).toBe(0.8);
  expect(evidenceOf(0.4, 0.8)).toBeLessThan(0.4);
  expect(evidenceOf(1.2, 1.1)).toBe(1);
  expect(evidenceOf(0, 0)).toBe(0);
});

test.each([
  [97, 1, 'strong'],
  [64, 0.5, 'strong'],
  [63, 1, 'possible'],
  [97, 0.4, 'possible'],
] as const)('%i, readily suggested %d, is %s', (shown, readily, fit) => {
  expect(fitOf(shown, readily)).toBe(fit);
});
