import { z } from 'zod';
import { BILLING_STANDINGS } from '#career/plans/paid-plan.ts';
import { SUBSCRIPTION_TYPES } from '#career/plans/plan.ts';
import { accountAct } from './admin-accounts.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { calendarDate, done, fileBytes, idParams, instant } from './fields.ts';

/** How Premium is paid for: through Stripe, on a page that reports nothing back, or not at all. */
export const BILLING_WAYS = ['stripe', 'page'] as const;

const billingReply = z.object({
  /** Null: billing is not set up on this site. */
  way: z.enum(BILLING_WAYS).nullable(),
  /** What is charged, as the payment company has it; null where it isn't known. */
  price: z.object({ cents: z.number().int(), currency: z.string(), every: z.string() }).nullable(),
  /** How the plan stands with the payment company; null when it doesn't come from there. */
  standing: z.enum(BILLING_STANDINGS).nullable(),
  paidUntil: instant.nullable(),
  /** The name of this account on the payment page; null before the first visit there. */
  reference: z.string().nullable(),
  /** When the person went to pay on a page that reports nothing back, and nobody has seen to it yet. */
  paymentAskedAt: instant.nullable(),
  /** Whether the payment company knows the account: cards and invoices are there, also after a plan ended. */
  isCustomer: z.boolean(),
});
export type BillingReply = z.input<typeof billingReply>;

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  access: 'user',
  summary: "How one's own plan is paid for",
  reply: billingReply,
});

export const refreshBilling = endpoint({
  method: 'POST',
  path: '/api/billing/refresh',
  changes: ['/api/user'],
  answers: '/api/billing',
  access: 'user',
  summary: 'The same, after asking the payment company how things stand',
  reply: billingReply,
  requestsPerMinute: 30,
});

const paymentPage = z.object({ url: z.string() });

export const startCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  changes: [],
  access: 'user',
  summary: 'The address of the page where the signed-in account pays for Premium',
  reply: paymentPage,
  requestsPerMinute: 30,
});

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  changes: [],
  access: 'user',
  summary: 'The address of the page where a plan is managed, or cancelled',
  body: z.object({ purpose: z.enum(['manage', 'cancel']) }),
  reply: paymentPage,
  requestsPerMinute: 30,
});

export const paymentEvents = endpoint({
  method: 'POST',
  path: '/api/billing/events',
  changes: [],
  access: 'public',
  summary: 'What the payment company reports, signed; each event counts once',
  body: fileBytes,
  bodyType: 'signed',
  reply: done,
});

export const listWaitingForPlan = endpoint({
  method: 'GET',
  path: '/api/admin/billing/waiting',
  access: 'admin',
  summary: 'Accounts that went to the payment page and whose plan nobody has set since, the oldest first',
  reply: z.array(
    z.object({
      id: z.number(),
      username: z.string(),
      email: z.string(),
      reference: z.string(),
      askedAt: instant,
      subscriptionType: z.enum(SUBSCRIPTION_TYPES),
      subscriptionEndDate: instant.nullable(),
    }),
  ),
});
export type WaitingForPlan = ReplyOf<typeof listWaitingForPlan>[number];

/** What an administrator decides about an account's plan. */
export const planDecision = accountAct.extend({
  plan: z.enum(SUBSCRIPTION_TYPES),
  /** Premium's last day, in UTC; none means it has no end. */
  lastDay: z.union([z.literal('').transform(() => null), calendarDate, z.null()]),
});

export const setPlan = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/plan',
  changes: ['/api/admin/**'],
  access: 'admin',
  summary: "Set an account's plan; the reason goes into the audit log",
  params: idParams,
  body: planDecision,
  reply: done,
  requestsPerMinute: 30,
});
