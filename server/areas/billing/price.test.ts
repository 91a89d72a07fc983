import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { getBilling } from '#contract/billing.ts';
import { startStripeServer } from '#server/testing/stripe-server.ts';
import type { StripeServer } from '#server/testing/stripe-shapes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let stripe: StripeServer;
let site: TestApp;

beforeAll(async () => {
  stripe = await startStripeServer(() => site.now);
  site = await startTestApp({ stripe: stripe.settings });
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

it('the price is the company’s: read again after an hour, and the last one known while it cannot be read', async () => {
  const start = site.now;
  const { client } = await site.newcomer();
  const shownAfter = async (ms: number) => {
    site.now = new Date(start.getTime() + ms);
    return (await client.call(getBilling)).body.price?.cents;
  };
  expect(await shownAfter(0)).toBe(150_00);
  stripe.priceCents = 90_00;
  expect(await shownAfter(HOUR_MS - 1)).toBe(150_00);
  expect(await shownAfter(HOUR_MS)).toBe(90_00);
  stripe.priceCents = 70_00;
  stripe.trouble = 'error';
  expect(await shownAfter(3 * HOUR_MS)).toBe(90_00);
  stripe.trouble = null;
  expect(await shownAfter(3 * HOUR_MS)).toBe(70_00);
});

it('there is none to show while none was ever read', async () => {
  const other = await startTestApp({ stripe: stripe.settings });
  stripe.trouble = 'error';
  const { client } = await other.newcomer();
  expect((await client.call(getBilling)).body.price).toBeNull();
  stripe.trouble = null;
  expect((await client.call(getBilling)).body.price?.cents).toBe(70_00);
  await other.close();
});
