import type { z } from 'zod';
import type { listThreads, threadBody, updateThread } from '#contract/community.ts';
import type { GivenFor, ParsedOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import {
  type GivenReply,
  type GivenThread,
  presentReply,
  presentSummary,
  presentThread,
} from './community.present.ts';
import { admitPost, assertMayWrite } from './members.service.ts';
import type { Reader } from './posts.store.ts';
import { listReplyRows } from './replies.store.ts';
import { excerptsOf, threadsFound } from './search.store.ts';
import {
  changeThread,
  deleteThreadRow,
  findThread,
  insertThread,
  listThreadRows,
  lockThread,
  type ThreadRow,
} from './threads.store.ts';

export { hasThread } from './threads.store.ts';

const THREAD = 'This thread';

/** A page of threads, the one last written in first; with a search, those it finds and where. */
export async function listAllThreads(
  { db }: Context,
  reader: Reader,
  { category, search, before }: ParsedOf<typeof listThreads, 'query'>,
): Promise<GivenFor<typeof listThreads>> {
  const found = search ? await threadsFound(db.query, search) : undefined;
  const rows = await listThreadRows(db.query, reader, {
    category,
    before,
    limit: LIMITS.threadPage + 1,
    found,
  });
  const page = rows.slice(0, LIMITS.threadPage);
  const last = rows.length > LIMITS.threadPage ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  const excerpts = search ? await excerptsOf(db.query, search, ids) : [];
  const excerptOf = new Map(excerpts.map(({ id, inReply, excerpt }) => [id, { inReply, excerpt }]));
  return {
    threads: page.map((row) => presentSummary(row, reader, excerptOf.get(row.id) ?? null)),
    next: last === undefined ? null : { at: last.lastActivityAt, id: last.id },
  };
}

/** A thread the reader may see, or a Refusal. */
async function getThreadRow(db: Query, reader: Reader, id: number): Promise<ThreadRow> {
  const row = await findThread(db, reader, id);
  if (!row) throw notFound(THREAD);
  return row;
}

export async function readThread({ db }: Context, reader: Reader, id: number): Promise<GivenThread> {
  return presentThread(await getThreadRow(db.query, reader, id), reader);
}

export async function readReplies(
  { db }: Context,
  reader: Reader,
  threadId: number,
  after: number | undefined,
): Promise<GivenReply[]> {
  const thread = await getThreadRow(db.query, reader, threadId);
  const rows = await listReplyRows(db.query, reader, { threadId, after, limit: LIMITS.replyPage });
  return rows.map((row) => presentReply(row, reader, thread.lockedAt !== null));
}

export async function startThread(
  context: Context,
  reader: Reader,
  body: z.output<typeof threadBody>,
): Promise<GivenThread> {
  return context.db.transaction(async (tx) => {
    await admitPost(context, tx, reader.id, `${body.title}\n${body.content}`);
    const now = context.clock.now();
    const row = { ...body, userId: reader.id, createdAt: now, updatedAt: now, lastActivityAt: now };
    const id = await insertThread(tx, row);
    return presentThread(await getThreadRow(tx, reader, id), reader);
  });
}

/** Changes one's own thread. Refuses while it is locked. */
export async function changeOwnThread(
  context: Context,
  reader: Reader,
  id: number,
  { category, title, content }: ParsedOf<typeof updateThread, 'body'>,
): Promise<GivenThread> {
  return context.db.transaction(async (tx) => {
    const thread = await lockThread(tx, id);
    if (thread?.userId !== reader.id) throw notFound(THREAD);
    assertOpen(thread.lockedReason);
    const text = { title: title ?? thread.title, content: content ?? thread.content };
    const reworded = text.title !== thread.title || text.content !== thread.content;
    if (reworded) await assertMayWrite(context, tx, reader.id, `${text.title}\n${text.content}`);
    const now = context.clock.now();
    await changeThread(tx, id, {
      ...text,
      category: category ?? thread.category,
      updatedAt: now,
      ...(reworded ? { editedAt: now } : {}),
    });
    return presentThread(await getThreadRow(tx, reader, id), reader);
  });
}

/** Deletes one's own thread with the replies in it. */
export async function removeOwnThread({ db }: Context, reader: Reader, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockThread(tx, id);
    if (!(await deleteThreadRow(tx, reader.id, id))) throw notFound(THREAD);
  });
}

/** Throws a Refusal for a thread that was locked with this reason; null is an open one. */
export function assertOpen(lockedReason: string | null): void {
  if (lockedReason !== null) throw new Refusal('conflict', `This thread is locked: ${lockedReason}`);
}
