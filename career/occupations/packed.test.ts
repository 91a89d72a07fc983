import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_STEP, NOT_RATED, packNumbers, unpackNumbers } from './packed.ts';

it('brings numbers back within half a step', () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 1, max: 7, noNaN: true })), (values) => {
      const back = unpackNumbers(packNumbers(values, 1, 7), 1, 7);
      const half = 6 / MAX_STEP / 2 + 1e-4;
      values.forEach((value, at) => {
        expect(Math.abs((back[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(half);
      });
    }),
  );
});

it('tells "not rated" from zero', () => {
  const packed = packNumbers([null, 0], 0, 1);
  expect(packed).toBe(`${NOT_RATED}0`);
  expect([...unpackNumbers(packed, 0, 1)]).toEqual([Number.NaN, 0]);
});

it('keeps what lies outside the range at its ends', () => {
  expect([...unpackNumbers(packNumbers([-5, 9], 0, 1), 0, 1)]).toEqual([0, 1]);
});
