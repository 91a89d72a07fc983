import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { everything, fillDatabase } from '#server/testing/filled-database.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database } from '../database/database.ts';
import { migrationsFolder } from '../database/embedded.ts';
import { users } from '../database/schema/users.ts';
import { backupFile } from './backup-files.ts';
import { journalUntil } from './backup-format.ts';
import { findLastOperation } from './operations.store.ts';
import { BackupRefused, linesOf, verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { nightlyRehearsal, sweepScratch, upToDate } from './scratch.ts';
import { openMaybeSealed } from './sealed-file.ts';
import { takeBackup } from './take-backup.ts';
import { writeBackup } from './write-backup.ts';

let db: Database;
let dataDir: string;
beforeEach(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-scratch-'));
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = new Date('2026-11-21T03:04:05.678Z');
const KEY = 'a key that nobody guesses';
const context = (backupKey?: string) => ({
  db,
  config: { dataDir, backupKey } as never,
  clock: { now: () => now },
});
const restore = (file: string, key?: string) =>
  restoreBackup(db, file, { keepAs: join(dataDir, 'before.gz'), key, now, finish: async () => {} });

describe('the nightly rehearsal', () => {
  const lastRehearsal = () => findLastOperation(db.query, 'rehearsal');

  it('restores the newest backup into a database of its own, counts its rows and leaves nothing behind', async () => {
    await fillDatabase(db);
    const before = await everything(db);
    const { name } = await takeBackup(context(KEY), 'daily');
    await nightlyRehearsal(context(KEY)).run({});
    expect(await lastRehearsal()).toMatchObject({
      succeeded: true,
      backup: name,
      detail: expect.stringMatching(/^\d+ rows in \d+ tables came back, none missing$/),
    });
    expect(readdirSync(dataDir)).toEqual(['backups']);
    expect(await everything(db)).toEqual(before);
  });

  it('says so when the backup cannot be restored, and when there is none', async () => {
    await expect(nightlyRehearsal(context()).run({})).rejects.toThrow('no backup on this machine');
    const { path } = await takeBackup(context(), 'daily');
    writeFileSync(path, readFileSync(path).subarray(0, -40));
    await expect(nightlyRehearsal(context()).run({})).rejects.toThrow('cut off');
    expect(await lastRehearsal()).toMatchObject({
      succeeded: false,
      detail: expect.stringContaining('cut off'),
    });
  });

  it('says which table lost rows, even where the file itself is whole', async () => {
    await fillDatabase(db);
    const { path } = await takeBackup(context(), 'daily');
    // Two rows of one key in a file that sums up: the database keeps one of them.
    const lines = await linesAt(path);
    const place = lines.findIndex(
      (line) => line.startsWith('{"table":"installation_') || line.startsWith('{"table":"audit_log"'),
    );
    lines.splice(place + 2, 0, lines[place + 1] ?? '');
    const manifest = JSON.parse(lines.pop() ?? '').manifest;
    manifest.rows.audit_log += 1;
    manifest.sha256 = createHash('sha256')
      .update(lines.map((line) => `${line}\n`).join(''))
      .digest('hex');
    writeFileSync(path, gzipSync(`${[...lines, JSON.stringify({ manifest })].join('\n')}\n`));
    await expect(nightlyRehearsal(context()).run({})).rejects.toThrow('Not all rows came back: audit_log');
  });
});

const linesAt = async (path: string) => {
  const { gunzipSync } = await import('node:zlib');
  return gunzipSync(readFileSync(path)).toString().trimEnd().split('\n');
};

describe('a backup of an earlier version', () => {
  /** Brought from one earlier version to the next, as a site's own: to make one anew takes longer than the tests. */
  let earlier: PGlite | undefined;
  afterAll(() => earlier?.close());

  /** A backup as the version of an earlier migration wrote it, with two people in it. */
  async function earlierBackup(tag: string, key?: string): Promise<string> {
    const folder = join(dataDir, 'older');
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, 'meta/_journal.json'), journalUntil(tag) ?? '');
    earlier ??= await PGlite.create();
    const handle = drizzle(earlier, { casing: 'snake_case' });
    await migrate(handle, { migrationsFolder: folder });
    rmSync(folder, { recursive: true });
    await handle.execute(sql`truncate users restart identity cascade`);
    await handle.execute(
      sql`insert into users (username, email, password_hash) values ('ana', 'ana@example.org', 'x'), ('bo', 'bo@example.org', 'x')`,
    );
    await handle.execute(
      sql`insert into applications (user_id, job_title, company) values (1, 'Technician', 'Example')`,
    );
    const file = join(dataDir, 'backups', 'earlier.gz');
    await handle.transaction((tx) => writeBackup(tx as never, file, now, key));
    return file;
  }

  // Bringing it up is the embedded database's work on every site: one version shows that PostgreSQL takes the outcome.
  const versions = ['0001_assessment-drafts', '0009_resume-studio', '0015_premium-and-accounts'];
  it.each(inject('server') ? versions.slice(1, 2) : versions)(
    'is brought up by its migrations: %s',
    async (tag) => {
      const file = await earlierBackup(tag, KEY);
      expect((await verifyBackup(file, KEY)).header.schemaVersion).toBe(tag);
      await expect(restore(file, KEY)).rejects.toThrow(BackupRefused);
      const other = tag === '0009_resume-studio' ? await upToDate(dataDir, file, KEY) : undefined;
      const ready = await upToDate(dataDir, file, KEY);
      // Whoever restores the same backup at the same time neither takes it away nor leaves it.
      await other?.remove();
      await restore(ready.file, KEY);
      await ready.remove();
      const people = await db.query.select().from(users).orderBy(users.id);
      expect(people).toMatchObject([
        { username: 'ana', suspendedAt: null },
        { username: 'bo', earlierService: [] },
      ]);
      expect((await everything(db)).applications).toHaveLength(1);
      expect(readdirSync(dataDir).sort()).toEqual(['backups', 'before.gz']);
      expect(readdirSync(join(dataDir, 'backups'))).toEqual(['earlier.gz']);
    },
  );
});

it('what a crash left is swept: all of it where nobody else can be at work, else what is a day old', async () => {
  const old = join(dataDir, 'scratch-old');
  const young = join(dataDir, 'scratch-young');
  for (const path of [old, young, join(dataDir, 'backups')])
    mkdirSync(join(path, 'postgres'), { recursive: true });
  utimesSync(young, now, now);
  const long = new Date(now.getTime() - 25 * HOUR_MS);
  utimesSync(old, long, long);
  await sweepScratch(dataDir, now, { alone: false });
  expect(readdirSync(dataDir).sort()).toEqual(['backups', 'scratch-young']);
  await sweepScratch(dataDir, now, { alone: true });
  expect(readdirSync(dataDir)).toEqual(['backups']);
  await sweepScratch(join(dataDir, 'not-there'), now, { alone: true });
});

describe('a backup with a key', () => {
  it('cannot be read without it, and comes back with it', async () => {
    await fillDatabase(db);
    const before = await everything(db);
    const { path, name } = await takeBackup(context(KEY), 'manual');
    expect(name).toMatch(/manual\.ndjson\.gz\.sealed$/);
    expect(await backupFile(join(dataDir, 'backups'), name)).toMatchObject({ kind: 'manual' });
    const bytes = readFileSync(path);
    expect(bytes.subarray(0, 8).toString()).toBe('MRSEAL01');
    expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08]))).toBe(false);
    await db.query.delete(users);
    const emptied = await everything(db);
    await expect(restore(path, 'another key entirely')).rejects.toThrow(/BACKUP_KEY is not the key/);
    await expect(restore(path)).rejects.toThrow(/This backup is encrypted/);
    expect(await everything(db)).toEqual(emptied);
    await restore(path, KEY);
    expect(await everything(db)).toEqual({ ...before, sessions: [] });
  });

  it('is refused also where its end was read before anybody asked: the reading waits for nothing', async () => {
    const { path } = await takeBackup(context(KEY), 'manual');
    const bytes = readFileSync(path);
    writeFileSync(path, withBitTurned(bytes, bytes.length - 1));
    const source = await openMaybeSealed(path, KEY);
    await expect(finished(source)).rejects.toThrow('authenticate');
    await expect(linesOf(source).next()).rejects.toThrow(BackupRefused);
  });

  const withBitTurned = (bytes: Buffer, place: number) => {
    const turned = Buffer.from(bytes);
    turned.writeUInt8(turned.readUInt8(place) ^ 1, place);
    return turned;
  };
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['one bit is turned', (bytes) => withBitTurned(bytes, 200)],
    ['the end is missing', (bytes) => bytes.subarray(0, -10)],
    ['the tag is another', (bytes) => withBitTurned(bytes, bytes.length - 1)],
    ['next to nothing is left', (bytes) => bytes.subarray(0, 30)],
  ])('is refused when %s', async (_what, spoil) => {
    await fillDatabase(db);
    const { path } = await takeBackup(context(KEY), 'manual');
    writeFileSync(path, spoil(readFileSync(path)));
    await expect(verifyBackup(path, KEY)).rejects.toThrow(/damaged|cut off|BACKUP_KEY is not/);
    await expect(restore(path, KEY)).rejects.toThrow(BackupRefused);
  });
});
