import { join } from 'node:path';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import {
  type BackupFile,
  type BackupKind,
  backupDirectory,
  backupFile,
  backupName,
  pruneBackups,
} from './backup-files.ts';
import { freezeSnapshot } from './backups.store.ts';
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
  const name = backupName(kind, createdAt);
  await db.transaction(async (tx) => {
    await freezeSnapshot(tx);
    await writeBackup(tx, join(directory, name), createdAt);
  });
  await pruneBackups(directory, kind, createdAt);
  const file = await backupFile(directory, name);
  if (!file) throw new Error(`The backup ${name} is not where it was written`);
  return file;
}

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
