import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import {
  forumMembers,
  forumReplies,
  forumReports,
  forumThreads,
} from '#server/platform/database/schema/community.ts';
import { users } from '#server/platform/database/schema/users.ts';

/** A post by the table it is in. */
export type PostRef = { readonly threadId: number } | { readonly replyId: number };

const of = (post: PostRef) =>
  'threadId' in post ? eq(forumReports.threadId, post.threadId) : eq(forumReports.replyId, post.replyId);

/** Holds a post that is to be reported, so that it is not deleted meanwhile; gives its author, or undefined. */
export async function holdPost(tx: Tx, post: PostRef): Promise<number | undefined> {
  const table = 'threadId' in post ? forumThreads : forumReplies;
  const id = 'threadId' in post ? post.threadId : post.replyId;
  const [row] = await tx
    .select({ userId: table.userId })
    .from(table)
    .where(eq(table.id, id))
    .for('key share');
  return row?.userId;
}

/** One report a person and post: what they say last counts, and opens it again. */
export async function upsertReport(
  tx: Tx,
  post: PostRef,
  report: Pick<typeof forumReports.$inferInsert, 'reporterId' | 'reason' | 'details' | 'createdAt'>,
): Promise<void> {
  const column = 'threadId' in post ? forumReports.threadId : forumReports.replyId;
  await tx
    .insert(forumReports)
    .values({ ...report, ...post })
    .onConflictDoUpdate({
      target: [column, forumReports.reporterId],
      set: { ...fromInsert('reason', 'details', 'createdAt'), resolvedAt: null },
    });
}

export async function closeReports(tx: Tx, post: PostRef, resolvedAt: Date): Promise<void> {
  await tx
    .update(forumReports)
    .set({ resolvedAt })
    .where(and(of(post), isNull(forumReports.resolvedAt)));
}

/** How many reports are open. */
export const countOpenReports = (db: Query): Promise<number> =>
  db.$count(forumReports, isNull(forumReports.resolvedAt));

const oldestFirst = keyset('asc', forumReports.id);

/** Open reports with the post each is about, oldest first. */
export async function listOpenReports(db: Query, after: number | undefined, limit: number) {
  const reporters = alias(users, 'reporters');
  const author = sql`coalesce(${forumReplies.userId}, ${forumThreads.userId})`;
  return db
    .select({
      id: forumReports.id,
      createdAt: forumReports.createdAt,
      reporter: reporters.username,
      reason: forumReports.reason,
      details: forumReports.details,
      threadId: forumThreads.id,
      replyId: forumReports.replyId,
      threadTitle: forumThreads.title,
      author: forumMembers.displayName,
      content: sql<string>`coalesce(${forumReplies.content}, ${forumThreads.content})`,
      hiddenAt: sql<unknown>`case when ${forumReports.replyId} is null then ${forumThreads.hiddenAt} else ${forumReplies.hiddenAt} end`,
      lockedAt: forumThreads.lockedAt,
    })
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .leftJoin(forumReplies, eq(forumReplies.id, forumReports.replyId))
    .innerJoin(
      forumThreads,
      or(eq(forumThreads.id, forumReports.threadId), eq(forumThreads.id, forumReplies.threadId)),
    )
    .leftJoin(forumMembers, eq(forumMembers.userId, author))
    .where(and(isNull(forumReports.resolvedAt), oldestFirst.behind(after)))
    .orderBy(...oldestFirst.order)
    .limit(limit);
}

/** Every report a person sent, for the export of their data. */
export async function listReportsOf(
  db: Query,
  userId: number,
): Promise<(typeof forumReports.$inferSelect)[]> {
  return db
    .select()
    .from(forumReports)
    .where(eq(forumReports.reporterId, userId))
    .orderBy(asc(forumReports.id));
}
