import { expect, it } from 'vitest';
import type { Context } from '#server/platform/context.ts';
import { type BillingRow, isStillCharged } from './billing.store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const before = new Date(NOW.getTime() - 1);
const after = new Date(NOW.getTime() + 1);

it.each([
  ['nothing was bought', null, after, true, false],
  ['the company can be asked', 'sub_1', before, true, true],
  ['nobody can be asked and the plan has no end', 'sub_1', null, false, true],
  ['nobody can be asked and the plan goes on', 'sub_1', after, false, true],
  ['nobody can be asked and the plan ends now', 'sub_1', NOW, false, false],
  ['nobody can be asked and the plan has ended', 'sub_1', before, false, false],
])(
  'where %s: %s until %s, settings %s, still charged: %s',
  (_what, subscriptionId, end, canAsk, isCharged) => {
    const row = { subscriptionId, subscriptionEndDate: end } as BillingRow;
    const context = { payments: canAsk ? {} : null, clock: { now: () => NOW } } as Context;
    expect(isStillCharged(row, context)).toBe(isCharged);
  },
);
