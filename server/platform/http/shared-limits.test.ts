import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#career/durations.ts';
import { login } from '#contract/auth.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { requestCounts } from '../database/schema/administration.ts';
import { deleteEndedCounts } from './request-counts.store.ts';
import { sharedLimits } from './shared-limits.ts';

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.close());

/** A process of the site. */
function processOf(call = 'GET /x') {
  const Store = sharedLimits(db);
  const store = new Store({}, call);
  return (max: number, key = '192.0.2.1') =>
    new Promise<boolean>((resolve) =>
      store.incr(key, (_error, result) => resolve((result?.current ?? 0) <= max), MINUTE_MS, max),
    );
}
const allowed = (answers: boolean[]) => answers.filter(Boolean).length;

it('two processes let through together what one may, also when requests come at once', async () => {
  const [one, other] = [processOf(), processOf()];
  const asked = Array.from({ length: 30 }, (_, n) => (n % 2 === 0 ? one(10) : other(10)));
  expect(allowed(await Promise.all(asked))).toBe(10);
  expect(await one(10, '192.0.2.2')).toBe(true);
  expect(await processOf('GET /y')(10)).toBe(true);
});

it('a generous limit costs the database a twentieth of its requests, and loses at most a twentieth a process', async () => {
  const [one, other] = [processOf(), processOf()];
  let statements = 0;
  const { query } = db;
  Object.defineProperty(db, 'query', {
    get: () => {
      statements += 1;
      return query;
    },
  });
  const asked = Array.from({ length: 1600 }, (_, n) => (n % 3 === 0 ? one(1200) : other(1200)));
  const through = allowed(await Promise.all(asked));
  expect(through).toBeGreaterThanOrEqual(1140);
  expect(through).toBeLessThanOrEqual(1200);
  expect(statements).toBeLessThan(30);
});

it('a count begins anew when its minute is over, and is cleared away', async () => {
  expect(await processOf()(1)).toBe(true);
  expect(await processOf()(1)).toBe(false);
  await db.query.update(requestCounts).set({ endsAt: sql`now() - interval '1 second'` });
  expect(await processOf()(1)).toBe(true);
  await deleteEndedCounts(db.query);
  expect(await db.query.select().from(requestCounts)).toHaveLength(1);
  await db.query.update(requestCounts).set({ endsAt: sql`now() - interval '1 second'` });
  await deleteEndedCounts(db.query);
  expect(await db.query.select().from(requestCounts)).toEqual([]);
});

it('lets people through while the database is away', async () => {
  Object.defineProperty(db, 'query', {
    get: () => {
      throw new Error('away');
    },
  });
  expect(await processOf()(1)).toBe(true);
});

it('a site on a server counts in the database, one with its own database in memory, both by no address in clear', async () => {
  const site = await startTestApp({ rateLimits: 'on' });
  const guess = () => site.visitor().call(login, { body: { username: 'nobody', password: 'a wrong guess' } });
  await guess();
  const counts = await site.db.query.select().from(requestCounts);
  expect(counts.length > 0).toBe(site.db.kind === 'server');
  for (const { key } of counts) expect(key).toMatch(/^[0-9a-f]{64}$/);
  await site.close();
});
