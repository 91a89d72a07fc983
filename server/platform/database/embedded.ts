import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { type Database, databaseFrom } from './database.ts';
import { lockDirectory } from './lock.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * How PostgreSQL starts inside this process. It keeps 128 MB for pages of tables by default; with 32 MB the process
 * holds 110 MB less, and a page that isn't there is read from the file, which the system keeps in memory anyway.
 */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Opens PGlite under a directory, as it is or a new one. */
export function openPglite(directory: string): Promise<PGlite> {
  return PGlite.create(directory, { startParams: START_PARAMS });
}

/** Opens PGlite under the data directory, creates and migrates it where needed. Throws DirectoryInUse. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'postgres');
    await assertWhole(directory);
    const pglite = await openPglite(directory);
    return await migratedEmbeddedDatabase(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The directory of the database is there, and something that belongs to it is not. */
export class DatabaseNotWhole extends Error {
  override name = 'DatabaseNotWhole';
}

/** PGlite takes a directory without this file for a new one, and writes a new database over what is left of the old. */
const FIRST_FILE = 'PG_VERSION';

async function assertWhole(directory: string): Promise<void> {
  const files = await readdir(directory).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (files.length === 0 || files.includes(FIRST_FILE)) return;
  throw new DatabaseNotWhole(
    `${directory} holds a database that is not whole: ${FIRST_FILE} is missing. Nothing was changed. Move the directory away and restore a backup: npm run restore -- FILE`,
  );
}

/** Wraps an open PGlite and brings its schema up to date. */
export async function migratedEmbeddedDatabase(
  pglite: PGlite,
  afterClose: () => Promise<void> = async () => {},
): Promise<Database> {
  const handle = drizzle(pglite, { casing: 'snake_case' });
  await migrate(handle, { migrationsFolder });
  return databaseFrom('embedded', handle, {
    forJobs: { db: fromPglite(pglite), backend: 'pglite' },
    maintenanceLock: null,
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      await pglite.close();
      await afterClose();
    },
  });
}
