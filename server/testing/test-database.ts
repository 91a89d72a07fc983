import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migratedEmbeddedDatabase, openEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server to make databases on, and a migrated one to copy; null runs on embedded PGlite. */
    server: { readonly url: string; readonly template: string } | null;
    /** A migrated, empty PGlite as a file, so that each worker loads it in half a second. */
    snapshot: string | null;
    /** How many requests the fuzz run makes, from which seed. */
    fuzz: { readonly requests: number; readonly seed: number };
  }
}

/** A migrated, empty database of its own, on whichever of the two databases this run is for. */
export async function openTestDatabase(): Promise<Database> {
  const server = inject('server');
  return server ? onPostgres(server.url, server.template) : embedded(inject('snapshot'));
}

/** The embedded database under a data directory, as a site that has stopped leaves it: made of the migrated one. */
export async function openTestDatabaseIn(dataDir: string): Promise<Database> {
  const pglite = await PGlite.create(join(dataDir, 'postgres'), filled(inject('snapshot')));
  await pglite.close();
  return openEmbeddedDatabase(dataDir);
}

/** PGlites of this worker that were closed, empty again. Loading one takes ten times as long as emptying one. */
const idle: { pglite: PGlite; shape: string }[] = [];

async function embedded(snapshot: string | null): Promise<Database> {
  const own = idle.pop() ?? (await loaded(snapshot));
  const database = await migratedEmbeddedDatabase(own.pglite);
  return Object.assign(database, {
    close: async () => {
      await empty(own.pglite);
      // Whoever changed the schema keeps the next one from seeing it.
      if ((await shapeOf(own.pglite)) === own.shape) idle.push(own);
      else await own.pglite.close();
    },
  });
}

async function loaded(snapshot: string | null) {
  const pglite = await PGlite.create(filled(snapshot));
  await migratedEmbeddedDatabase(pglite);
  return { pglite, shape: await shapeOf(pglite) };
}

const filled = (snapshot: string | null) =>
  snapshot && existsSync(snapshot) ? { loadDataDir: new Blob([readFileSync(snapshot)]) } : {};

/** As it was after the migrations: no row, counting from one, no job queue, no setting of the session. */
async function empty(pglite: PGlite): Promise<void> {
  await pglite.exec('discard all');
  const { rows } = await pglite.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = rows.map(({ name }) => name).join(', ');
  await pglite.transaction(async (tx) => {
    // The record of what was done refuses to be emptied, by a trigger.
    await tx.exec('set local session_replication_role = replica');
    await tx.exec(`truncate ${tables} cascade`);
    // One sequence belongs to no column: "restart identity" would pass it over.
    await tx.exec(
      `select setval(format('%I.%I', schemaname, sequencename), start_value, false)
       from pg_sequences where schemaname = 'public'`,
    );
    await tx.exec('drop schema if exists jobs cascade');
  });
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(
    `select n.nspname, c.relname, a.attname, a.atttypid, a.attnotnull
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1, 2, a.attnum`,
  );
  return JSON.stringify(rows);
}

async function onPostgres(url: string, template: string): Promise<Database> {
  const name = `mission_ready_test_${randomUUID().replaceAll('-', '')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name} template ${template}`);
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
