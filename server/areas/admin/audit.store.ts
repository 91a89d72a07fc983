import { and, desc, eq, getTableColumns, lt, or, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/database.ts';
import { auditLog } from '#server/platform/database/schema/administration.ts';
import { users } from '#server/platform/database/schema/users.ts';

export type AuditRow = typeof auditLog.$inferSelect & {
  /** Of the account it was done to, while there is one. */
  readonly username: string | null;
};

/** Adds an entry. The actor's name is read here, as it is at this moment; without an actor it stays empty. */
export async function insertAuditEntry(
  db: Query,
  {
    actorId,
    ...entry
  }: Omit<typeof auditLog.$inferInsert, 'id' | 'actorId' | 'actorName'> & { actorId: number | null },
): Promise<void> {
  const name = db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.id, actorId ?? 0));
  await db.insert(auditLog).values({ ...entry, actorId, actorName: sql`(${name})` });
}

/** Entries, newest first; with `after`, those older than that entry. */
export async function listAuditEntries(
  db: Query,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  const anchor = (column: typeof auditLog.at) =>
    sql`(${db
      .select({ value: column })
      .from(auditLog)
      .where(eq(auditLog.id, after ?? ''))})`;
  const older =
    after === undefined
      ? undefined
      : or(
          lt(auditLog.at, anchor(auditLog.at)),
          and(eq(auditLog.at, anchor(auditLog.at)), lt(auditLog.id, after)),
        );
  return db
    .select({ ...getTableColumns(auditLog), username: users.username })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.subjectUserId))
    .where(older)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
