import { lt, sql } from 'drizzle-orm';
import type { Query } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import { requestCounts } from '../database/schema/administration.ts';

/**
 * Adds to a count in one statement, and gives what it is now and how long its window lasts, in milliseconds. A count
 * whose window is over begins anew. All by the database's clock, which is the same for every process.
 */
export async function addRequests(
  db: Query,
  { key, requests, windowMs }: { key: string; requests: number; windowMs: number },
): Promise<{ total: number; leftMs: number }> {
  const isOver = sql`${requestCounts.endsAt} <= now()`;
  const [row] = await rowsOf<{ total: number; left: number }>(
    db,
    sql`insert into ${requestCounts} (key, requests, ends_at)
        values (${key}, ${requests}::int, now() + ${windowMs}::float8 * interval '1 millisecond')
        on conflict (key) do update set
          requests = case when ${isOver} then excluded.requests else ${requestCounts.requests} + excluded.requests end,
          ends_at = case when ${isOver} then excluded.ends_at else ${requestCounts.endsAt} end
        returning requests as total, (extract(epoch from ends_at - now()) * 1000)::float8 as left`,
  );
  return { total: row?.total ?? 0, leftMs: row?.left ?? windowMs };
}

export async function deleteEndedCounts(db: Query): Promise<void> {
  await db.delete(requestCounts).where(lt(requestCounts.endsAt, sql`now()`));
}
