import type { AccountCommunity } from '#contract/account.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findNewcomer, lockMember } from './members.store.ts';
import { deleteRepliesOf, listRepliesOf, threadsRepliedIn } from './replies.store.ts';
import { listReportsOf } from './reports.store.ts';
import { listThreadsOf, lockThreads, recountReplies } from './threads.store.ts';

/** Everything the community holds of a person: their name, threads, replies and the reports they sent. */
export async function exportOwnCommunity({ db }: Context, userId: number): Promise<AccountCommunity> {
  const person = await findNewcomer(db.query, userId);
  const threads = await listThreadsOf(db.query, userId);
  const replies = await listRepliesOf(db.query, userId);
  const reports = await listReportsOf(db.query, userId);
  return {
    displayName: person?.member?.displayName ?? null,
    threads: threads.map(({ id, category, title, content, createdAt, editedAt, hiddenReason }) => ({
      id,
      category,
      title,
      content,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      hiddenReason,
    })),
    replies: replies.map(({ id, threadId, content, createdAt, editedAt, hiddenReason }) => ({
      id,
      threadId,
      content,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      hiddenReason,
    })),
    reports: reports.map(({ id, threadId, replyId, reason, details, createdAt }) => ({
      id,
      threadId,
      replyId,
      reason,
      details,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Takes a person's replies out of other people's threads, whose counts stay right, before the account is deleted in the
 * same transaction. Their own threads go with the account, by the cascades of the schema.
 */
export async function leaveCommunity(tx: Tx, userId: number): Promise<void> {
  await lockMember(tx, userId);
  const threads = await lockThreads(tx, threadsRepliedIn(tx, userId));
  await deleteRepliesOf(tx, userId);
  await recountReplies(tx, threads);
}
