import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { everything, fillDatabase } from '#server/testing/filled-database.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import type { Database, Tx } from '../database/database.ts';
import { auditLog } from '../database/schema/administration.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/users.ts';
import { BACKUPS_KEPT, backupFile, backupName, listBackupFiles } from './backup-files.ts';
import { freezeSnapshot } from './backups.store.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';
import { writeBackup } from './write-backup.ts';

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

describe('a backup', () => {
  it('is of one moment while people write', async () => {
    // Each adds a person and an application in one transaction: a backup with one and not the other is torn.
    let stop = false;
    let written = 0;
    const write = async (name: string) => {
      for (let number = 0; !stop; number++) {
        await db.transaction(async (tx) => {
          const row = {
            username: `${name}${number}`,
            email: `${name}${number}@example.org`,
            passwordHash: 'argon',
          };
          const [inserted] = await tx.insert(users).values(row).returning({ id: users.id });
          await tx
            .insert(applications)
            .values({ userId: inserted?.id ?? 0, jobTitle: 'x'.repeat(200), company: name });
        });
        written++;
      }
    };
    const writers = ['one', 'two', 'three'].map(write);
    while (written < 300) await db.ping();
    let seen: Record<string, string[]> = {};
    const during = { before: written, after: 0 };
    const file = join(dataDir, 'during.gz');
    await db.transaction(async (tx) => {
      await freezeSnapshot(tx);
      await writeBackup(tx, file, now);
      // On a server the others go on writing: what this transaction still sees must be what the file holds.
      const count = async (table: typeof users | typeof applications) =>
        (await tx.select({ row: sql`${table}::text` }).from(table)).map(({ row }) => String(row)).sort();
      seen = { users: await count(users), applications: await count(applications) };
      during.after = written;
    });
    stop = true;
    await Promise.all(writers);
    if (db.kind === 'server') expect(during.after).toBeGreaterThan(during.before);
    const manifest = await restore(file);
    expect(manifest.rows.users).toBe(manifest.rows.applications);
    const after = await everything(db);
    expect(after.users).toEqual(seen.users);
    expect(after.applications).toEqual(seen.applications);
  });

  it('holds no session, no secret and no open link', async () => {
    await fillDatabase(db);
    await db.query
      .update(users)
      .set({ resetPasswordToken: sql`'token-' || ${users.id}`, resetPasswordExpires: now });
    const text = gunzipSync(readFileSync(await backUp())).toString();
    expect(text).not.toMatch(/hash-\d|a-secret-value|token-\d|reset_password/);
    expect(text).toContain('ana@example.org');
  });

  it('is readable by its owner alone, and leaves nothing half written when it fails', async () => {
    const file = await backUp();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const failing = db.transaction(async (tx) => {
      await tx.execute(sql`drop table sessions`);
      await tx.execute(sql`alter table applications rename to tracker`);
      await tx.execute(sql`update drizzle.__drizzle_migrations set created_at = 1`);
      await writeBackup(tx, join(dataDir, 'failed.gz'), now);
    });
    await expect(failing).rejects.toThrow('a schema this program does not know');
    expect(readdirSync(dataDir)).toEqual(['backups']);
  });

  it('that a crash left half written is cleared away a day later, and not before', async () => {
    const directory = join(dataDir, 'backups');
    mkdirSync(directory);
    const half = (name: string, hoursOld: number) => {
      writeFileSync(join(directory, name), 'half');
      const at = new Date(now.getTime() - hoursOld * HOUR_MS);
      utimesSync(join(directory, name), at, at);
    };
    half('old.gz.part', 25);
    half('young.gz.part', 23);
    await backUp();
    expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual(['young.gz.part']);
  });

  it('of each kind is kept fourteen times', async () => {
    const at = { ms: now.getTime() };
    const clock = {
      now: () => {
        at.ms += 1000;
        return new Date(at.ms);
      },
    };
    for (let number = 0; number < BACKUPS_KEPT + 2; number++)
      await takeBackup({ ...context(), clock }, 'daily');
    await takeBackup({ ...context(), clock }, 'manual');
    const files = await listBackupFiles(join(dataDir, 'backups'));
    expect(files.map(({ kind }) => kind)).toEqual(['manual', ...Array(BACKUPS_KEPT).fill('daily')]);
    expect(files.at(-1)?.createdAt).toEqual(new Date(now.getTime() + 3000));
  });
});

describe('the record of what was done', () => {
  it.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses "%s"',
    async (statement) => {
      await fillDatabase(db);
      await expect(db.query.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: 'audit_log is append-only' },
      });
      expect(await db.query.select().from(auditLog)).toHaveLength(1);
    },
  );
});

it.each(['../../etc/passwd', 'x', '2026-11-21T03-04-05.678Z-daily.ndjson.gz.part', ''])(
  'takes "%s" for no backup',
  async (name) => {
    expect(await backupFile(dataDir, name)).toBeUndefined();
  },
);

it('has the moment in its name', () => {
  expect(backupName('daily', now)).toBe('2026-11-21T03-04-05.678Z-daily.ndjson.gz');
});
