import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { rowsOf } from './database/rows.ts';
import { startJobs } from './jobs.ts';

it('what is stored to be sent is tried for days', async () => {
  const db = await openTestDatabase();
  const kind = { name: 'tried', data: z.object({}), run: async () => {} };
  const jobs = await startJobs(db, [kind], { work: false, onError: () => {} });
  await jobs.enqueue(kind, {});
  const rows = await rowsOf<{ hours: number }>(
    db.query,
    sql`select (retry_limit * retry_delay_max / 3600)::int as hours from jobs.job where name = 'tried'`,
  );
  expect(rows[0]?.hours).toBeGreaterThanOrEqual(72);
  await jobs.stop();
  await db.close();
});

it('what runs by itself is not run again beside itself while it takes hours', async () => {
  const db = await openTestDatabase();
  const kind = { name: 'nightly', data: z.object({}), run: async () => {}, schedule: '0 4 * * *' };
  const jobs = await startJobs(db, [kind], { work: true, onError: () => {} });
  const [row] = await rowsOf<{ seconds: number }>(
    db.query,
    sql`select (options->>'expireInSeconds')::int as seconds from jobs.schedule where name = 'nightly'`,
  );
  expect(row?.seconds).toBe(3 * 60 * 60);
  await jobs.stop();
  await db.close();
});
