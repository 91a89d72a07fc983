import { describe, expect, it } from 'vitest';
import { weightsOf } from '#career/knowledge/learned-table.ts';
import { itemTagTable } from '#career/record/item-doubt.ts';
import { differingWeights } from '#evaluation/differing-weights.ts';
import { learnedItems, reportOnItems } from './learning.ts';

describe('the doubt about items of lists', () => {
  it('is what `npm run learn:record -- --write` learns from judged items', () => {
    expect(differingWeights(weightsOf(itemTagTable), learnedItems().weights)).toEqual([]);
  });

  it('holds back more that readers would not let stand than what they would, of people it was not learned from', () => {
    const { items, faulty, held, rightlyHeld } = reportOnItems([0]);
    expect(rightlyHeld / faulty).toBeGreaterThan(0.15);
    expect(rightlyHeld / held).toBeGreaterThan(0.6);
    expect((held - rightlyHeld) / (items - faulty)).toBeLessThan(0.015);
  });
});
