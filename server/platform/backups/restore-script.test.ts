import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fillDatabase, insertPerson } from '#server/testing/filled-database.ts';
import { runScript } from '#server/testing/run-script.ts';
import { openTestDatabaseIn } from '#server/testing/test-database.ts';
import { openEmbeddedDatabase } from '../database/embedded.ts';
import { users } from '../database/schema/users.ts';
import { takeBackup } from './take-backup.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-restore-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = (file: string) => runScript('scripts/restore.ts', [file], { DATA_DIR: dataDir });
const clock = { now: () => new Date('2026-11-21T03:04:05.678Z') };

it('restores into the embedded database once its server is stopped, and says what it did', async () => {
  const db = await openTestDatabaseIn(dataDir);
  await fillDatabase(db);
  const { path } = await takeBackup({ db, config: { dataDir } as never, clock }, 'manual');
  await insertPerson(db, 'later');

  const refused = run(path);
  expect(refused.stderr).toContain('is in use by another Mission Ready process');
  expect(refused.status).toBe(1);
  await db.close();

  const restored = run(path);
  expect(restored.stderr).toBe('');
  expect(restored.status).toBe(0);
  expect(restored.stdout).toMatch(/^2\tusers$/m);
  expect(restored.stdout).toMatch(/What was there before is kept in .*before-restore\.ndjson\.gz/);
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2);

  const after = await openEmbeddedDatabase(dataDir);
  expect((await after.query.select().from(users)).map(({ username }) => username).sort()).toEqual([
    'ana',
    'bo',
  ]);
  await after.close();
});

it('refuses a file that is no backup without creating so much as a database', () => {
  const file = join(dataDir, 'other.gz');
  writeFileSync(file, 'hello');
  const refused = run(file);
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('Nothing was restored.');
  expect(readdirSync(dataDir)).toEqual(['other.gz']);
});
