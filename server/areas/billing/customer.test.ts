import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account.ts';
import { getUser } from '#contract/auth.ts';
import { getBilling, refreshBilling, startCheckout } from '#contract/billing.ts';
import { users } from '#server/platform/database/schema/users.ts';
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
