import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { fromPglite } from 'pg-boss';
import { mapRowsOnce } from './row-mapper.ts';
import { type ReportSlow, watchStatements } from './slow-statements.ts';
import { wasBrokenOff } from './violations.ts';

declare const insideTransaction: unique symbol;

type Drizzle = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** For single statements outside a transaction. */
export type Query = Omit<Drizzle, 'transaction'>;

/** A handle inside a transaction. A store function that must not run alone asks for this. */
export type Tx = Query & { readonly [insideTransaction]: true };

/**
 * The database as the areas see it.
 *
 * On embedded PGlite there is one connection, and a query on the outer handle inside a transaction waits for the
 * transaction that waits for it: for ever. So the outer handle is reached through `query`, which throws at once when
 * the caller already stands inside a transaction, on both databases alike; what must be in a transaction takes a Tx.
 */
export interface Database {
  readonly kind: 'embedded' | 'server';
  readonly query: Query;
  /**
   * Runs `work` in one transaction; a throw rolls it back. Not to be nested: hand the Tx on instead. One that the
   * database broke off for another's sake runs again, a few times: `work` does nothing but through its Tx.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Who is told of statements that take long; nobody until somebody asks. */
  onSlowStatement(report: ReportSlow): void;
  /** Resolves when the database answers within the time limit, else rejects. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** A lock that one process of a site holds at a time and all can see; null where there is one process only. */
  readonly maintenanceLock: MaintenanceLock | null;
  /** How the job queue reaches the same database. */
  readonly forJobs: JobsConnection;
}

export interface MaintenanceLock {
  /** Takes it, and gives the way to let it go; undefined when another process has it. A process that ends lets it go. */
  hold(): Promise<(() => Promise<void>) | undefined>;
  isHeld(): Promise<boolean>;
}

/** pg-boss brings its own pool for a server; embedded it shares the one connection. */
export type JobsConnection =
  | { readonly connectionString: string }
  | { readonly db: ReturnType<typeof fromPglite>; readonly backend: 'pglite' };

const current = new AsyncLocalStorage<true>();

/** How often a transaction is begun that the database breaks off, and how long it waits in between. */
const MOST_ATTEMPTS = 4;
const PAUSE_MS = 15;

/** Wraps a drizzle handle of either driver. */
export function databaseFrom(
  kind: Database['kind'],
  drizzle: Drizzle,
  lifecycle: Pick<Database, 'ping' | 'close' | 'forJobs' | 'maintenanceLock'>,
): Database {
  const refuseInside = () => {
    if (current.getStore()) {
      throw new Error('Inside a transaction use its Tx: the outer handle would wait for it for ever');
    }
  };
  let tell: ReportSlow = () => {};
  const report: ReportSlow = (statement, milliseconds) => tell(statement, milliseconds);
  const prepareSession = (session: unknown) => {
    watchStatements(session, report);
    mapRowsOnce(session);
  };
  prepareSession(drizzle._.session);
  return {
    kind,
    onSlowStatement(listener) {
      tell = listener;
    },
    get query() {
      refuseInside();
      return drizzle;
    },
    async transaction(work) {
      refuseInside();
      for (let attempt = 1; ; attempt++) {
        try {
          return await drizzle.transaction((tx) => {
            prepareSession(tx._.session);
            return current.run(true, () => work(tx as unknown as Tx));
          });
        } catch (error) {
          if (attempt === MOST_ATTEMPTS || !wasBrokenOff(error)) throw error;
          // Not all at the same moment again.
          await setTimeout(attempt * (PAUSE_MS + randomInt(PAUSE_MS)));
        }
      }
    },
    ...lifecycle,
  };
}
