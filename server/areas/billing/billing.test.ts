import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { PAYMENT_GRACE_DAYS } from '#career/plans/paid-plan.ts';
import { getUser } from '#contract/auth.ts';
import { getBilling, openPortal, refreshBilling, startCheckout } from '#contract/billing.ts';
import { listResumes } from '#contract/resumes.ts';
import { getTutorial, listTutorials } from '#contract/tutorials.ts';
import { billingEvents } from '#server/platform/database/schema/billing.ts';
import { sessions, users } from '#server/platform/database/schema/users.ts';
import { startStripeServer } from '#server/testing/stripe-server.ts';
import type { StripeEvent, StripeServer } from '#server/testing/stripe-shapes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { dailyReconciliation } from './reconcile.service.ts';

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

const report = (event: StripeEvent, secret?: string, at?: Date) =>
  site
    .visitor()
    .send({ method: 'POST', url: '/api/billing/events', ...stripe.signed(event, secret, at) }, 'none');

async function reportAll(events = stripe.events.splice(0)) {
  for (const event of events) expect((await report(event)).status, event.type).toBe(200);
}

/** Time passes; nobody is signed out by it, which is not what these tests are about. */
async function timeIs(now: Date): Promise<void> {
  await site.db.query.update(sessions).set({ expiresAt: new Date('2030-01-01') });
  site.now = now;
}

const planOf = async (client: TestClient) => (await client.call(getUser)).body.subscriptionType;

/** Someone who has paid, and whose payment was reported. */
async function payingPerson() {
  const person = await site.newcomer();
  const { body } = await person.client.call(startCheckout);
  const subscription = stripe.pay(body.url);
  await reportAll();
  return { ...person, subscription };
}

describe('buying Premium', () => {
  it('leads to a page of the account’s own, and the report of the payment opens it', async () => {
    const { client, id } = await site.newcomer();
    expect((await client.call(getBilling)).body).toMatchObject({
      way: 'stripe',
      standing: null,
      isCustomer: false,
      price: { cents: 150_00, currency: 'usd', every: 'month' },
    });
    const checkout = await client.call(startCheckout);
    expect(checkout.status).toBe(200);
    expect(await planOf(client)).toBe('free');
    const { periodEnd } = stripe.pay(checkout.body.url);
    await reportAll();
    expect(await planOf(client)).toBe('premium');
    const { body } = await client.call(getBilling);
    expect(body).toMatchObject({ standing: 'renewing', isCustomer: true });
    expect(body.paidUntil).toBe(new Date(periodEnd * 1000).toISOString());
    const [row] = await site.db.query.select().from(users).where(eq(users.id, id));
    expect(body.reference).toBe(row?.billingReference);
    expect(body.reference).not.toContain(String(row?.username));
  });

  it('needs no report for whoever comes back from paying', async () => {
    const { client } = await site.newcomer();
    stripe.pay((await client.call(startCheckout)).body.url);
    expect((await client.call(refreshBilling)).body.standing).toBe('renewing');
    expect(await planOf(client)).toBe('premium');
  });

  it('gives one page however often and at once it is asked for, so that nobody pays twice', async () => {
    const { client } = await site.newcomer();
    const asked = await Promise.all([1, 2, 3].map(() => client.call(startCheckout)));
    const urls = new Set([...asked, await client.call(startCheckout)].map(({ body }) => body.url));
    expect([...urls]).toEqual([expect.stringContaining('/pay/')]);
    stripe.pay([...urls][0] ?? '');
    // Not reported yet.
    expect((await client.call(startCheckout)).status).toBe(409);
  });

  it.each(['error', 'silence', 'cut'] as const)(
    'says that nothing was charged when the company answers with %s',
    async (trouble) => {
      const { client } = await site.newcomer();
      stripe.trouble = trouble;
      const answer = await client.call(startCheckout);
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('Nothing was charged'),
      });
      expect((await client.call(getBilling)).status).toBe(200);
      stripe.trouble = null;
      expect((await client.call(startCheckout)).status).toBe(200);
    },
  );
});

describe('a report', () => {
  it.each([
    ['with another secret', (event: StripeEvent) => report(event, 'whsec_forged')],
    [
      'of ten minutes ago',
      (event: StripeEvent) => report(event, undefined, new Date(site.now.getTime() - 600_000)),
    ],
    [
      'whose text was changed',
      (event: StripeEvent) => {
        const { payload, headers } = stripe.signed(event);
        const forged = { payload: payload.replace('"evt_', '"evt_x'), headers };
        return site.visitor().send({ method: 'POST', url: '/api/billing/events', ...forged }, 'none');
      },
    ],
    [
      'without a signature',
      (event: StripeEvent) =>
        site.visitor().send({ method: 'POST', url: '/api/billing/events', payload: event }, 'none'),
    ],
  ])('%s is refused and changes nothing', async (_what, send) => {
    const { client } = await site.newcomer();
    stripe.pay((await client.call(startCheckout)).body.url);
    const asked = stripe.asked.length;
    const [event] = stripe.events;
    if (!event) throw new Error('nothing reported');
    expect((await send(event)).status).toBe(403);
    expect(await planOf(client)).toBe('free');
    expect(stripe.asked.length).toBe(asked);
  });

  it('counts once, however often and at once it comes', async () => {
    const { client } = await site.newcomer();
    stripe.pay((await client.call(startCheckout)).body.url);
    const [event] = stripe.events.splice(0);
    if (!event) throw new Error('nothing reported');
    const answers = await Promise.all([1, 2, 3, 4].map(() => report(event)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const asked = stripe.asked.length;
    // That another one waits is nothing to this one.
    await site.db.query
      .insert(billingEvents)
      .values({ id: 'evt_waiting', type: 'invoice.paid', receivedAt: site.now });
    expect((await report(event)).status).toBe(200);
    expect(stripe.asked.length).toBe(asked);
    expect(await site.db.query.$count(billingEvents, eq(billingEvents.id, event.id))).toBe(1);
  });

  it('in the wrong order makes no difference: the company is asked how things stand', async () => {
    const { client, subscription } = await payingPerson();
    stripe.nextMonth(subscription.id, 'failed');
    stripe.recover(subscription.id);
    stripe.cancelAtPeriodEnd(subscription.id, true);
    await reportAll(stripe.events.splice(0).toReversed());
    expect((await client.call(getBilling)).body.standing).toBe('ending');
  });

  it('that came while the company was away is worked on when it comes again', async () => {
    const { client } = await site.newcomer();
    stripe.pay((await client.call(startCheckout)).body.url);
    const [event] = stripe.events.splice(0);
    if (!event) throw new Error('nothing reported');
    stripe.trouble = 'silence';
    expect((await report(event)).status).toBe(503);
    expect(await planOf(client)).toBe('free');
    stripe.trouble = null;
    // One of another person, worked on meanwhile, is another event.
    stripe.pay((await (await site.newcomer()).client.call(startCheckout)).body.url);
    await reportAll();
    expect((await report(event)).status).toBe(200);
    expect(await planOf(client)).toBe('premium');
  });
});

describe('a plan', () => {
  it('whose payment failed stays open for the grace, not longer, and goes on when the card is mended', async () => {
    const start = site.now;
    const { client, subscription } = await payingPerson();
    const paidUntil = subscription.periodEnd * 1000;
    stripe.nextMonth(subscription.id, 'failed');
    await timeIs(new Date(paidUntil + DAY_MS));
    await reportAll();
    expect((await client.call(getBilling)).body).toMatchObject({
      standing: 'past-due',
      paidUntil: new Date(paidUntil).toISOString(),
    });
    expect(await planOf(client)).toBe('premium');
    await timeIs(new Date(paidUntil + PAYMENT_GRACE_DAYS * DAY_MS - 1000));
    expect(await planOf(client)).toBe('premium');
    await timeIs(new Date(paidUntil + PAYMENT_GRACE_DAYS * DAY_MS + 1000));
    expect(await planOf(client)).toBe('free');
    // A second subscription beside the one that may still be charged is not sold.
    expect((await client.call(startCheckout)).status).toBe(409);
    stripe.recover(subscription.id);
    await reportAll();
    expect(await planOf(client)).toBe('premium');
    site.now = start;
  });

  it('that was cancelled lasts through what is paid, and everything stays readable', async () => {
    const start = site.now;
    const { client, subscription } = await payingPerson();
    const [tutorial] = (await client.call(listTutorials)).body;
    const params = { slug: tutorial?.slug ?? '' };
    const portal = await client.call(openPortal, { body: { purpose: 'cancel' } });
    expect(portal.body.url).toContain('/portal/');
    expect(stripe.toCancel.at(-1)).toBe(subscription.id);
    stripe.cancelAtPeriodEnd(subscription.id, true);
    await reportAll();
    await timeIs(new Date(subscription.periodEnd * 1000 - 1000));
    expect((await client.call(getTutorial, { params })).status).toBe(200);
    // Nobody reports the end: it is read at each request.
    await timeIs(new Date(subscription.periodEnd * 1000 + 1000));
    expect((await client.call(getTutorial, { params })).status).toBe(403);
    expect(await planOf(client)).toBe('free');
    expect((await client.call(listResumes)).status).toBe(200);
    stripe.end(subscription.id);
    await reportAll();
    expect((await client.call(getBilling)).body).toMatchObject({ standing: null, isCustomer: true });
    expect((await client.call(startCheckout)).status).toBe(200);
    site.now = start;
  });

  it('of which no report ever came is right after a day', async () => {
    // Those of the other tests are no matter here.
    await site.db.query.update(users).set({ stripeCustomerId: null });
    const { client } = await site.newcomer();
    const { id } = stripe.pay((await client.call(startCheckout)).body.url);
    stripe.events.length = 0;
    const job = dailyReconciliation(site.context);
    await job.run({});
    expect(await planOf(client)).toBe('premium');
    stripe.end(id);
    stripe.events.length = 0;
    stripe.trouble = 'cut';
    await expect(job.run({})).rejects.toThrow(/payment company/);
    expect(await planOf(client)).toBe('premium');
    stripe.trouble = null;
    await job.run({});
    expect(await planOf(client)).toBe('free');
  });

  it('of somebody else is not touched when one has ended', async () => {
    const { id } = await site.newcomer();
    const ended = new Date(site.now.getTime() - 1000);
    await site.db.query.update(users).set({ subscriptionEndDate: ended }).where(eq(users.id, id));
    const revision = async () =>
      (await site.db.query.select({ is: users.billingRevision }).from(users).where(eq(users.id, id)))[0]?.is;
    const before = await revision();
    await dailyReconciliation(site.context).run({});
    expect(await revision()).toBe(before);
  });

  it('that an administrator gave is left alone by the payment company', async () => {
    const { client, id } = await site.newcomer();
    await client.call(startCheckout);
    await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, id));
    await dailyReconciliation(site.context).run({});
    expect(await planOf(client)).toBe('premium');
    expect((await client.call(startCheckout)).status).toBe(409);
  });
});
