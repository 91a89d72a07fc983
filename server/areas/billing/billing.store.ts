import { and, asc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { billingEvents } from '#server/platform/database/schema/billing.ts';
import { users } from '#server/platform/database/schema/users.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  subscriptionType: users.subscriptionType,
  subscriptionStartDate: users.subscriptionStartDate,
  subscriptionEndDate: users.subscriptionEndDate,
  customerId: users.stripeCustomerId,
  subscriptionId: users.stripeSubscriptionId,
  standing: users.billingStanding,
  paidUntil: users.billingPaidUntil,
  revision: users.billingRevision,
  reference: users.billingReference,
  paymentAskedAt: users.paymentAskedAt,
};
/** What an account's plan consists of. */
export type BillingRow = Awaited<ReturnType<typeof rowsWhere>>[number];

const rowsWhere = (db: Query, where: SQL) => db.select(columns).from(users).where(where).limit(1);

/**
 * Whether the payment company may still charge for the plan. Without its settings nobody can ask: what has ended then
 * counts as over.
 */
export function isStillCharged(
  { subscriptionId, subscriptionEndDate }: BillingRow,
  { payments, clock }: Pick<Context, 'payments' | 'clock'>,
): boolean {
  if (subscriptionId === null) return false;
  return payments !== null || subscriptionEndDate === null || subscriptionEndDate > clock.now();
}

export async function findBilling(db: Query, userId: number): Promise<BillingRow | undefined> {
  const [row] = await rowsWhere(db, eq(users.id, userId));
  return row;
}

export async function findBillingOfCustomer(db: Query, customerId: string): Promise<BillingRow | undefined> {
  const [row] = await rowsWhere(db, eq(users.stripeCustomerId, customerId));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockBilling(tx: Tx, userId: number): Promise<BillingRow | undefined> {
  const [row] = await tx.select(columns).from(users).where(eq(users.id, userId)).for('update');
  return row;
}

/** What is stored of a plan. */
export type PlanChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    | 'subscriptionType'
    | 'subscriptionStartDate'
    | 'subscriptionEndDate'
    | 'stripeSubscriptionId'
    | 'billingStanding'
    | 'billingPaidUntil'
    | 'paymentAskedAt'
  >
>;

/** Stores a plan, unless something newer was stored since `revision` was read. False then. */
export async function storePlan(
  db: Query,
  userId: number,
  revision: number,
  changes: PlanChanges,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ ...changes, billingRevision: revision + 1 })
    .where(and(eq(users.id, userId), eq(users.billingRevision, revision)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** The account's name on payment pages; the one it has, where it has one. Undefined when the account is gone. */
export async function keepReference(db: Query, userId: number, fresh: string): Promise<string | undefined> {
  const [row] = await db
    .update(users)
    .set({ billingReference: sql`coalesce(${users.billingReference}, ${fresh})` })
    .where(eq(users.id, userId))
    .returning({ reference: users.billingReference });
  return row?.reference ?? undefined;
}

/** False when the account is gone. */
export async function storeCustomer(db: Query, userId: number, customerId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(eq(users.id, userId))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Takes the payment company's customer, and a plan that came from there, off an account. */
export async function clearCustomer(db: Query, userId: number): Promise<void> {
  const paid = isNotNull(users.stripeSubscriptionId);
  await db
    .update(users)
    .set({
      subscriptionType: sql`case when ${paid} then 'free' else ${users.subscriptionType} end`,
      stripeCustomerId: null,
      stripeSubscriptionId: null,
      billingStanding: null,
      billingPaidUntil: null,
      // The company knows the old one: a customer made for it again would be the one that is gone.
      billingReference: null,
      billingRevision: sql`${users.billingRevision} + 1`,
    })
    .where(eq(users.id, userId));
}

export async function notePaymentAsked(db: Query, userId: number, at: Date): Promise<void> {
  await db.update(users).set({ paymentAskedAt: at }).where(eq(users.id, userId));
}

/** Those who wait for an administrator, the oldest first. */
export async function listWaiting(db: Query): Promise<BillingRow[]> {
  return db
    .select(columns)
    .from(users)
    .where(isNotNull(users.paymentAskedAt))
    .orderBy(asc(users.paymentAskedAt), asc(users.id))
    .limit(LIMITS.listMax);
}

const byId = keyset('asc', users.id);

/** The next accounts that the payment company knows, in the order of their ids. */
export async function listCustomersAfter(
  db: Query,
  id: number | undefined,
  limit: number,
): Promise<{ id: number }[]> {
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(byId.behind(id), isNotNull(users.stripeCustomerId)))
    .orderBy(...byId.order)
    .limit(limit);
}

/** Puts plans that have ended back to free in the table as well; everyone who reads them knew already. */
export async function closeEndedPlans(db: Query, now: Date): Promise<void> {
  await db
    .update(users)
    .set({ subscriptionType: 'free', billingRevision: sql`${users.billingRevision} + 1` })
    .where(and(eq(users.subscriptionType, 'premium'), lte(users.subscriptionEndDate, now)));
}

/** Notes an event. True when it is to be worked on: it is new, or nobody has finished with it. */
export async function noteEvent(
  db: Query,
  { id, type, now }: { id: string; type: string; now: Date },
): Promise<boolean> {
  const [fresh] = await db
    .insert(billingEvents)
    .values({ id, type, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  if (fresh) return true;
  const [open] = await db
    .select({ id: billingEvents.id })
    .from(billingEvents)
    .where(and(eq(billingEvents.id, id), isNull(billingEvents.handledAt)));
  return open !== undefined;
}

export async function finishEvent(db: Query, id: string, now: Date): Promise<void> {
  await db.update(billingEvents).set({ handledAt: now }).where(eq(billingEvents.id, id));
}

export async function deleteEventsBefore(db: Query, before: Date): Promise<void> {
  await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before));
}
