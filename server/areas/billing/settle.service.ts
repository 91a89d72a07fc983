import { paidPlan } from '#career/plans/paid-plan.ts';
import type { Context } from '#server/platform/context.ts';
import type { Payments } from '#server/platform/payments.ts';
import { type BillingRow, clearCustomer, findBilling, type PlanChanges, storePlan } from './billing.store.ts';

/** Others store while we look only now and then: each round of ours is one call to the payment company. */
const MOST_ROUNDS = 5;

/**
 * Brings an account's plan in line with what the payment company says now. It asks, never believes a message, so lost,
 * doubled and disordered ones make no difference. Of two who look at once the later one's answer stays: whoever finds
 * that something was stored since looks again. Throws a Refusal when the company cannot be reached.
 */
export async function settleAccount(
  { db, clock }: Context,
  payments: Payments,
  userId: number,
): Promise<BillingRow | undefined> {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const row = await findBilling(db.query, userId);
    if (!row?.customerId) return row;
    const subscriptions = await payments.subscriptionsOf(row.customerId);
    if (subscriptions === null) {
      await clearCustomer(db.query, userId);
      return findBilling(db.query, userId);
    }
    const plan = paidPlan(subscriptions, row);
    const changes: PlanChanges | null = plan
      ? {
          subscriptionType: 'premium',
          subscriptionStartDate: plan.startedAt,
          subscriptionEndDate: plan.endsAt,
          stripeSubscriptionId: plan.subscriptionId,
          billingStanding: plan.standing,
          billingPaidUntil: plan.paidUntil,
          paymentAskedAt: null,
        }
      : afterTheEnd(row, clock.now());
    if (changes === null) return row;
    if (await storePlan(db.query, userId, row.revision, changes)) return findBilling(db.query, userId);
  }
  throw new Error('The plan changed faster than it could be stored');
}

/** A plan that came from the payment company ends with it; one that an administrator gave is none of its business. */
function afterTheEnd(row: BillingRow, now: Date): PlanChanges | null {
  if (row.subscriptionId === null) return null;
  const end = row.subscriptionEndDate;
  return {
    subscriptionType: 'free',
    subscriptionEndDate: end !== null && end < now ? end : now,
    stripeSubscriptionId: null,
    billingStanding: null,
  };
}
