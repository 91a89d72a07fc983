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
