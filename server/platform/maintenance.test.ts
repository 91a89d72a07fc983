import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database/database.ts';
import { maintenanceOn } from './maintenance.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** A process of the site, with one page that answers when it is let. */
function processOf(slow: Promise<void> = Promise.resolve()) {
  const app = Fastify();
  const maintenance = maintenanceOn(app, db);
  app.get('/api/live', async () => 'by the route');
  app.get('/page', async () => {
    await slow;
    return 'there';
  });
  return { app, maintenance, status: async () => (await app.inject('/page')).statusCode };
}
const LONG = { timeout: 60_000 };

it('every process turns people away until the work is done, and only one may work', async () => {
  const one = processOf();
  const other = processOf();
  const work = Promise.withResolvers<void>();
  const { done } = await one.maintenance.begin(() => work.promise);
  expect(await one.status()).toBe(503);
  // Health says no, so that nobody is sent here; what asks whether the process lives must not end it.
  expect((await one.app.inject('/api/health')).statusCode).toBe(503);
  const live = await one.app.inject('/api/live');
  expect([live.statusCode, live.json()]).toEqual([200, { status: 'ok' }]);
  expect((await one.app.inject('/api/live/more')).statusCode).toBe(503);
  await expect(one.maintenance.begin(async () => {})).rejects.toThrow('already');
  if (db.kind === 'server') {
    await vi.waitUntil(async () => (await other.status()) === 503, LONG);
    await expect(other.maintenance.begin(async () => {})).rejects.toThrow('already');
  }
  work.resolve();
  await done;
  for (const { status } of [one, other]) await vi.waitUntil(async () => (await status()) === 200, LONG);
  await one.app.close();
  await other.app.close();
});

it('the work waits for requests under way, and lets people in again when it fails', async () => {
  const slow = Promise.withResolvers<void>();
  const { app, maintenance, status } = processOf(slow.promise);
  const underWay = app.inject('/page');
  await vi.waitUntil(async () => (await app.inject('/nothing')).statusCode === 404, LONG);
  const steps: string[] = [];
  const { done } = await maintenance.begin(async () => {
    steps.push('work');
    throw new Error('it failed');
  });
  expect(await status()).toBe(503);
  steps.push('answered');
  slow.resolve();
  expect((await underWay).statusCode).toBe(200);
  await expect(done).rejects.toThrow('it failed');
  expect(steps).toEqual(['answered', 'work']);
  await vi.waitUntil(async () => (await status()) === 200, LONG);
  await app.close();
});
