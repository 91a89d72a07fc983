import { randomBytes } from 'node:crypto';
import { HOUR_MS } from '#career/durations.ts';
import { planAt } from '#career/plans/plan.ts';
import type { getBilling } from '#contract/billing.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import { billingWay, siteUrl } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import type { ChargedPrice, Payments } from '#server/platform/payments.ts';
import {
  type BillingRow,
  clearCustomer,
  findBilling,
  findBillingOfCustomer,
  finishEvent,
  isStillCharged,
  keepReference,
  lockBilling,
  noteEvent,
  notePaymentAsked,
  storeCustomer,
} from './billing.store.ts';
import { settleAccount } from './settle.service.ts';

const NOT_SET_UP = 'Billing isn’t set up on this site. Contact us to ask.';
/** How long a price that was read is shown before it is read again. */
const PRICE_TTL_MS = HOUR_MS;

async function getRow(context: Context, userId: number): Promise<BillingRow> {
  const row = await findBilling(context.db.query, userId);
  if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
  return row;
}

/** How an account's plan is paid for, from what is stored. */
export async function getBillingReply(
  context: Context,
  userId: number,
): Promise<GivenFor<typeof getBilling>> {
  const { config, payments } = context;
  const row = await getRow(context, userId);
  return {
    way: billingWay(config),
    price: payments && (await knownPrice(payments, context.clock.now())),
    standing: row.standing,
    paidUntil: row.paidUntil,
    reference: row.reference,
    paymentAskedAt: row.paymentAskedAt,
    isCustomer: payments !== null && row.customerId !== null,
  };
}

/** What is kept of how an account pays, for its export. */
export async function exportOwnBilling(context: Context, userId: number) {
  return getRow(context, userId);
}

const prices = new WeakMap<Payments, { price: ChargedPrice; readAt: Date }>();

/** What is charged; null while the payment company cannot be reached: the page then says it will be shown before paying. */
async function knownPrice(payments: Payments, now: Date): Promise<ChargedPrice | null> {
  const known = prices.get(payments);
  if (known && now.getTime() - known.readAt.getTime() < PRICE_TTL_MS) return known.price;
  try {
    const price = await payments.price();
    prices.set(payments, { price, readAt: now });
    return price;
  } catch {
    return known?.price ?? null;
  }
}

/** The same after a look at the payment company: whoever comes back from there need not wait for its message. */
export async function refreshOwnBilling(
  context: Context,
  userId: number,
): Promise<GivenFor<typeof getBilling>> {
  if (context.payments) await settleAccount(context, context.payments, userId);
  return getBillingReply(context, userId);
}

/** Random, so that a payment page learns nothing of the person from it. */
const newReference = () => `MR-${randomBytes(9).toString('base64url')}`;

async function referenceOf(context: Context, userId: number): Promise<string> {
  const reference = await keepReference(context.db.query, userId, newReference());
  if (reference === undefined) throw new Refusal('sign-in-required', 'Unauthorized');
  return reference;
}

const pageAt = (context: Context) => `${siteUrl(context.config)}/subscription`;

/** The address where an account pays for Premium. Throws a Refusal when it has Premium already, or nothing is set up. */
export async function checkoutUrlFor(context: Context, userId: number): Promise<string> {
  const { payments, config, db, clock } = context;
  // With Stripe the stored plan may be behind: nobody is to pay twice.
  const row = payments ? await settleAccount(context, payments, userId) : await getRow(context, userId);
  if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
  if (planAt(row, clock.now()) === 'premium') {
    throw new Refusal('conflict', 'You already have Premium. There’s nothing to pay.');
  }
  // The grace is over, the subscription isn't: a second one beside it would be charged too.
  if (isStillCharged(row, context)) {
    throw new Refusal(
      'conflict',
      'Your last payment didn’t go through. Choose Manage Subscription and update your card.',
    );
  }
  // Not before: settling may have taken the old one off.
  const reference = await referenceOf(context, userId);
  if (!payments) return hostedPage(context, userId, config.paymentUrl, reference);
  const customerId = row.customerId ?? (await payments.createCustomer(reference));
  if (row.customerId === null && !(await storeCustomer(db.query, userId, customerId))) {
    throw new Refusal('sign-in-required', 'Unauthorized');
  }
  const hour = clock.now().toISOString().slice(0, 13);
  const attempt = `${reference}-${row.revision}-${hour}`;
  return payments.checkoutUrl({ customerId, reference, attempt, returnTo: pageAt(context) });
}

/** The operator's own payment page, with the account's reference: in the place of {reference}, or as Stripe's links take it. */
async function hostedPage(
  { db, clock }: Context,
  userId: number,
  paymentUrl: string | undefined,
  reference: string,
): Promise<string> {
  if (paymentUrl === undefined) throw new Refusal('conflict', NOT_SET_UP);
  await notePaymentAsked(db.query, userId, clock.now());
  const filled = paymentUrl.replaceAll('{reference}', encodeURIComponent(reference));
  if (filled !== paymentUrl) return filled;
  const url = new URL(paymentUrl);
  url.searchParams.set('client_reference_id', reference);
  return url.href;
}

/**
 * The address where a plan is managed or cancelled. One whose payment failed is cancelled here, at once: there is no paid
 * time left to wait for, and what is open would go on being charged.
 */
export async function portalUrlFor(
  context: Context,
  userId: number,
  purpose: 'manage' | 'cancel',
): Promise<string> {
  const { payments, config } = context;
  if (!payments) return hostedPage(context, userId, config.paymentUrl, await referenceOf(context, userId));
  const row = await settleAccount(context, payments, userId);
  if (!row?.customerId) {
    throw new Refusal('conflict', 'You haven’t paid for anything here, so there’s nothing to manage.');
  }
  if (purpose === 'cancel' && row.standing === 'past-due' && row.subscriptionId !== null) {
    await payments.endNow(row.subscriptionId);
    await settleAccount(context, payments, userId);
    return `${pageAt(context)}?from=portal`;
  }
  const cancel = purpose === 'cancel' && row.standing !== 'ending' ? row.subscriptionId : null;
  return payments.portalUrl({ customerId: row.customerId, cancel, returnTo: pageAt(context) });
}

/**
 * Takes a message of the payment company. Throws a Refusal when its signature is wrong ('not-allowed') or the company
 * cannot be asked ('unavailable'): it then sends the message again. Gives the customer when something still goes on there
 * for one that no account has: somebody may be charged for nothing.
 */
export async function takeEvent(
  context: Context,
  body: Uint8Array,
  signature: string,
): Promise<{ readonly strangerId: string | null }> {
  const { payments, db, clock } = context;
  const event = payments?.readEvent(body, signature, clock.now()) ?? null;
  if (!payments || !event) throw new Refusal('not-allowed', 'The signature isn’t right.');
  const now = clock.now();
  if (!(await noteEvent(db.query, { id: event.id, type: event.type, now }))) return { strangerId: null };
  const row = event.customerId === null ? undefined : await findBillingOfCustomer(db.query, event.customerId);
  if (row) await settleAccount(context, payments, row.id);
  await finishEvent(db.query, event.id, now);
  return { strangerId: row || event.type.endsWith('.deleted') ? null : event.customerId };
}

/**
 * Ends what an account pays for, before it is deleted. Throws a Refusal when that cannot be done now: better an account
 * that is deleted tomorrow than a card that is charged for none.
 */
export async function endPayments(context: Context, userId: number): Promise<void> {
  const { payments, db } = context;
  const row = await findBilling(db.query, userId);
  if (!row?.customerId) return;
  if (payments) await payments.forgetCustomer(row.customerId);
  else if (isStillCharged(row, context)) {
    throw new Refusal(
      'unavailable',
      'You pay for Premium, and this site can’t reach the payment company right now, so we can’t cancel it. Nothing was deleted. Write to us on the contact page.',
    );
  }
  await clearCustomer(db.query, userId);
}

/** Holds the account until it is deleted. Throws a Refusal when a payment page was opened since its payments ended. */
export async function assertNothingToPay(tx: Tx, userId: number): Promise<void> {
  const row = await lockBilling(tx, userId);
  if (row?.customerId) {
    throw new Refusal('conflict', 'A payment page was opened just now. Nothing was deleted. Try again.');
  }
}
