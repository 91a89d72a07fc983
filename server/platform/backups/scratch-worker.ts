import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migratedEmbeddedDatabase, migrationsFolder, openPglite } from '../database/embedded.ts';
import { safeReason } from '../safe-reason.ts';
import { journalUntil, type Manifest } from './backup-format.ts';
import { countRows } from './backups.store.ts';
import { BackupRefused, verifyBackup } from './read-backup.ts';
import { replaceRows } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

/** What the thread is to do, all in a directory of its own that is removed afterwards. */
export interface ScratchWork {
  readonly file: string;
  readonly key: string | undefined;
  readonly directory: string;
  /** Where the same data goes as a backup of this version; undefined for a rehearsal. */
  readonly upgraded: string | undefined;
}

/** What came of it. */
export type ScratchResult =
  | {
      /** Rows by table, as the backup says and as they were found after the restore. */
      readonly expected: Manifest['rows'];
      readonly found: Manifest['rows'];
    }
  | { readonly refused: string }
  | { readonly failed: string };

/** Restores a backup into a database of the version that wrote it, and brings that up to this one by its migrations. */
async function restoreIntoScratch({ file, key, directory, upgraded }: ScratchWork): Promise<ScratchResult> {
  const { header, manifest } = await verifyBackup(file, key);
  const older = join(directory, 'migrations');
  mkdirSync(join(older, 'meta'), { recursive: true });
  cpSync(migrationsFolder, older, { recursive: true });
  writeFileSync(join(older, 'meta/_journal.json'), journalUntil(header.schemaVersion) ?? '');
  const pglite = await openPglite(join(directory, 'postgres'));
  await migrate(drizzle(pglite, { casing: 'snake_case' }), { migrationsFolder: older });
  const found = await drizzle(pglite).transaction(async (tx) => {
    // The same handle, without the areas' guard around it: nothing else uses this database.
    const handle = tx as unknown as Parameters<typeof replaceRows>[0];
    await replaceRows(handle, file, key);
    return countRows(handle, Object.keys(manifest.rows));
  });
  const db = await migratedEmbeddedDatabase(pglite);
  if (upgraded !== undefined)
    await db.transaction((tx) => writeBackup(tx, upgraded, new Date(header.createdAt), key));
  await db.close();
  return { expected: manifest.rows, found };
}

async function answer(): Promise<ScratchResult> {
  try {
    return await restoreIntoScratch(workerData as ScratchWork);
  } catch (error) {
    return error instanceof BackupRefused ? { refused: error.message } : { failed: safeReason(error) };
  }
}

parentPort?.postMessage(await answer());
