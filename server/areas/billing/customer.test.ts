import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { deleteAccount } from '#contract/account.ts';
import { getUser } from '#contract/auth.ts';
import { getBilling, openPortal, refreshBilling, setPlan, startCheckout } from '#contract/billing.ts';
import { sessions, users } from '#server/platform/database/schema/users.ts';
import { startStripeServer } from '#server/testing/stripe-server.ts';
import type { StripeServer } from '#server/testing/stripe-shapes.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { takeEvent } from './billing.service.ts';

let stripe: StripeServer;
let site: TestApp;

beforeAll(async () => {
  stripe = await startStripeServer(() => site.now);
  site = await startTestApp({ stripe: stripe.settings });
});
afterEach(() => {
  stripe.trouble = null;
  stripe.events.length = 0;
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

const planOf = async (client: TestClient) => (await client.call(getUser)).body.subscriptionType;

async function payingPerson() {
  const person = await site.newcomer();
  const subscription = stripe.pay((await person.client.call(startCheckout)).body.url);
  await person.client.call(refreshBilling);
  stripe.events.length = 0;
  return { ...person, subscription };
}

describe('the customer of an account', () => {
  it('stays linked when the company knows nobody of it, as with the key of another account', async () => {
    const { client, id, subscription } = await payingPerson();
    const kept = stripe.customers.get(subscription.customer);
    stripe.customers.delete(subscription.customer);
    expect((await client.call(refreshBilling)).status).toBe(503);
    const refused = await client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(refused.status).toBe(503);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('Nothing was deleted') });
    const [row] = await site.db.query.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({
      subscriptionType: 'premium',
      stripeCustomerId: subscription.customer,
      stripeSubscriptionId: subscription.id,
    });
    if (kept) stripe.customers.set(subscription.customer, kept);
    expect((await client.call(refreshBilling)).body.standing).toBe('renewing');
  });

  it('of a customer whom the operator deleted there ends, and can be bought again', async () => {
    const { client, subscription } = await payingPerson();
    const before = (await client.call(getBilling)).body.reference;
    stripe.customers.set(subscription.customer, { deleted: true });
    const { url } = (await client.call(startCheckout)).body;
    expect(await planOf(client)).toBe('free');
    const { reference } = (await client.call(getBilling)).body;
    expect(reference).not.toBe(before);
    expect(stripe.referenceOf(url)).toBe(reference);
    stripe.pay(url);
    await client.call(refreshBilling);
    expect(await planOf(client)).toBe('premium');
  });

  it('whom no account has any more is named when something goes on there', async () => {
    const { subscription, id } = await payingPerson();
    await site.db.query.update(users).set({ stripeCustomerId: null }).where(eq(users.id, id));
    stripe.nextMonth(subscription.id, 'paid');
    const [event] = stripe.events.splice(0);
    if (!event) throw new Error('nothing reported');
    const { payload, headers } = stripe.signed(event);
    const taken = takeEvent(site.context, Buffer.from(payload), headers['stripe-signature'] ?? '');
    expect(await taken).toEqual({ strangerId: subscription.customer });
  });
});

describe('a plan whose payment failed', () => {
  it.each(['unpaid', 'paused', 'incomplete'])(
    'and that is %s opens nothing, and no second one is sold',
    async (status) => {
      const { client, subscription } = await payingPerson();
      subscription.status = status;
      const { body } = await client.call(refreshBilling);
      expect(body.standing).toBe('past-due');
      expect(await planOf(client)).toBe('free');
      const refused = await client.call(startCheckout);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ message: expect.stringContaining('Manage Subscription') });
      subscription.status = 'active';
      await client.call(refreshBilling);
      expect(await planOf(client)).toBe('premium');
    },
  );

  it.each(['canceled', 'incomplete_expired'])(
    'and that is %s is over, and another one is sold',
    async (status) => {
      const { client, subscription } = await payingPerson();
      subscription.status = status;
      expect((await client.call(refreshBilling)).body.standing).toBeNull();
      expect((await client.call(startCheckout)).status).toBe(200);
    },
  );

  it('does not open again with the next month that is not paid', async () => {
    const start = site.now;
    const { client, subscription } = await payingPerson();
    const paidUntil = new Date(subscription.periodEnd * 1000);
    for (const days of [1, 31]) {
      await site.db.query.update(sessions).set({ expiresAt: new Date('2030-01-01') });
      stripe.nextMonth(subscription.id, 'failed');
      site.now = new Date(paidUntil.getTime() + days * DAY_MS);
      const { body } = await client.call(refreshBilling);
      expect(body).toMatchObject({ standing: 'past-due', paidUntil: paidUntil.toISOString() });
    }
    expect(await planOf(client)).toBe('free');
    site.now = start;
  });

  it('ends at once when it is canceled, and its open invoice is charged no more', async () => {
    const { client, subscription } = await payingPerson();
    stripe.nextMonth(subscription.id, 'failed');
    expect(stripe.openInvoicesOf(subscription.id)).toBe(1);
    const { status, body } = await client.call(openPortal, { body: { purpose: 'cancel' } });
    expect(status).toBe(200);
    expect(body.url).toMatch(/\/subscription\?from=portal$/);
    expect(subscription.status).toBe('canceled');
    expect(stripe.openInvoicesOf(subscription.id)).toBe(0);
    expect((await client.call(getBilling)).body.standing).toBeNull();
    expect(await planOf(client)).toBe('free');
  });
});

describe('a site that took its Stripe settings away', () => {
  it('holds nobody to a plan that is over: it can be bought, set and deleted', async () => {
    const other = await startTestApp({ paymentUrl: 'https://pay.example.org/' });
    const { client: admin } = await other.administrator();
    const { client, id } = await other.newcomer();
    const setEnd = (days: number) =>
      other.db.query
        .update(users)
        .set({
          subscriptionType: 'premium',
          stripeCustomerId: 'cus_1',
          stripeSubscriptionId: 'sub_1',
          subscriptionEndDate: new Date(other.now.getTime() + days * DAY_MS),
        })
        .where(eq(users.id, id));
    const body = {
      plan: 'premium',
      lastDay: '2027-01-31',
      reason: 'Paid by check',
      password: PASSWORD,
    } as const;
    const set = async () => (await admin.call(setPlan, { params: { id }, body })).status;
    const remove = async () => (await client.call(deleteAccount, { body: { password: PASSWORD } })).status;
    await setEnd(1);
    expect([await set(), await remove()]).toEqual([409, 503]);
    await setEnd(-1);
    expect((await client.call(startCheckout)).status).toBe(200);
    expect(await set()).toBe(200);
    // Set by hand from now on, and so it can be set again.
    expect(await set()).toBe(200);
    expect(await remove()).toBe(200);
    await other.close();
  });
});

describe('deleting an account', () => {
  const remove = (client: TestClient) => client.call(deleteAccount, { body: { password: PASSWORD } });

  it('ends what it pays for first, at once, and closes a payment page that is open', async () => {
    const { client, subscription } = await payingPerson();
    expect((await remove(client)).status).toBe(200);
    expect(subscription.status).toBe('canceled');
    expect(stripe.customers.get(subscription.customer)?.deleted).toBe(true);

    const other = await site.newcomer();
    const { url } = (await other.client.call(startCheckout)).body;
    expect((await remove(other.client)).status).toBe(200);
    expect(() => stripe.pay(url)).toThrow('no longer open');
  });

  it('deletes nothing while the payment company cannot be told', async () => {
    const { client, subscription } = await payingPerson();
    stripe.trouble = 'silence';
    expect((await remove(client)).status).toBe(503);
    expect(await planOf(client)).toBe('premium');
    stripe.trouble = null;
    expect((await remove(client)).status).toBe(200);
    expect(subscription.status).toBe('canceled');
  });
});
