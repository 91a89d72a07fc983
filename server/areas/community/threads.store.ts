import { and, asc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PlaceInTime } from '#contract/fields.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { forumMembers, forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { authorColumns, type Reader, readableThread } from './posts.store.ts';

const summary = {
  id: forumThreads.id,
  category: forumThreads.category,
  title: forumThreads.title,
  replyCount: forumThreads.replyCount,
  lastActivityAt: forumThreads.lastActivityAt,
  createdAt: forumThreads.createdAt,
  editedAt: forumThreads.editedAt,
  hiddenAt: forumThreads.hiddenAt,
  hiddenReason: forumThreads.hiddenReason,
  lockedAt: forumThreads.lockedAt,
  lockedReason: forumThreads.lockedReason,
  ...authorColumns,
};
export type ThreadSummaryRow = Omit<
  Pick<typeof forumThreads.$inferSelect, Exclude<keyof typeof summary, 'displayName' | 'isAdmin'>>,
  never
> & { displayName: string | null; isAdmin: boolean };
export type ThreadRow = ThreadSummaryRow & { content: string };

export interface ThreadPage {
  readonly category: string | undefined;
  /** Where the page before ended. */
  readonly before: PlaceInTime | undefined;
  readonly limit: number;
  /** Which threads a search found; undefined without one. */
  readonly found: SQL | undefined;
}

const lastWrittenFirst = keyset('desc', forumThreads.lastActivityAt, forumThreads.id);

/** Threads that fit, the one last written in first. */
const page = (db: Query, which: SQL | undefined, limit: number | Placeholder) =>
  db
    .select(summary)
    .from(forumThreads)
    .innerJoin(users, eq(users.id, forumThreads.userId))
    .leftJoin(forumMembers, eq(forumMembers.userId, forumThreads.userId))
    .where(which)
    .orderBy(...lastWrittenFirst.order)
    .limit(limit);

/** What nearly everybody reads: the newest threads of all categories, as one who is no administrator sees them. */
const newest = prepared('threads', (db) =>
  page(db, readableThread({ id: sql.placeholder('readerId'), isAdmin: false }), sql.placeholder('limit')),
);

/** A page of threads, the one last written in first. */
export async function listThreadRows(
  db: Query,
  reader: Reader,
  { category, before, limit, found }: ThreadPage,
): Promise<ThreadSummaryRow[]> {
  const narrowed = and(
    category === undefined ? undefined : eq(forumThreads.category, category),
    lastWrittenFirst.behind(before?.at, before?.id),
    found,
  );
  if (narrowed === undefined && !reader.isAdmin) return newest(db).execute({ readerId: reader.id, limit });
  return page(db, and(readableThread(reader), narrowed), limit);
}

export async function findThread(db: Query, reader: Reader, id: number): Promise<ThreadRow | undefined> {
  const [row] = await db
    .select({ ...summary, content: forumThreads.content })
    .from(forumThreads)
    .innerJoin(users, eq(users.id, forumThreads.userId))
    .leftJoin(forumMembers, eq(forumMembers.userId, forumThreads.userId))
    .where(and(eq(forumThreads.id, id), readableThread(reader)));
  return row;
}

/** Whether `findThread` finds it. */
export async function hasThread(db: Query, reader: Reader, id: number): Promise<boolean> {
  return (await db.$count(forumThreads, and(eq(forumThreads.id, id), readableThread(reader)))) > 0;
}

/** Every thread a person started, for the export of their data. */
export async function listThreadsOf(
  db: Query,
  userId: number,
): Promise<(typeof forumThreads.$inferSelect)[]> {
  return db.select().from(forumThreads).where(eq(forumThreads.userId, userId)).orderBy(asc(forumThreads.id));
}

/**
 * Holds a thread until the transaction ends. Everyone who changes a thread or what is in it takes it first, so that
 * counts stay right, nobody replies in what is just being locked, and no two wait for each other.
 */
export async function lockThread(tx: Tx, id: number): Promise<typeof forumThreads.$inferSelect | undefined> {
  const [row] = await tx.select().from(forumThreads).where(eq(forumThreads.id, id)).for('update');
  return row;
}

/** The same for several, in the order of their ids. */
export async function lockThreads(tx: Tx, which: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: forumThreads.id })
    .from(forumThreads)
    .where(which)
    .orderBy(asc(forumThreads.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function insertThread(tx: Tx, row: typeof forumThreads.$inferInsert): Promise<number> {
  const [inserted] = await tx.insert(forumThreads).values(row).returning({ id: forumThreads.id });
  if (!inserted) throw new Error('The thread was not stored');
  return inserted.id;
}

/** Changes a thread that is held by lockThread. */
export async function changeThread(
  tx: Tx,
  id: number,
  changes: Partial<typeof forumThreads.$inferInsert>,
): Promise<void> {
  await tx.update(forumThreads).set(changes).where(eq(forumThreads.id, id));
}

/** Whether there was one of theirs to delete. Its replies go with it. */
export async function deleteThreadRow(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(forumThreads)
    .where(and(eq(forumThreads.id, id), eq(forumThreads.userId, userId)))
    .returning({ id: forumThreads.id });
  return rows.length > 0;
}

/** Counts the replies of threads held by lockThread anew, after some were removed, hidden or shown. */
export async function recountReplies(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Spelled out with their table: inside the subselects both tables have a column of each name.
  const shown = sql`from ${forumReplies} where forum_replies.thread_id = forum_threads.id and forum_replies.hidden_at is null`;
  await tx
    .update(forumThreads)
    .set({
      replyCount: sql`(select count(*)::integer ${shown})`,
      lastActivityAt: sql`coalesce((select max(forum_replies.created_at) ${shown}), forum_threads.created_at)`,
    })
    .where(inArray(forumThreads.id, [...ids]));
}
