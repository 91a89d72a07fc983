import { createReadStream } from 'node:fs';
import {
  type BackupFile,
  backupDirectory,
  backupFile,
  listBackupFiles,
} from '#server/platform/backups/backup-files.ts';
import { takeBackup } from '#server/platform/backups/take-backup.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { recordAct } from './audit.service.ts';

const presentBackup = ({ name, sizeBytes, createdAt }: BackupFile) => ({
  name,
  size: sizeBytes,
  created: createdAt,
});

/** The backups of this machine, newest first; `BACKUPS_KEPT` bounds them. */
export async function listAllBackups({ config }: Context) {
  return (await listBackupFiles(backupDirectory(config))).map(presentBackup);
}

/** Backups under way, by site: who asks while one is being written gets that one. */
const underWay = new WeakMap<Context['db'], Promise<BackupFile>>();

/** Takes a backup now. */
export async function createManualBackup(context: Context, actorId: number) {
  const running = underWay.get(context.db);
  if (running) return presentBackup(await running);
  const started = takeBackup(context, 'manual').finally(() => underWay.delete(context.db));
  underWay.set(context.db, started);
  const file = await started;
  await recordAct(context, context.db.query, { actorId, action: 'backup-created', subject: file.name });
  return presentBackup(file);
}

/** A backup as a stream. Throws a Refusal for any name that is not one of a backup here. */
export async function openBackup(context: Context, actorId: number, name: string) {
  const file = await backupFile(backupDirectory(context.config), name);
  if (!file) throw notFound('This backup');
  await recordAct(context, context.db.query, { actorId, action: 'backup-downloaded', subject: file.name });
  return { file, stream: createReadStream(file.path) };
}
