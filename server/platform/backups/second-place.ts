import { createWriteStream, openAsBlob } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { MINUTE_MS } from '#career/durations.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import { safeReason } from '../safe-reason.ts';
import { type BackupFile, backupDirectory, isSealedName, listBackupFiles } from './backup-files.ts';
import { noteOperation } from './operations.store.ts';
import type { SecondPlaceSettings } from './second-place-settings.ts';

/** For one request, which may carry a whole backup, or eight megabytes of a larger one. */
const TIME_LIMIT_MS = 15 * MINUTE_MS;

/** The library is loaded only where there is a second place. */
async function bucketOf({ url, ...settings }: SecondPlaceSettings) {
  const { S3mini } = await import('s3mini');
  return new S3mini({
    ...settings,
    endpoint: url,
    requestAbortTimeout: TIME_LIMIT_MS,
    // What is sent is for that store alone.
    fetch: (input, init) => globalThis.fetch(input, { ...init, redirect: 'error' }),
  });
}

/** Copies the backups that the second place doesn't have yet; gives their names. Throws with the store's own words. */
export async function copyMissing(
  settings: SecondPlaceSettings,
  files: readonly BackupFile[],
): Promise<string[]> {
  const bucket = await bucketOf(settings);
  const there = new Map((await bucket.listObjects())?.map(({ Key, Size }) => [Key, Number(Size)]));
  const missing = files.filter(({ name, sizeBytes }) => there.get(name) !== sizeBytes);
  for (const { name, path } of missing) await bucket.putAnyObject(name, await openAsBlob(path));
  return missing.map(({ name }) => name);
}

/** Brings a backup back from the second place. False when it is not there. */
export async function bringBack(
  settings: SecondPlaceSettings,
  name: string,
  directory: string,
): Promise<boolean> {
  const response = await (await bucketOf(settings)).getObjectResponse(name);
  if (!response?.body) return false;
  const file = join(directory, name);
  try {
    await pipeline(
      Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(`${file}.part`, { mode: 0o600 }),
    );
    await rename(`${file}.part`, file);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    throw error;
  }
  return true;
}

/** Brings the second place up to date each night, after the backup. Nothing is deleted there. */
export function nightlyCopy({ config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>): JobKind {
  return {
    name: 'backup-copy',
    data: z.object({}),
    schedule: '50 7 * * *',
    async run() {
      const { secondPlace } = config;
      if (!secondPlace) return;
      const all = await listBackupFiles(backupDirectory(config));
      // Once there is a key, nothing leaves the machine unsealed, older backups included.
      const files = all.filter(({ name }) => config.backupKey === undefined || isSealedName(name));
      const note = (succeeded: boolean, detail: string) =>
        noteOperation(db.query, {
          kind: 'copy',
          at: clock.now(),
          succeeded,
          backup: files[0]?.name ?? 'none',
          detail,
        });
      try {
        if (files.length === 0) throw new Error('There is no backup on this machine to copy');
        const copied = await copyMissing(secondPlace, files);
        await note(true, `${files.length} backups are there, ${copied.length} of them new`);
      } catch (error) {
        await note(false, safeReason(error));
        throw error;
      }
    },
  };
}
