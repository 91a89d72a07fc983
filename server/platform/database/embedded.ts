import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { type Database, databaseFrom } from './database.ts';
import { lockDirectory } from './lock.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Opens PGlite under the data directory, creates and migrates it where needed. Throws DirectoryInUse. */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dataDir);
  try {
    const pglite = await PGlite.create(join(dataDir, 'postgres'));
    return await migratedEmbeddedDatabase(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
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
    ping: async () => {
      await pglite.query('select 1');
    },
    close: async () => {
      await pglite.close();
      await afterClose();
    },
  });
}
