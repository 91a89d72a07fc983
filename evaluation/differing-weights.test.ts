import { expect, it } from 'vitest';
import { differingWeights } from './differing-weights.ts';

it('names the features whose weights differ, or that one of two tables lacks', () => {
  const one = { same: [1, 2.5], other: [1, 2], gone: [0] };
  expect(differingWeights(one, { same: [1, 2.5], other: [2, 1], more: [3] })).toEqual([
    'other',
    'gone',
    'more',
  ]);
  expect(differingWeights(one, { ...one })).toEqual([]);
});

it('counts them after the fifth', () => {
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`feature ${at}`, [at]]));
  expect(differingWeights(many, {})).toHaveLength(6);
  expect(differingWeights(many, {}).at(-1)).toBe('and 2 more');
});
