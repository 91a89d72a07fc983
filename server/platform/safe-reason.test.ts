import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { rowsOf } from './database/rows.ts';
import { users } from './database/schema/users.ts';
import { startJobs } from './jobs.ts';
import { safeReason } from './safe-reason.ts';

it('names no row of a query that failed, however deep it lies', () => {
  const query = new Error('Failed query: insert into users\nparams: ana@example.org,secret');
  expect(safeReason(query)).toBe('Failed query');
  expect(safeReason(new Error(`It failed: ${query.message}`))).toBe('Failed query');
  const driver = Object.assign(new Error('Key (email)=(ana@example.org) already exists'), { code: '23505' });
  expect(safeReason(driver)).toBe('SQLSTATE 23505');
  expect(safeReason(new Error(query.message, { cause: driver }))).toBe('SQLSTATE 23505');
  expect(safeReason(new Error('x', { cause: new Error('y', { cause: driver }) }))).toBe('SQLSTATE 23505');
});

it('says what else went wrong in its own words', () => {
  expect(safeReason(new Error('There is no backup on this machine'))).toBe(
    'There is no backup on this machine',
  );
  const system = Object.assign(new Error('EPERM: operation not permitted, open x'), { code: 'EPERM' });
  expect(safeReason(system)).toContain('EPERM: operation not permitted');
  expect(safeReason('thrown as a text')).toBe('unknown');
});

it('a job that fails in a query leaves none of its rows in the queue', async () => {
  const db = await openTestDatabase();
  const person = { username: 'ana', email: 'ana@example.org', passwordHash: 'secret-hash' };
  const kind = {
    name: 'writes-twice',
    data: z.object({}),
    run: async () => {
      await db.query.insert(users).values([person, person]);
    },
  };
  const jobs = await startJobs(db, [kind], { work: false, onError: () => {} });
  await jobs.enqueue(kind, {});
  await jobs.drain();
  const [row] = await rowsOf<{ output: string }>(
    db.query,
    sql`select output::text as output from jobs.job where name = 'writes-twice'`,
  );
  expect(row?.output).toContain('SQLSTATE 23505');
  expect(row?.output).not.toMatch(/ana|secret-hash|insert into/);
  await jobs.stop();
  await db.close();
});
