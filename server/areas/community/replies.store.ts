import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { forumMembers, forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { authorColumns, type Reader } from './posts.store.ts';

const shown = {
  id: forumReplies.id,
  threadId: forumReplies.threadId,
  content: forumReplies.content,
  createdAt: forumReplies.createdAt,
  editedAt: forumReplies.editedAt,
  hiddenAt: forumReplies.hiddenAt,
  hiddenReason: forumReplies.hiddenReason,
  ...authorColumns,
};
export type ReplyRow = Pick<
  typeof forumReplies.$inferSelect,
  Exclude<keyof typeof shown, 'displayName' | 'isAdmin'>
> & { displayName: string | null; isAdmin: boolean };

const oldestFirst = keyset('asc', forumReplies.id);

const readable = (reader: Reader) =>
  reader.isAdmin ? undefined : or(sql`${forumReplies.hiddenAt} is null`, eq(forumReplies.userId, reader.id));

export async function listReplyRows(
  db: Query,
  reader: Reader,
  page: { readonly threadId: number; readonly after: number | undefined; readonly limit: number },
): Promise<ReplyRow[]> {
  return db
    .select(shown)
    .from(forumReplies)
    .innerJoin(users, eq(users.id, forumReplies.userId))
    .leftJoin(forumMembers, eq(forumMembers.userId, forumReplies.userId))
    .where(and(eq(forumReplies.threadId, page.threadId), oldestFirst.behind(page.after), readable(reader)))
    .orderBy(...oldestFirst.order)
    .limit(page.limit);
}

export async function findReply(db: Query, reader: Reader, id: number): Promise<ReplyRow | undefined> {
  const [row] = await db
    .select(shown)
    .from(forumReplies)
    .innerJoin(users, eq(users.id, forumReplies.userId))
    .leftJoin(forumMembers, eq(forumMembers.userId, forumReplies.userId))
    .where(and(eq(forumReplies.id, id), readable(reader)));
  return row;
}

/** Every reply a person wrote, for the export of their data. */
export async function listRepliesOf(
  db: Query,
  userId: number,
): Promise<(typeof forumReplies.$inferSelect)[]> {
  return db.select().from(forumReplies).where(eq(forumReplies.userId, userId)).orderBy(asc(forumReplies.id));
}

export async function insertReply(tx: Tx, row: typeof forumReplies.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(forumReplies).values(row).returning({ id: forumReplies.id });
  if (!inserted) throw new Error('The reply was not stored');
  return inserted.id;
}

/** Changes a reply whose thread is held by lockThread. */
export async function changeReply(
  tx: Tx,
  id: number,
  changes: Partial<typeof forumReplies.$inferInsert>,
): Promise<void> {
  await tx.update(forumReplies).set(changes).where(eq(forumReplies.id, id));
}

export async function deleteReplyRow(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(forumReplies)
    .where(and(eq(forumReplies.id, id), eq(forumReplies.userId, userId)))
    .returning({ id: forumReplies.id });
  return rows.length > 0;
}

export async function deleteRepliesOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(forumReplies).where(eq(forumReplies.userId, userId));
}

/** The threads a person started or replied in, for lockThreads. */
export function threadsRepliedIn(db: Query, userId: number): SQL {
  const repliedIn = db
    .select({ id: forumReplies.threadId })
    .from(forumReplies)
    .where(eq(forumReplies.userId, userId));
  return sql`(${forumThreads.userId} = ${userId} or ${inArray(forumThreads.id, repliedIn)})`;
}
