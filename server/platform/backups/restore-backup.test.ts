import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everything, fillDatabase, insertPerson } from '#server/testing/filled-database.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { systemClock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { auditLog } from '../database/schema/administration.ts';
import { applications } from '../database/schema/applications.ts';
import { jobMatches } from '../database/schema/matches.ts';
import { users } from '../database/schema/users.ts';
import { BackupRefused, verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let db: Database;
let dataDir: string;
beforeEach(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-backups-'));
});
afterEach(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const now = new Date('2026-11-21T03:04:05.678Z');
const context = () => ({ db, config: { dataDir } as never, clock: { now: () => now } });
const backUp = async () => (await takeBackup(context(), 'manual')).path;
const restore = (file: string, finish: (tx: Tx) => Promise<void> = async () => {}) =>
  restoreBackup(db, file, { keepAs: join(dataDir, 'before.gz'), now, finish });

describe('a restore', () => {
  it('brings back every row as it was, takes out what came later, and keeps what was there', async () => {
    const [ana = 0] = await fillDatabase(db);
    const before = await everything(db);
    const file = await backUp();
    await db.query.delete(users).where(eq(users.id, ana));
    await db.query.update(users).set({ firstName: 'Changed' });
    await insertPerson(db, 'later');
    const changed = await everything(db);
    const manifest = await restore(file);
    const after = await everything(db);
    expect(after).toEqual({ ...before, sessions: [] });
    expect(manifest.rows).toMatchObject({ users: 2, applications: 2, profile_images: 2, audit_log: 1 });
    // The copy of what was there is a backup as good as any other.
    await restoreBackup(db, join(dataDir, 'before.gz'), {
      keepAs: join(dataDir, 'again.gz'),
      now,
      finish: async () => {},
    });
    expect(await everything(db)).toEqual({ ...changed, sessions: [] });
  });

  it('goes on counting where it was', async () => {
    const ids = await fillDatabase(db);
    const file = await backUp();
    await db.query.delete(users);
    await restore(file);
    expect(await insertPerson(db, 'next')).toBe(Math.max(...ids) + 1);
    const [match] = await db.query
      .insert(jobMatches)
      .values({ userId: ids[0] ?? 0, jobTitle: 'Next', relevanceScore: 1 })
      .returning({ id: jobMatches.id });
    expect(match?.id).toBe(3);
  });

  const altered = (file: string, change: (lines: string[]) => string[]) => {
    const lines = gunzipSync(readFileSync(file)).toString().split('\n');
    writeFileSync(file, gzipSync(change(lines).join('\n')));
  };

  it.each<[string, (file: string) => void, RegExp]>([
    ['is cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, -40)), /cut off/],
    ['is empty', (file) => writeFileSync(file, ''), /cut off/],
    [
      'has one bit turned',
      (file) => {
        const bytes = readFileSync(file);
        const place = Math.floor(bytes.length / 2);
        bytes[place] = (bytes[place] ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
      /damaged|cut off/,
    ],
    [
      'was changed and packed anew',
      (file) => altered(file, (lines) => lines.map((line) => line.replace('argon', 'mine!'))),
      /altered/,
    ],
    [
      'lost a row',
      (file) => altered(file, (lines) => lines.filter((line) => !line.includes('bo@example.org'))),
      /altered/,
    ],
    ['lost its end', (file) => altered(file, (lines) => [...lines.slice(0, -2), '']), /cut off/],
    [
      'goes on after its end',
      (file) => altered(file, (lines) => [...lines.slice(0, -1), '["1"]', '']),
      /goes on/,
    ],
    [
      'has an unknown schema version',
      (file) =>
        altered(file, ([head = '', ...rest]) => [
          head.replace(/"schemaVersion":"[^"]*"/, '"schemaVersion":"9999_later"'),
          ...rest,
        ]),
      /schema version 9999_later/,
    ],
    ['is some other file', (file) => writeFileSync(file, gzipSync('{"hello":"world"}\n')), /no backup/],
    ['is no gzip file', (file) => writeFileSync(file, 'hello'.repeat(100)), /no backup/],
    ['is not there', (file) => rmSync(file), /cannot be read/],
  ])('refuses a file that %s, before anything is touched', async (_what, spoil, message) => {
    await fillDatabase(db);
    const file = await backUp();
    const before = await everything(db);
    spoil(file);
    await expect(verifyBackup(file, undefined)).rejects.toThrow(message);
    await expect(restore(file)).rejects.toThrow(BackupRefused);
    expect(await everything(db)).toEqual(before);
    expect(readdirSync(dataDir)).toEqual(['backups']);
  });

  it('that fails at its end leaves everything as it was, triggers and keys included', async () => {
    const [ana = 0] = await fillDatabase(db);
    const file = await backUp();
    await db.query.update(users).set({ firstName: 'Changed' });
    const before = await everything(db);
    const failing = restore(file, async () => {
      throw new Error('the lights went out');
    });
    await expect(failing).rejects.toThrow('the lights went out');
    expect(await everything(db)).toEqual(before);
    await db.query.delete(users).where(eq(users.id, ana));
    expect(await db.query.select().from(applications)).toHaveLength(1);
  });

  it('puts foreign keys back', async () => {
    await fillDatabase(db);
    await restore(await backUp());
    await db.query.delete(users);
    expect(await db.query.select().from(applications)).toEqual([]);
    const orphan = db.query.insert(applications).values({ userId: 999, jobTitle: 'x', company: 'x' });
    await expect(orphan).rejects.toThrow();
  });

  it('adds to the record of what was done and takes nothing from it', async () => {
    await fillDatabase(db);
    const file = await backUp();
    await db.query.insert(auditLog).values({ at: now, action: 'users-exported' });
    const entry = { at: systemClock.now(), action: 'backup-restored' };
    await restore(file, async (tx) => {
      await tx.insert(auditLog).values(entry);
    });
    const actions = (await db.query.select().from(auditLog)).map(({ action }) => action).sort();
    expect(actions).toEqual(['backup-restored', 'user-invited', 'users-exported']);
  });
});
