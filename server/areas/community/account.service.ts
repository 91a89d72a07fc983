import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findNewcomer, lockMember } from './members.store.ts';
import { deleteRepliesOf, listRepliesOf, threadsRepliedIn } from './replies.store.ts';
import { listReportsOf } from './reports.store.ts';
import { listThreadsOf, lockThreads, recountReplies } from './threads.store.ts';

/** Everything the community holds of a person: their name, threads, replies and the reports they sent. */
export async function exportOwnCommunity({ db }: Context, userId: number) {
  const person = await findNewcomer(db.query, userId);
  return {
    displayName: person?.member?.displayName ?? null,
    threads: await listThreadsOf(db.query, userId),
    replies: await listRepliesOf(db.query, userId),
    reports: await listReportsOf(db.query, userId),
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
