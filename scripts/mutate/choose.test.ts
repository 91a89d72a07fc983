import { expect, it } from 'vitest';
import { seeded } from '#server/testing/random-input.ts';
import { drawFrom, inChanceOrder, surveyOf } from './choose.ts';
import { faultsIn } from './faults.ts';

const texts = new Map([
  ['server/areas/jobs/jobs.store.ts', 'q(and(eq(t.id, 1), eq(t.userId, userId))); if (a) b();'],
  ['career/plans/plan.ts', "x = a === 5 ? 'yes' : 'no';"],
  ['career/text/words.ts', 'x = 7;'],
]);

it('chance takes every fault once, and the same order for the same seed', () => {
  const faults = [...texts].flatMap(([file, text]) => faultsIn(file, text));
  const order = (seed: number) => [...inChanceOrder(faults, seeded(seed))];
  expect(new Set(order(3)).size).toBe(faults.length);
  expect(order(3)).toEqual(order(3));
  expect(order(3)).not.toEqual(order(4));
});

it('a survey gives each group its share, of its own files alone', () => {
  const draws = surveyOf(texts, 100, 1);
  expect(draws.reduce((sum, { wanted }) => sum + wanted, 0)).toBe(100);
  const drawn = Object.fromEntries(
    draws.map(({ group, faults }) => [group, [...faults].map(({ file }) => file)]),
  );
  expect(drawn.ownership).toEqual(['server/areas/jobs/jobs.store.ts']);
  expect(new Set(drawn.money)).toEqual(new Set(['career/plans/plan.ts']));
  expect(new Set(drawn.career)).toEqual(new Set(['career/text/words.ts']));
  expect(drawn.platform).toEqual([]);
});

it('files that are named give as many as are asked for', () => {
  expect(drawFrom(texts, 4, 1).map(({ wanted }) => wanted)).toEqual([4]);
});
