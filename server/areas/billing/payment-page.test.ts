import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUserCounts, listAuditLog, listUsers } from '#contract/admin.ts';
import { getUser } from '#contract/auth.ts';
import { getBilling, listWaitingForPlan, openPortal, setPlan, startCheckout } from '#contract/billing.ts';
import { getSite } from '#contract/marketing.ts';
import { sessions, users } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestApp({ paymentUrl: 'https://pay.example.org/premium?shop=1' });
  ({ client: admin } = await site.administrator());
});
afterAll(() => site.close());

it('a payment page gets the account’s reference, and the administrator sees who went there and sets the plan', async () => {
  const start = site.now;
  const { client, id, username } = await site.newcomer();
  expect((await client.call(getBilling)).body).toMatchObject({
    way: 'page',
    price: null,
    paymentAskedAt: null,
  });
  const { url } = (await client.call(startCheckout)).body;
  const reference = new URL(url).searchParams.get('client_reference_id');
  expect(url).toContain('https://pay.example.org/premium?shop=1&');
  const [waiting] = (await admin.call(listWaitingForPlan)).body;
  expect(waiting).toMatchObject({ username, reference, subscriptionType: 'free' });
  expect((await client.call(getBilling)).body).toMatchObject({
    reference,
    paymentAskedAt: start.toISOString(),
  });

  const body = {
    plan: 'premium',
    lastDay: '2026-12-20',
    reason: 'Paid by card on the 20th',
    password: PASSWORD,
  } as const;
  const params = { id };
  const wrong = (changes: object) => admin.call(setPlan, { params, body: { ...body, ...changes } });
  expect((await wrong({ lastDay: '2026-11-19' })).body).toMatchObject({
    fields: { lastDay: 'Choose today or a later day' },
  });
  expect((await wrong({ password: 'not it' })).body).toMatchObject({
    fields: { password: 'That password isn’t correct.' },
  });
  expect((await wrong({ reason: ' ' })).body).toMatchObject({ fields: { reason: 'Give a reason' } });
  expect((await admin.call(setPlan, { params, body })).status).toBe(200);
  expect((await admin.call(listWaitingForPlan)).body).toEqual([]);
  expect((await client.call(getUser)).body).toMatchObject({
    subscriptionType: 'premium',
    subscriptionStartDate: start.toISOString(),
    subscriptionEndDate: '2026-12-20T23:59:59.000Z',
  });
  expect((await admin.call(listAuditLog, { query: {} })).body[0]).toMatchObject({
    action: 'plan-changed',
    subject: `${username}: premium, through 2026-12-20`,
    reason: 'Paid by card on the 20th',
  });
  // Managing and downgrading lead to the same page, and the administrator sees it.
  expect((await client.call(openPortal, { body: { purpose: 'cancel' } })).body.url).toBe(url);
  expect((await admin.call(listWaitingForPlan)).body).toMatchObject([
    { username, subscriptionType: 'premium' },
  ]);

  // What ends is read at each request, wherever a plan is read.
  await site.db.query.update(sessions).set({ expiresAt: new Date('2030-01-01') });
  site.now = new Date('2026-12-21T00:00:00Z');
  expect((await client.call(getUser)).body.subscriptionType).toBe('free');
  const listed = await admin.call(listUsers, { query: { search: username } });
  expect(listed.body).toMatchObject([{ subscriptionType: 'free', paysThroughStripe: false }]);
  expect((await admin.call(getUserCounts)).body.premium).toBe(0);
  site.now = start;
  expect((await admin.call(getUserCounts)).body.premium).toBe(1);
  await admin.call(setPlan, {
    params,
    body: { plan: 'free', lastDay: null, reason: 'Asked for it', password: PASSWORD },
  });
  expect((await client.call(getUser)).body.subscriptionType).toBe('free');
});

it('the reference stands where the operator’s page wants it', async () => {
  const other = await startTestApp({ paymentUrl: 'https://pay.example.org/{reference}/start' });
  const { client } = await other.newcomer();
  const { url } = (await client.call(startCheckout)).body;
  const { reference } = (await client.call(getBilling)).body;
  expect(url).toBe(`https://pay.example.org/${reference}/start`);
  await other.close();
});

it('a plan that the payment company keeps is not set by hand', async () => {
  const { id } = await site.newcomer();
  await site.db.query.update(users).set({ stripeSubscriptionId: 'sub_1' }).where(eq(users.id, id));
  const body = { plan: 'free', lastDay: null, reason: 'x', password: PASSWORD } as const;
  const { status, body: refusal } = await admin.call(setPlan, { params: { id }, body });
  expect(status).toBe(409);
  expect(refusal).toMatchObject({ message: expect.stringContaining('paid through Stripe') });
});

it('Premium without a last day has no end, and a day is over with its last second', async () => {
  const start = site.now;
  const { client, id, username } = await site.newcomer();
  const give = (lastDay: string | null) =>
    admin.call(setPlan, {
      params: { id },
      body: { plan: 'premium', lastDay, reason: 'A gift', password: PASSWORD },
    });
  site.now = new Date('2026-11-20T23:59:59.000Z');
  expect((await give('2026-11-20')).body).toMatchObject({
    fields: { lastDay: 'Choose today or a later day' },
  });
  site.now = new Date('2026-11-20T23:59:58.999Z');
  expect((await give('2026-11-20')).status).toBe(200);
  expect((await give(null)).status).toBe(200);
  expect((await client.call(getUser)).body).toMatchObject({
    subscriptionType: 'premium',
    subscriptionEndDate: null,
  });
  // Both entries are of the same millisecond, so neither is the newer.
  const log = (await admin.call(listAuditLog, { query: {} })).body;
  expect(log.map(({ subject }) => subject)).toContain(`${username}: premium, no end`);
  site.now = start;
});

it('without either, nothing can be bought and the site says so', async () => {
  const other = await startTestApp();
  const { client } = await other.newcomer();
  expect((await client.call(getBilling)).body.way).toBeNull();
  expect((await other.visitor().call(getSite)).body.billing).toBeNull();
  const answer = await client.call(startCheckout);
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ message: expect.stringContaining('Billing isn’t set up') });
  const event = await client.send({ method: 'POST', url: '/api/billing/events', payload: {} }, 'none');
  expect(event.status).toBe(403);
  await other.close();
});
