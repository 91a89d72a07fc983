import { describe, expect, it } from 'vitest';
import { type Boosted, logOddsBy } from '#career/boosted-trees.ts';
import type { Measure, Measures } from '#career/matching/measures.ts';
import { boost, type Row } from './boosting.ts';

const measures = ['words', 'wished', 'payBelow'] as const satisfies readonly Measure[];
const none = [0, 0, 0];
const shareOf = (learned: Boosted<Measure>, values: readonly number[]) => {
  const measured = Object.fromEntries(measures.map((measure, at) => [measure, values[at]])) as Measures;
  return 1 / (1 + Math.exp(-logOddsBy(learned, measured)));
};
const many = (times: number, values: readonly number[], isSo: boolean): Row[] =>
  Array.from({ length: times }, () => ({ values, isSo, weight: 1 }));

describe('boosted trees', () => {
  it('learn what two measures say only together', () => {
    const rows = [
      ...many(300, [0, 0, 0], false),
      ...many(300, [1, 0, 0], false),
      ...many(300, [0, 1, 0], false),
      ...many(300, [1, 1, 0], true),
    ];
    const learned = boost(rows, measures, none);
    expect(shareOf(learned, [1, 1, 0])).toBeGreaterThan(0.9);
    expect(shareOf(learned, [1, 0, 0])).toBeLessThan(0.1);
    expect(shareOf(learned, [0, 1, 0])).toBeLessThan(0.1);
  });

  it('give the share of all where nothing tells anything', () => {
    const learned = boost([...many(300, [0, 0, 0], true), ...many(100, [0, 0, 0], false)], measures, none);
    expect(learned.trees).toEqual([]);
    expect(shareOf(learned, [1, 1, 1])).toBeCloseTo(0.75, 3);
  });

  it('never let a measure count the other way than it may, not even below another', () => {
    // What pays less was graded better here, and words told the opposite where a wish was read: chance.
    const rows = [
      ...many(200, [0, 0, 1], true),
      ...many(200, [0, 0, 0], false),
      ...many(200, [1, 1, 0], false),
      ...many(200, [0, 1, 0], true),
      ...many(200, [1, 0, 0], true),
    ];
    const learned = boost(rows, measures, [1, 0, -1]);
    for (const wished of [0, 1])
      for (const [less, more] of [
        [shareOf(learned, [0, wished, 0]), shareOf(learned, [1, wished, 0])],
        [shareOf(learned, [0, wished, 1]), shareOf(learned, [0, wished, 0])],
      ] as const)
        expect(more).toBeGreaterThanOrEqual(less - 1e-9);
    expect(learned.trees.length).toBeGreaterThan(0);
  });

  it('let nothing be said by fewer rows than a counselor would listen to', () => {
    const rows = [...many(300, [0, 0, 0], false), ...many(30, [1, 0, 0], true)];
    expect(boost(rows, measures, none).trees).toEqual([]);
  });

  it('listen to what counts more', () => {
    const rows = [
      ...many(200, [1, 0, 0], true),
      ...many(200, [1, 0, 0], false),
      ...many(200, [0, 0, 0], false),
    ];
    const plain = shareOf(boost(rows, measures, none), [1, 0, 0]);
    const weighed = rows.map((row) => (row.isSo ? { ...row, weight: 3 } : row));
    expect(shareOf(boost(weighed, measures, none), [1, 0, 0])).toBeGreaterThan(plain + 0.1);
  });
});
