import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from './database.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

it('tells of statements that take half a second, alone and in a transaction, without the values in them', async () => {
  const told: string[] = [];
  db.onSlowStatement((statement, milliseconds) => told.push(`${milliseconds >= 500} ${statement}`));
  const slow = (name: string) => sql`select pg_sleep(0.6), ${name}::text`;
  await db.query.execute(slow('Zebulon'));
  await db.transaction((tx) => tx.execute(slow('Zebulon')));
  await db.query.execute(sql`select 1`);
  expect(told).toEqual(Array(2).fill('true select pg_sleep(0.6), $1::text'));
});
