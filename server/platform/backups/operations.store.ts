import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { SiteOperation } from '#contract/system.ts';
import type { Query } from '../database/database.ts';
import { siteOperations } from '../database/schema/administration.ts';

export type OperationRow = typeof siteOperations.$inferSelect;

/** Entries kept of each kind. */
const KEPT = 100;

/** Notes what was done and how it went, and forgets the oldest of its kind. */
export async function noteOperation(
  db: Query,
  { detail, ...row }: Omit<typeof siteOperations.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(siteOperations).values({ ...row, detail: detail.slice(0, 1000) });
  const oldest = db
    .select({ id: siteOperations.id })
    .from(siteOperations)
    .where(eq(siteOperations.kind, row.kind))
    .orderBy(desc(siteOperations.id))
    .limit(1)
    .offset(KEPT - 1);
  await db
    .delete(siteOperations)
    .where(and(eq(siteOperations.kind, row.kind), lt(siteOperations.id, sql`(${oldest})`)));
}

/** The last of a kind. */
export async function findLastOperation(db: Query, kind: SiteOperation): Promise<OperationRow | undefined> {
  const [row] = await db
    .select()
    .from(siteOperations)
    .where(eq(siteOperations.kind, kind))
    .orderBy(desc(siteOperations.id))
    .limit(1);
  return row;
}

/** When one of a kind last went well. */
export async function findLastSuccess(db: Query, kind: SiteOperation): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: siteOperations.at })
    .from(siteOperations)
    .where(and(eq(siteOperations.kind, kind), eq(siteOperations.succeeded, true)))
    .orderBy(desc(siteOperations.id))
    .limit(1);
  return row?.at;
}
