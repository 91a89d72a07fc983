import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { type GivenReply, presentReply } from './community.present.ts';
import { admitPost, assertMayWrite } from './members.service.ts';
import type { Reader } from './posts.store.ts';
import { changeReply, deleteReplyRow, findReply, insertReply } from './replies.store.ts';
import { assertOpen } from './threads.service.ts';
import { changeThread, findThread, lockThread, recountReplies } from './threads.store.ts';

const THREAD = 'This thread';
const REPLY = 'This reply';

/** Replies in a thread. Whether it is still there and open is asked once it is held, not before. */
export async function replyInThread(
  context: Context,
  reader: Reader,
  threadId: number,
  content: string,
): Promise<GivenReply> {
  if (!(await findThread(context.db.query, reader, threadId))) throw notFound(THREAD);
  return context.db.transaction(async (tx) => {
    await admitPost(context, tx, reader.id, content);
    const thread = await lockThread(tx, threadId);
    if (!thread) throw notFound(THREAD);
    assertOpen(thread.lockedReason);
    if (thread.hiddenAt) throw new Refusal('conflict', 'This thread is hidden, so nobody can reply to it.');
    const now = context.clock.now();
    const row = { threadId, userId: reader.id, content, createdAt: now, updatedAt: now };
    const id = await insertReply(tx, row);
    const lastActivityAt = thread.lastActivityAt > now ? thread.lastActivityAt : now;
    await changeThread(tx, threadId, { replyCount: thread.replyCount + 1, lastActivityAt });
    return presentOwn(tx, reader, id);
  });
}

/** Changes one's own reply. Refuses while its thread is locked. */
export async function changeOwnReply(
  context: Context,
  reader: Reader,
  id: number,
  content: string,
): Promise<GivenReply> {
  return context.db.transaction(async (tx) => {
    const { thread, reply } = await holdOwn(tx, reader, id);
    assertOpen(thread.lockedReason);
    if (content !== reply.content) {
      await assertMayWrite(context, tx, reader.id, content);
      const now = context.clock.now();
      await changeReply(tx, id, { content, editedAt: now, updatedAt: now });
    }
    return presentOwn(tx, reader, id);
  });
}

export async function removeOwnReply({ db }: Context, reader: Reader, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { thread } = await holdOwn(tx, reader, id);
    await deleteReplyRow(tx, reader.id, id);
    await recountReplies(tx, [thread.id]);
  });
}

/** Holds the thread of one's own reply, and reads the reply again once it is held. */
async function holdOwn(tx: Tx, reader: Reader, id: number) {
  const before = await findReply(tx, reader, id);
  if (before?.userId !== reader.id) throw notFound(REPLY);
  const thread = await lockThread(tx, before.threadId);
  const reply = await findReply(tx, reader, id);
  if (!thread || !reply) throw notFound(REPLY);
  // In a thread that was hidden since, one can still take one's own words back, but it no longer shows.
  return { thread, reply };
}

async function presentOwn(tx: Tx, reader: Reader, id: number): Promise<GivenReply> {
  const row = await findReply(tx, reader, id);
  if (!row) throw notFound(REPLY);
  return presentReply(row, reader, false);
}
