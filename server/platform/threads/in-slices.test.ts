import { expect, it } from 'vitest';
import { mapped } from '#career/steps.ts';
import { inSlices } from './in-slices.ts';

/** Keeps the thread busy. */
function compute(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

it('gives what comes of each item in order, and serves others in between', async () => {
  let othersServed = 0;
  const serve = () => {
    othersServed += 1;
    other = setImmediate(serve);
  };
  let other = setImmediate(serve);
  const doubled = await inSlices(
    mapped([1, 2, 3, 4, 5, 6, 7, 8], (item) => {
      compute(8);
      return item * 2;
    }),
  );
  clearImmediate(other);
  expect(doubled).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(othersServed).toBeGreaterThanOrEqual(2);
});

it('passes on what is thrown', async () => {
  const broken = inSlices(
    mapped([1], () => {
      throw new Error('It broke');
    }),
  );
  await expect(broken).rejects.toThrow('It broke');
});
