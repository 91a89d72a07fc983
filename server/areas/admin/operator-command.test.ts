import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScript } from '#server/testing/run-script.ts';
import { openTestDatabaseIn } from '#server/testing/test-database.ts';

it('the command does it at the machine, and says what to do while the embedded database is in use', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-admin-'));
  const run = (...words: string[]) => runScript('scripts/admin.ts', words, { DATA_DIR: dataDir });
  const db = await openTestDatabaseIn(dataDir);
  const busy = run('create', 'chief', 'chief@example.org');
  expect(busy.stderr).toContain('Stop the site, run this again');
  expect(busy.status).toBe(1);
  await db.close();
  const created = run('create', 'chief', 'chief@example.org');
  expect(created.stderr).toBe('');
  expect(created.stdout).toMatch(/^chief signs in with this password until \d{4}-\d\d-\d\d.*\n\w{16}\n$/);
  expect(run('promote', 'nobody').stderr).toContain('The account nobody was not found.');
  expect(run('create', 'x', 'chief@example.org').stderr).toContain('Username must be at least 3 characters');
  expect(run('constructor', 'chief').stderr).toContain('npm run admin -- promote USERNAME');
  rmSync(dataDir, { recursive: true, force: true });
});
