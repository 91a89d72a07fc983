import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  integerAt,
  largestPacked,
  MAX_STEP,
  NOT_RATED,
  packInteger,
  packNumbers,
  unpackNumbers,
} from './packed.ts';

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

it('finds each whole number again by its place, and none where none was known', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(largestPacked(3)))), (values) => {
      const packed = values.map((value) => packInteger(value, 3)).join('');
      expect(values.map((_, at) => integerAt(packed, at, 3))).toEqual(values);
    }),
  );
});

it('refuses a whole number that would be cut short', () => {
  expect(() => packInteger(64 ** 2, 2)).toThrow(/4096 does not fit in 2/);
  expect(() => packInteger(-1, 2)).toThrow(RangeError);
});
