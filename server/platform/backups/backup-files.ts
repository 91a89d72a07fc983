import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#career/durations.ts';
import type { Config } from '../config.ts';

/** Why a backup was taken. */
export type BackupKind = 'daily' | 'manual' | 'before-restore';

export interface BackupFile {
  readonly name: string;
  readonly path: string;
  readonly kind: BackupKind;
  readonly sizeBytes: number;
  readonly createdAt: Date;
}

/** How many of each kind are kept; older ones go when a new one is there. */
export const BACKUPS_KEPT = 14;

const NAME =
  /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(daily|manual|before-restore)\.ndjson\.gz(?:\.sealed)?$/;

/** Where backups of this installation lie. */
export const backupDirectory = (config: Pick<Config, 'dataDir'>): string => join(config.dataDir, 'backups');

/** The name of a backup taken at this moment. Its time is in it, so that copying the file loses nothing. */
export function backupName(kind: BackupKind, createdAt: Date, isSealed = false): string {
  return `${createdAt.toISOString().replaceAll(':', '-')}-${kind}.ndjson.gz${isSealed ? '.sealed' : ''}`;
}

/** Whether a file says of itself that it is sealed. What it holds decides when it is read (sealed-file.ts). */
export const isSealedName = (name: string): boolean => name.endsWith('.sealed');

/** The backups in a directory, newest first; none when it does not exist. Other files are no backups. */
export async function listBackupFiles(directory: string): Promise<BackupFile[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(names.map((name) => backupFile(directory, name)));
  return files
    .filter((file) => file !== undefined)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** The backup of this name in the directory; undefined for anything else, a path out of it above all. */
export async function backupFile(directory: string, name: string): Promise<BackupFile | undefined> {
  const [, hour, minute, second, kind] = NAME.exec(name) ?? [];
  if (kind === undefined) return undefined;
  const createdAt = new Date(`${hour}:${minute}:${second}`);
  const path = join(directory, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile() || Number.isNaN(createdAt.getTime())) return undefined;
  return { name, path, kind: kind as BackupKind, sizeBytes: found.size, createdAt };
}

/** A backup still being written is younger than this; an older half is what a crash left behind. */
const PART_ABANDONED_MS = DAY_MS;

/** Removes all but the newest of a kind, and halves that nobody goes on writing. */
export async function pruneBackups(directory: string, kind: BackupKind, now: Date): Promise<void> {
  const files = (await listBackupFiles(directory)).filter((file) => file.kind === kind);
  for (const { path } of files.slice(BACKUPS_KEPT)) await rm(path, { force: true });
  for (const name of await readdir(directory)) {
    if (!/\.gz(?:\.sealed)?\.part$/.test(name)) continue;
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    if (written && now.getTime() - written.mtimeMs > PART_ABANDONED_MS) await rm(path, { force: true });
  }
}
