import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/users.ts';
import type { Payments } from '#server/platform/payments.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { findBilling, storeCustomer, storePlan } from './billing.store.ts';
import { settleAccount } from './settle.service.ts';

const NOBODY = 2_000_000_000;

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

it('a plan is stored on the revision it was worked out from, and on no other', async () => {
  const { id } = await site.newcomer();
  const db = site.db.query;
  const { revision } = (await findBilling(db, id)) ?? { revision: -1 };
  expect(await storePlan(db, id, revision + 1, { subscriptionType: 'premium' })).toBe(false);
  expect((await findBilling(db, id))?.subscriptionType).toBe('free');
  expect(await storePlan(db, id, revision, { subscriptionType: 'premium' })).toBe(true);
  expect(await findBilling(db, id)).toMatchObject({ subscriptionType: 'premium', revision: revision + 1 });
});

it('a customer of an account that is gone is not said to be stored', async () => {
  expect(await storeCustomer(site.db.query, NOBODY, 'cus_nobody')).toBe(false);
});

it('an account that others store meanwhile is looked at five times, then given up', async () => {
  const { id } = await site.newcomer();
  await site.db.query
    .update(users)
    .set({ stripeCustomerId: 'cus_1', stripeSubscriptionId: 'sub_1' })
    .where(eq(users.id, id));
  let looks = 0;
  const subscriptionsOf = async () => {
    looks += 1;
    await site.db.query
      .update(users)
      .set({ billingRevision: sql`${users.billingRevision} + 1` })
      .where(eq(users.id, id));
    return [];
  };
  const settled = settleAccount(site.context, { subscriptionsOf } as unknown as Payments, id);
  await expect(settled).rejects.toThrow('changed faster');
  expect(looks).toBe(5);
});
