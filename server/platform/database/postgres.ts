import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { type Database, databaseFrom, type MaintenanceLock } from './database.ts';
import { migrationsFolder } from './embedded.ts';

/** Any fixed number does: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_204_118;
const MAINTENANCE_LOCK = 7_204_119;

/** How long a statement may take before the server gives it up, in milliseconds. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * How long a request waits for a connection to be made. A server that is not running refuses at once; this is for one
 * that does not answer at all. At 2 a busy start on a busy machine gave up connections that were about to be made.
 */
const CONNECT_WITHIN_SECONDS = 5;

/**
 * No column is an array, so a connection needn't ask for the types of arrays when it opens. One that was closed while it
 * asked ended in an error that nobody waits for.
 */
const ONE_CONNECTION = { max: 1, onnotice: () => {}, fetch_types: false } as const;

/** Connects to a PostgreSQL server (15 or later) and brings its schema up to date, one process at a time. */
export async function openPostgresDatabase(url: string): Promise<Database> {
  await migrateServer(url);
  const client = postgres(url, {
    max: 10,
    // A request that needs a connection and gets none is answered, not kept waiting.
    connect_timeout: CONNECT_WITHIN_SECONDS,
    onnotice: () => {},
    fetch_types: false,
    connection: { statement_timeout: STATEMENT_TIMEOUT_MS, application_name: 'mission-ready' },
  });
  return databaseFrom('server', drizzle(client, { casing: 'snake_case' }), {
    forJobs: { connectionString: url },
    maintenanceLock: maintenanceLockOn(client, url),
    ping: async () => {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  });
}

/** Advisory locks belong to a connection: a process that dies lets go of its own. */
function maintenanceLockOn(client: postgres.Sql, url: string): MaintenanceLock {
  return {
    async hold() {
      const own = postgres(url, { ...ONE_CONNECTION, connect_timeout: CONNECT_WITHIN_SECONDS });
      const [row] = await own<
        { taken: boolean }[]
      >`select pg_try_advisory_lock(${MAINTENANCE_LOCK}) as taken`.catch(async (error: unknown) => {
        await own.end({ timeout: 5 });
        throw error;
      });
      if (row?.taken) return () => own.end({ timeout: 5 });
      await own.end({ timeout: 5 });
      return undefined;
    },
    async isHeld() {
      const [row] = await client<{ held: boolean }[]>`select exists (select 1 from pg_locks l
        join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${MAINTENANCE_LOCK} and l.granted) as held`;
      return row?.held ?? false;
    },
  };
}

async function migrateServer(url: string): Promise<void> {
  // One connection of its own: an advisory lock belongs to the connection that took it.
  const client = postgres(url, { ...ONE_CONNECTION, connect_timeout: 10 });
  try {
    const [row] = await client<
      { version: string }[]
    >`select current_setting('server_version_num') as version`;
    if (Number(row?.version) < 150_000) throw new Error('DATABASE_URL: PostgreSQL 15 or later is needed');
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end({ timeout: 5 });
  }
}
