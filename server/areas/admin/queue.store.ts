import { sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows.ts';

export interface QueuedRow {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string | null;
  readonly isGivenUp: boolean;
  readonly tries: number;
  readonly createdAt: string;
  readonly nextTryAt: string;
  readonly problem: string | null;
}

const asInstant = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Jobs that have failed at least once and are not done, the newest first. */
export function listTroubled(db: Query, limit: number): Promise<QueuedRow[]> {
  return rowsOf<QueuedRow>(
    db,
    sql`select id, name as kind, data->>'email' as recipient, state = 'failed' as "isGivenUp",
          retry_count + (state = 'failed')::int as tries, ${asInstant('created_on')} as "createdAt",
          ${asInstant('start_after')} as "nextTryAt", left(output->>'message', 300) as problem
        from jobs.job where state in ('retry', 'failed') order by created_on desc, id limit ${limit}`,
  );
}

export interface JobCounts {
  /** Stored and not yet done, the failing ones included. */
  readonly waiting: number;
  /** Failed at least once, and tried again. */
  readonly failing: number;
  readonly givenUp: number;
}

export async function countJobs(db: Query): Promise<JobCounts> {
  const [row] = await rowsOf<JobCounts>(
    db,
    sql`select (count(*) filter (where state in ('created', 'retry', 'active')))::int as waiting,
          (count(*) filter (where state = 'retry'))::int as failing,
          (count(*) filter (where state = 'failed'))::int as "givenUp" from jobs.job`,
  );
  return row ?? { waiting: 0, failing: 0, givenUp: 0 };
}

/** Makes a job that failed due now, with one more try than it had left at least. Its kind, or undefined when there is none such. */
export async function dueNow(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ kind: string }>(
    tx,
    sql`update jobs.job set state = 'retry', start_after = now(), completed_on = null,
          retry_limit = greatest(retry_limit, retry_count + 1), keep_until = greatest(keep_until, now() + interval '14 days')
        where id = ${id}::uuid and state in ('retry', 'failed') returning name as kind`,
  );
  return row?.kind;
}
