import { describe, expect, it } from 'vitest';
import { type PaidSubscription, paidPlan } from './paid-plan.ts';

const day = (date: string) => new Date(`${date}T12:00:00Z`);
const paying: PaidSubscription = {
  id: 'one',
  payment: 'paid',
  startedAt: day('2026-10-20'),
  periodStart: day('2026-11-20'),
  periodEnd: day('2026-12-20'),
  endsAt: null,
};

describe('what subscriptions amount to', () => {
  it('is nothing where none is alive', () => {
    expect(paidPlan([])).toBeNull();
    expect(paidPlan([{ ...paying, payment: 'none' }])).toBeNull();
  });

  it('renews at the end of what is paid, and ends a week later when nobody hears of a payment', () => {
    expect(paidPlan([paying])).toEqual({
      subscriptionId: 'one',
      standing: 'renewing',
      startedAt: day('2026-10-20'),
      paidUntil: day('2026-12-20'),
      endsAt: day('2026-12-27'),
    });
  });

  it('ends on the day it was cancelled for, without a grace', () => {
    const cancelled = { ...paying, endsAt: paying.periodEnd };
    expect(paidPlan([cancelled])).toMatchObject({ standing: 'ending', endsAt: day('2026-12-20') });
  });

  it('stays open for a week from the day for which nothing was paid', () => {
    expect(paidPlan([{ ...paying, payment: 'failed' }])).toMatchObject({
      standing: 'past-due',
      paidUntil: day('2026-11-20'),
      endsAt: day('2026-11-27'),
    });
  });

  it('of several is the one that lasts longest', () => {
    const older = { ...paying, id: 'older', periodEnd: day('2026-11-25') };
    expect(paidPlan([older, paying, { ...paying, id: 'over', payment: 'none' }])?.subscriptionId).toBe('one');
  });
});
