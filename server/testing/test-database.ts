import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migratedEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server to make databases on; null runs on embedded PGlite. */
    postgresUrl: string | null;
    /** A migrated, empty PGlite as a file, so that each test file loads it in half a second. */
    snapshot: string | null;
  }
}

/** A migrated, empty database of its own, on whichever of the two databases this run is for. */
export async function openTestDatabase(): Promise<Database> {
  const url = inject('postgresUrl');
  return url ? onPostgres(url) : embedded(inject('snapshot'));
}

async function embedded(snapshot: string | null): Promise<Database> {
  const loadDataDir = snapshot && existsSync(snapshot) ? new Blob([readFileSync(snapshot)]) : undefined;
  return migratedEmbeddedDatabase(await PGlite.create(loadDataDir ? { loadDataDir } : {}));
}

async function onPostgres(url: string): Promise<Database> {
  const name = `mission_ready_test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = await openPostgresDatabase(own.href);
  return Object.assign(database, {
    close: async () => {
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end({ timeout: 5 });
    },
  });
}
