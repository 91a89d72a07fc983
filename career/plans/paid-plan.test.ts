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

  it('keeps the first week of grace, however many months go by unpaid', () => {
    const later = { ...paying, payment: 'failed', periodStart: day('2026-12-20') } as const;
    const known = { subscriptionId: 'one', standing: 'past-due', paidUntil: day('2026-11-20') } as const;
    const plan = { standing: 'past-due', paidUntil: day('2026-11-20'), endsAt: day('2026-11-27') };
    expect(paidPlan([later], known)).toMatchObject(plan);
    // Of another subscription, or of one that was paid meanwhile, it says nothing.
    for (const other of [
      { ...known, subscriptionId: 'two' },
      { ...known, standing: 'renewing' as const },
    ])
      expect(paidPlan([later], other)).toMatchObject({ paidUntil: day('2026-12-20') });
  });

  it('says that it was canceled, also when the last payment failed', () => {
    const both = { ...paying, payment: 'failed', endsAt: paying.periodEnd } as const;
    expect(paidPlan([both])).toMatchObject({ standing: 'ending', endsAt: day('2026-11-27') });
  });

  it('opens nothing where it stopped for want of a payment, yet is still there', () => {
    const stopped = { ...paying, payment: 'stopped' } as const;
    const plan = { subscriptionId: 'one', standing: 'past-due', endsAt: day('2026-11-20') };
    expect(paidPlan([stopped])).toMatchObject(plan);
    expect(paidPlan([stopped, { ...paying, id: 'two' }])?.subscriptionId).toBe('two');
  });

  it('of several is the one that lasts longest', () => {
    const older = { ...paying, id: 'older', periodEnd: day('2026-11-25') };
    expect(paidPlan([older, paying, { ...paying, id: 'over', payment: 'none' }])?.subscriptionId).toBe('one');
  });
});
