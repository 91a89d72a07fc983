/** How a plan that is paid for stands: it goes on, it was cancelled and runs out, or the last payment failed. */
export const BILLING_STANDINGS = ['renewing', 'ending', 'past-due'] as const;
export type BillingStanding = (typeof BILLING_STANDINGS)[number];

/** How long Premium stays open after a payment that failed or did not come, in days: time to mend a card. */
export const PAYMENT_GRACE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription as the payment company has it. */
export interface PaidSubscription {
  readonly id: string;
  /** Paid for; its last payment failed; or over (ended, never begun, or given up on). */
  readonly payment: 'paid' | 'failed' | 'none';
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

/**
 * The plan that someone's subscriptions amount to; null when none is alive. Of several the one that lasts longest counts.
 * A period that renews ends with the grace, also when nobody ever tells us how it went on: no lost message gives Premium
 * away for good. A period whose payment failed was never paid: what is paid ended where it began.
 */
export function paidPlan(subscriptions: readonly PaidSubscription[]): PaidPlan | null {
  const plans = subscriptions.flatMap((one) => (one.payment === 'none' ? [] : [planOf(one, one.payment)]));
  return plans.toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime())[0] ?? null;
}

function planOf(one: PaidSubscription, payment: 'paid' | 'failed'): PaidPlan {
  const paidUntil = payment === 'failed' ? one.periodStart : one.periodEnd;
  const withGrace = new Date(paidUntil.getTime() + PAYMENT_GRACE_DAYS * DAY_MS);
  const endsAt = one.endsAt !== null && one.endsAt < withGrace ? one.endsAt : withGrace;
  const standing = payment === 'failed' ? 'past-due' : one.endsAt === null ? 'renewing' : 'ending';
  return { subscriptionId: one.id, standing, startedAt: one.startedAt, paidUntil, endsAt };
}
