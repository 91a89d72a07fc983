import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
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

const newestFirst = keyset('desc', auditLog.at, auditLog.id);

/** Entries, newest first; with `after`, those older than that entry. */
export async function listAuditEntries(
  db: Query,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<AuditRow[]> {
  return db
    .select({ ...getTableColumns(auditLog), username: users.username })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.subjectUserId))
    .where(newestFirst.behindRow(auditLog, after))
    .orderBy(...newestFirst.order)
    .limit(limit);
}
