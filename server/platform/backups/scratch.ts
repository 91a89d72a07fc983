import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#career/durations.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import { safeReason } from '../safe-reason.ts';
import { type BackupFile, backupDirectory, listBackupFiles } from './backup-files.ts';
import { newestMigration } from './backup-format.ts';
import { noteOperation } from './operations.store.ts';
import { BackupRefused, verifyBackup } from './read-backup.ts';
import type { ScratchResult, ScratchWork } from './scratch-worker.ts';

/** For what hangs: a restore of gigabytes takes long, and holds nobody up. */
const TIME_LIMIT_MS = 2 * HOUR_MS;
/** No work takes as long as this: what is older was left by a crash. */
const ABANDONED_MS = DAY_MS;
const PREFIX = 'scratch-';

type ScratchContext = Pick<Context, 'config' | 'db' | 'clock'>;

/**
 * Runs work in a thread of its own, with a database of its own that is removed afterwards. Throws BackupRefused for a
 * backup that cannot be restored, any other error for what failed on the way.
 */
async function inScratch(
  dataDir: string,
  work: (directory: string) => Omit<ScratchWork, 'directory'>,
): Promise<Extract<ScratchResult, { found: unknown }>> {
  const directory = await scratchDirectory(dataDir);
  let limit: NodeJS.Timeout | undefined;
  const workerData: ScratchWork = { ...work(directory), directory };
  const worker = new Worker(new URL('./scratch-worker.ts', import.meta.url), { workerData, env: {} });
  try {
    const result = await new Promise<ScratchResult>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', (error) => resolve({ failed: error.message }));
      worker.once('exit', (code) => resolve({ failed: `The thread ended with ${code}` }));
      limit = setTimeout(() => resolve({ failed: 'It took longer than two hours' }), TIME_LIMIT_MS);
    });
    if ('refused' in result) throw new BackupRefused(result.refused);
    if ('failed' in result) throw new Error(result.failed);
    return result;
  } finally {
    clearTimeout(limit);
    await worker.terminate();
    await rm(directory, { recursive: true, force: true });
  }
}

/** A directory for one piece of work: two of them never meet. */
async function scratchDirectory(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return mkdtemp(join(dataDir, PREFIX));
}

/**
 * Removes what a crash left of such work: everybody's data in clear text. `alone` says that no other process can be at
 * work in this directory; otherwise what is younger than a day stays.
 */
export async function sweepScratch(dataDir: string, now: Date, { alone }: { alone: boolean }): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => each.startsWith(PREFIX))) {
    const path = join(dataDir, name);
    const found = await stat(path).catch(() => null);
    if (found && (alone || now.getTime() - found.mtimeMs > ABANDONED_MS))
      await rm(path, { recursive: true, force: true });
  }
}

/**
 * A backup as this version writes it: the file itself, or, for one of an earlier version, another that was brought up to date by the migrations, to be removed by whoever asked. Throws BackupRefused for one that is not whole
 * and ours.
 */
export async function upToDate(
  dataDir: string,
  file: string,
  key: string | undefined,
): Promise<{ file: string; remove: () => Promise<void> }> {
  const { header } = await verifyBackup(file, key);
  if (header.schemaVersion === newestMigration()) return { file, remove: async () => {} };
  const directory = await scratchDirectory(dataDir);
  const remove = () => rm(directory, { recursive: true, force: true });
  const upgraded = join(directory, 'backup.ndjson.gz');
  try {
    await inScratch(dataDir, () => ({ file, key, upgraded }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { file: upgraded, remove };
}

/**
 * Restores a backup into a database of its own and counts what is there. Notes how it went; throws when it failed, or
 * a table has not as many rows as the backup says.
 */
export async function rehearse(
  { config, db, clock }: ScratchContext,
  { name, path }: BackupFile,
): Promise<void> {
  const note = (succeeded: boolean, detail: string) =>
    noteOperation(db.query, { kind: 'rehearsal', at: clock.now(), succeeded, backup: name, detail });
  try {
    const { expected, found } = await inScratch(config.dataDir, () => ({
      file: path,
      key: config.backupKey,
      upgraded: undefined,
    }));
    const wrong = Object.keys(expected).filter((table) => expected[table] !== found[table]);
    if (wrong.length > 0) throw new Error(`Not all rows came back: ${wrong.join(', ')}`);
    const rows = Object.values(found).reduce((sum, count) => sum + count, 0);
    const tables = Object.keys(found).length;
    await note(true, `${rows.toLocaleString('en-US')} rows in ${tables} tables came back, none missing`);
  } catch (error) {
    await note(false, safeReason(error));
    throw error;
  }
}

/** Rehearses the restore of the newest backup each night, after it was taken. */
export function nightlyRehearsal(context: ScratchContext): JobKind {
  return {
    name: 'restore-rehearsal',
    data: z.object({}),
    schedule: '10 8 * * *',
    async run() {
      await sweepScratch(context.config.dataDir, context.clock.now(), { alone: false });
      const [newest] = await listBackupFiles(backupDirectory(context.config));
      if (!newest) throw new Error('There is no backup on this machine to rehearse with');
      await rehearse(context, newest);
    },
  };
}
