import type { z } from 'zod';
import { planAt } from '#career/plans/plan.ts';
import type { planDecision } from '#contract/billing.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import { type Asking, assertOwnSecrets } from '#server/areas/auth/two-factor.service.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { isStillCharged, listWaiting, lockBilling, storePlan } from './billing.store.ts';

/** Who went to the payment page and waits for an administrator. */
export async function listWaitingAccounts({ db, clock }: Context) {
  const rows = await listWaiting(db.query);
  return rows.map((row) => ({
    ...row,
    reference: row.reference ?? '',
    askedAt: row.paymentAskedAt ?? clock.now(),
    subscriptionType: planAt(row, clock.now()),
  }));
}

/**
 * Sets an account's plan, with the reason in the audit log. Throws a Refusal when the administrator's own password
 * or code is wrong, and for a plan that the payment company keeps: it would be set back at the next look, or go on being
 * charged.
 */
export async function setPlanOf(
  context: Context,
  acting: Asking,
  userId: number,
  { plan, lastDay, reason, ...secrets }: z.output<typeof planDecision>,
): Promise<void> {
  const now = context.clock.now();
  const end = plan === 'premium' && lastDay !== null ? new Date(`${lastDay}T23:59:59Z`) : null;
  if (end !== null && end <= now) throw invalidField('lastDay', 'Choose today or a later day');
  await assertOwnSecrets(context, acting, secrets);
  await context.db.transaction(async (tx) => {
    const row = await lockBilling(tx, userId);
    if (!row) throw notFound('This account');
    if (isStillCharged(row, context)) {
      throw new Refusal('conflict', 'This plan is paid through Stripe. Change or cancel it there.');
    }
    const hadPremium = planAt(row, now) === 'premium';
    await storePlan(tx, userId, row.revision, {
      subscriptionType: plan,
      ...(plan === 'premium'
        ? { subscriptionEndDate: end, ...(hadPremium ? {} : { subscriptionStartDate: now }) }
        : { subscriptionEndDate: hadPremium ? now : row.subscriptionEndDate }),
      paymentAskedAt: null,
      stripeSubscriptionId: null,
      billingStanding: null,
    });
    const until = end === null ? 'no end' : `through ${lastDay}`;
    const subject = `${plan}${plan === 'premium' ? `, ${until}` : ''}`;
    await recordAct(context, tx, { actorId: acting.userId, action: 'plan-changed', userId, subject, reason });
  });
}
