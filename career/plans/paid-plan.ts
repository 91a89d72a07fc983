import { DAY_MS } from '../durations.ts';

/** How a plan that is paid for stands: it goes on, it was cancelled and runs out, or the last payment failed. */
export const BILLING_STANDINGS = ['renewing', 'ending', 'past-due'] as const;
export type BillingStanding = (typeof BILLING_STANDINGS)[number];

/** How long Premium stays open after a payment that failed or did not come, in days: time to mend a card. */
export const PAYMENT_GRACE_DAYS = 7;

/** A subscription as the payment company has it. */
export interface PaidSubscription {
  readonly id: string;
  /**
   * Paid for; its last payment failed; stopped for want of one, or until someone goes on (it may still be charged); or over.
   */
  readonly payment: 'paid' | 'failed' | 'stopped' | 'none';
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it was cancelled for; null when it renews. */
  readonly endsAt: Date | null;
}

/** What an account gets for it. */
export interface PaidPlan {
  readonly subscriptionId: string;
  readonly standing: BillingStanding;
  readonly startedAt: Date;
  readonly paidUntil: Date;
  /** Premium ends then unless a payment moves it on. */
  readonly endsAt: Date;
}

/** What is stored of the plan an account had at the last look. */
export interface KnownPlan {
  readonly subscriptionId: string | null;
  readonly standing: BillingStanding | null;
  readonly paidUntil: Date | null;
}

/**
 * The plan that someone's subscriptions amount to; null when none is alive. Of several the one that lasts longest counts.
 * A period that renews ends with the grace, also when nobody ever tells us how it went on: no lost message gives Premium
 * away for good. A period whose payment failed was never paid: what is paid ended where it began, or where the first of
 * several began, as is known from the last look.
 */
export function paidPlan(subscriptions: readonly PaidSubscription[], known?: KnownPlan): PaidPlan | null {
  const plans = subscriptions.flatMap((one) =>
    one.payment === 'none' ? [] : [planOf(one, one.payment, unpaidSince(one, known))],
  );
  return plans.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0] ?? null;
}

function unpaidSince({ id, periodStart }: PaidSubscription, known: KnownPlan | undefined): Date {
  const isSame = known?.subscriptionId === id && known.standing === 'past-due';
  return isSame && known.paidUntil !== null && known.paidUntil < periodStart ? known.paidUntil : periodStart;
}

function planOf(one: PaidSubscription, payment: 'paid' | 'failed' | 'stopped', unpaid: Date): PaidPlan {
  const paidUntil = payment === 'paid' ? one.periodEnd : unpaid;
  const graceDays = payment === 'stopped' ? 0 : PAYMENT_GRACE_DAYS;
  const withGrace = new Date(paidUntil.getTime() + graceDays * DAY_MS);
  const endsAt = one.endsAt !== null && one.endsAt < withGrace ? one.endsAt : withGrace;
  const standing = one.endsAt !== null ? 'ending' : payment === 'paid' ? 'renewing' : 'past-due';
  return { subscriptionId: one.id, standing, startedAt: one.startedAt, paidUntil, endsAt };
}
