/**
 * A server that answers as Stripe does, for what we ask of it: its own bookkeeping, written from Stripe's API reference,
 * and none of the code that is tested. It also has the two pages a person sees there: paying, and managing a plan.
 */
export interface StripeServer {
  readonly url: string;
  /** The settings of a site that pays through it. */
  readonly settings: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly priceId: string;
    readonly apiBase: string;
  };
  /** What it answers instead of what it should: an error, nothing at all, or a connection that is cut. */
  trouble: 'error' | 'silence' | 'cut' | null;
  /** What it charges a month. */
  priceCents: number;
  /** Where it reports; null keeps the events for the test to deliver. Reports come doubled and the newest first. */
  reportTo: string | null;
  /** Everything it has to report, the oldest first. */
  readonly events: StripeEvent[];
  /** Of each visit to the portal, the subscription it was to cancel, or null. */
  readonly toCancel: (string | null)[];
  /** Requests it was sent, as "POST /v1/customers". */
  readonly asked: string[];
  readonly customers: Map<string, { deleted: boolean }>;
  readonly subscriptions: Map<string, FakeSubscription>;
  /** An event as it is sent: its bytes and their signature. */
  signed(
    event: StripeEvent,
    secret?: string,
    at?: Date,
  ): { payload: string; headers: Record<string, string> };
  /** What the person does on the page of a checkout session. */
  pay(sessionUrl: string): FakeSubscription;
  /** The account's reference that the session of this page was made with. */
  referenceOf(sessionUrl: string): string | null;
  /** A month goes by, and the payment for the next one goes through or fails. */
  nextMonth(subscriptionId: string, payment: 'paid' | 'failed'): void;
  /** The failed payment goes through after all. */
  recover(subscriptionId: string): void;
  /** How many invoices of it Stripe still tries to collect. */
  openInvoicesOf(subscriptionId: string): number;
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): void;
  /** The plan is over: the period it was cancelled for has ended, or Stripe has given up on the card. */
  end(subscriptionId: string): void;
  close(): Promise<void>;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: 'event';
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: Record<string, unknown> };
}

export interface FakeSubscription {
  readonly id: string;
  readonly customer: string;
  status: string;
  startDate: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
}

export interface Session {
  readonly id: string;
  readonly customer: string;
  readonly reference: string | null;
  status: 'open' | 'complete' | 'expired';
  readonly successUrl: string;
  readonly cancelUrl: string;
}
