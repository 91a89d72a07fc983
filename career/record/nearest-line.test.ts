import { expect, it } from 'vitest';
import { nearestStatement } from './nearest-line.ts';

const lines = ['led 10 Soldiers in the motor pool', 'ran the motor pool office', 'typed letters'].map(
  (source) => ({
    source,
  }),
);

it('finds the statement that took the place of one that changed', () => {
  expect(nearestStatement('led 9 Soldiers in the motor pool', lines)?.source).toBe(lines[0]?.source);
});

it('finds none where nothing is alike', () => {
  expect(nearestStatement('cooked 300 meals a day', lines)).toBeUndefined();
});
