import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import { safeReason } from '../safe-reason.ts';
import {
  type BackupFile,
  type BackupKind,
  backupDirectory,
  backupFile,
  backupName,
  pruneBackups,
} from './backup-files.ts';
import type { Manifest } from './backup-format.ts';
import { freezeSnapshot } from './backups.store.ts';
import { noteOperation } from './operations.store.ts';
import { writeBackup } from './write-backup.ts';

type BackupContext = Pick<Context, 'config' | 'db' | 'clock'>;

/**
 * Takes a backup of one moment and removes old ones of its kind. On a PostgreSQL server people read and write on
 * meanwhile; the embedded database has one connection, where they wait the second or two.
 */
export async function takeBackup(
  { config, db, clock }: BackupContext,
  kind: BackupKind,
): Promise<BackupFile> {
  const directory = backupDirectory(config);
  const createdAt = clock.now();
  const name = backupName(kind, createdAt, config.backupKey !== undefined);
  const note = (succeeded: boolean, detail: string) =>
    noteOperation(db.query, { kind: 'backup', at: createdAt, succeeded, backup: name, detail });
  try {
    const { rows } = await db.transaction(async (tx) => {
      await freezeSnapshot(tx);
      return writeBackup(tx, join(directory, name), createdAt, config.backupKey);
    });
    await pruneBackups(directory, kind, createdAt);
    const file = await backupFile(directory, name);
    if (!file) throw new Error(`The backup ${name} is not where it was written`);
    await note(
      true,
      `${rowCount(rows).toLocaleString('en-US')} rows, ${file.sizeBytes.toLocaleString('en-US')} bytes`,
    );
    return file;
  } catch (error) {
    await note(false, safeReason(error));
    throw error;
  }
}

/** The rows of all tables together. */
export const rowCount = (rows: Manifest['rows']): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** A backup each night, at an hour at which few people write. */
export function dailyBackup(context: BackupContext): JobKind {
  return {
    name: 'daily-backup',
    data: z.object({}),
    schedule: '40 7 * * *',
    run: async () => {
      await takeBackup(context, 'daily');
    },
  };
}
