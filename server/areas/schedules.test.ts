import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { startTestApp } from '#server/testing/test-app.ts';

it('what runs by itself has its hour: the backup each day, then its copy and its rehearsal', async () => {
  const site = await startTestApp();
  const working = await buildApp(site.context, { logger: false, webDir: null, workJobs: true });
  try {
    const scheduled = await rowsOf<{ told: string }>(
      site.db.query,
      sql`select name || ': ' || cron || ' ' || timezone as told from jobs.schedule order by 1`,
    );
    expect(scheduled.map(({ told }) => told)).toEqual([
      'backup-copy: 50 7 * * * UTC',
      'billing-reconciliation: 23 4 * * * UTC',
      'calendar-reminders: 0 13 * * 1 UTC',
      'daily-backup: 40 7 * * * UTC',
      'inbox-clean-up: 41 3 * * * UTC',
      'restore-rehearsal: 10 8 * * * UTC',
      'session-clean-up: 17 3 * * * UTC',
    ]);
  } finally {
    await working.server.close();
    await site.close();
  }
});
