import type { Stripe } from 'stripe';
import type { PaidSubscription } from '#career/plans/paid-plan.ts';
import { Refusal } from './http/errors.ts';

/** How Stripe is reached. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Stripe itself when undefined; tests set a server of their own. */
  readonly apiBase: string | undefined;
}

/** What is charged for Premium. */
export interface ChargedPrice {
  readonly cents: number;
  /** In lower case: "usd". */
  readonly currency: string;
  /** "month", as the company says it. */
  readonly every: string;
}

/** A message of the payment company whose signature was right. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Whose subscription or payment it is about; null when it is about nobody's. */
  readonly customerId: string | null;
}

/**
 * The payment company. Every call has a time limit and throws a Refusal ('unavailable', its cause for the log) when the
 * company cannot be reached or refuses.
 */
export interface Payments {
  /** A customer for an account; asked again for the same reference, it gives the same one. */
  createCustomer(reference: string): Promise<string>;
  /** The address of the page where the customer pays: the one already open, where there is one. */
  checkoutUrl(order: {
    customerId: string;
    reference: string;
    /** Changes with each purchase and end: the same attempt gives the same page, the next one a new one. */
    attempt: string;
    returnTo: string;
  }): Promise<string>;
  /** The address of the page where the customer changes the card, sees invoices, cancels and comes back. */
  portalUrl(visit: { customerId: string; cancel: string | null; returnTo: string }): Promise<string>;
  /** Null when the customer was deleted there. One the company knows nothing of throws: the key may be another account's. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[] | null>;
  /** Ends one subscription at once; what is open of it is not charged any more. */
  endNow(subscriptionId: string): Promise<void>;
  /** Ends every subscription at once, closes open payment pages, and has the company forget the customer. */
  forgetCustomer(customerId: string): Promise<void>;
  price(): Promise<ChargedPrice>;
  /** Reads a message; null when its signature is not the company's, or too old. */
  readEvent(body: Uint8Array, signature: string, now: Date): PaymentEvent | null;
}

const TRY_MS = 8000;
const SUBSCRIPTIONS_AT_MOST = 100;
/** How old a signature may be: longer, and a message that was overheard could be played again (Stripe's own default). */
const SIGNATURE_TTL_SECONDS = 300;
/** Marks the portal's settings as ours among those an operator may have made. */
const PORTAL_MARK = 'mission-ready-1';

const unavailable = (cause: unknown, outcome = 'Nothing was charged.') =>
  new Refusal(
    'unavailable',
    `We can’t reach the payment company right now. ${outcome} Try again in a few minutes.`,
    { cause },
  );

/** Stripe as the payment company; null without its settings. The one door to it. The library is loaded only where it is used. */
export async function paymentsThrough(
  settings: StripeSettings | undefined,
  tryMs = TRY_MS,
): Promise<Payments | null> {
  if (settings === undefined) return null;
  const { default: StripeClient } = await import('stripe');
  const base = settings.apiBase === undefined ? undefined : new URL(settings.apiBase);
  const stripe = new StripeClient(settings.secretKey, {
    timeout: tryMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
  return throughStripe(stripe, settings);
}

function throughStripe(stripe: Stripe, { webhookSecret, priceId }: StripeSettings): Payments {
  const asked = async <T>(call: () => Promise<T>, outcome?: string): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw unavailable(error, outcome);
    }
  };
  return {
    createCustomer: (reference) =>
      asked(async () => {
        const customer = await stripe.customers.create(
          { metadata: { reference } },
          { idempotencyKey: `customer-${reference}` },
        );
        return customer.id;
      }),
    checkoutUrl: (order) =>
      asked(async () => {
        const open = await stripe.checkout.sessions.list({
          customer: order.customerId,
          status: 'open',
          limit: 1,
        });
        if (open.data[0]?.url) return open.data[0].url;
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: order.customerId,
            client_reference_id: order.reference,
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: `${order.returnTo}?from=checkout`,
            cancel_url: order.returnTo,
          },
          { idempotencyKey: `checkout-${order.attempt}` },
        );
        return addressOf(session);
      }),
    portalUrl: ({ customerId, cancel, returnTo }) =>
      asked(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await portalSettings(stripe),
          return_url: `${returnTo}?from=portal`,
          ...(cancel !== null && {
            flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: cancel } },
          }),
        });
        return session.url;
      }),
    subscriptionsOf: (customerId) =>
      asked(async () => {
        if (await isDeleted(stripe, customerId)) return null;
        const whose = { customer: customerId, status: 'all', limit: SUBSCRIPTIONS_AT_MOST } as const;
        return (await stripe.subscriptions.list(whose)).data.map(readSubscription);
      }),
    endNow: (subscriptionId) =>
      asked(async () => {
        // First: without its open invoice it would count as paid again.
        await stripe.subscriptions.cancel(subscriptionId);
        const open = await stripe.invoices.list({ subscription: subscriptionId, status: 'open', limit: 100 });
        for (const { id } of open.data) await stripe.invoices.voidInvoice(id);
      }),
    forgetCustomer: (customerId) => asked(() => forget(stripe, customerId), 'Nothing was deleted.'),
    price: () =>
      asked(async () => {
        const { unit_amount: cents, currency, recurring } = await stripe.prices.retrieve(priceId);
        if (cents === null || recurring === null) throw new Error('STRIPE_PRICE_ID is no price by the month');
        return { cents, currency, every: recurring.interval };
      }),
    readEvent(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          SIGNATURE_TTL_SECONDS,
          undefined,
          // In milliseconds, unlike every other time of Stripe's: in seconds no signature would ever be too old.
          now.getTime(),
        );
        return { id: event.id, type: event.type, customerId: customerIn(event) };
      } catch {
        return null;
      }
    },
  };
}

function addressOf({ url }: { readonly url: string | null }): string {
  if (url === null) throw new Error('The payment page has no address');
  return url;
}

/** An event's object is the customer itself or names it. */
function customerIn(event: Stripe.Event): string | null {
  const object = event.data.object as { object?: unknown; id?: unknown; customer?: unknown };
  const customer = object.object === 'customer' ? object.id : object.customer;
  return typeof customer === 'string' ? customer : null;
}

const PAYMENT: Readonly<Record<string, PaidSubscription['payment']>> = {
  active: 'paid',
  trialing: 'paid',
  past_due: 'failed',
  unpaid: 'stopped',
  paused: 'stopped',
  incomplete: 'stopped',
};

function readSubscription(one: Stripe.Subscription): PaidSubscription {
  const at = (seconds: number) => new Date(seconds * 1000);
  const [item] = one.items.data;
  const periodEnd = at(item?.current_period_end ?? one.start_date);
  return {
    id: one.id,
    payment: PAYMENT[one.status] ?? 'none',
    startedAt: at(one.start_date),
    periodStart: at(item?.current_period_start ?? one.start_date),
    periodEnd,
    endsAt: one.cancel_at !== null ? at(one.cancel_at) : one.cancel_at_period_end ? periodEnd : null,
  };
}

/** Cancelling at the end of what is paid is promised on our pages, so it doesn't hang on settings made by hand. */
async function portalSettings(stripe: Stripe): Promise<string> {
  const there = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const ours = there.data.find(({ metadata }) => metadata?.made_by === PORTAL_MARK);
  if (ours) return ours.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      features: {
        payment_method_update: { enabled: true },
        invoice_history: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      metadata: { made_by: PORTAL_MARK },
    },
    { idempotencyKey: PORTAL_MARK },
  );
  return made.id;
}

/** Open pages first: one paid on after the end of the customer would begin anew. Deleting a customer ends what they pay for. */
async function forget(stripe: Stripe, customerId: string): Promise<void> {
  if (await isDeleted(stripe, customerId)) return;
  const open = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
  for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
  await stripe.customers.del(customerId);
}

/**
 * Whether a customer was deleted, as only Stripe's answer for the customer itself tells. That it knows nobody of the name
 * proves nothing: with a test key, or another account's, every payer would look gone and be billed on. It throws then.
 */
async function isDeleted(stripe: Stripe, customerId: string): Promise<boolean> {
  return (await stripe.customers.retrieve(customerId)).deleted === true;
}
