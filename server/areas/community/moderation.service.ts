import type { z } from 'zod';
import type { AuditAction } from '#contract/admin.ts';
import type { reportBody } from '#contract/community.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { listPostReports, replyDecision, threadDecision } from '#contract/moderation.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { NAMELESS } from './community.present.ts';
import type { Reader } from './posts.store.ts';
import { changeReply, findReply } from './replies.store.ts';
import {
  closeReports,
  countOpenReports,
  holdPost,
  listOpenReports,
  type PostRef,
  upsertReport,
} from './reports.store.ts';
import { changeThread, findThread, lockThread, recountReplies } from './threads.store.ts';

const ACT: Readonly<Record<z.output<typeof threadDecision>['decision'], AuditAction>> = {
  hide: 'post-hidden',
  show: 'post-shown',
  lock: 'thread-locked',
  unlock: 'thread-unlocked',
  keep: 'report-closed',
};

/** Puts a report into the administrators' queue. Throws a Refusal for posts that are not there and for one's own. */
export async function reportPost(
  { db, clock }: Context,
  reader: Reader,
  post: PostRef,
  { reason, details }: z.output<typeof reportBody>,
): Promise<void> {
  const what = 'threadId' in post ? 'This thread' : 'This reply';
  await db.transaction(async (tx) => {
    const seen =
      'threadId' in post
        ? await findThread(tx, reader, post.threadId)
        : await readableReply(tx, reader, post.replyId);
    const authorId = seen && (await holdPost(tx, post));
    if (authorId === undefined) throw notFound(what);
    if (authorId === reader.id)
      throw new Refusal('conflict', 'This post is your own. You can edit or delete it.');
    await upsertReport(tx, post, {
      reporterId: reader.id,
      reason,
      details: details ?? null,
      createdAt: clock.now(),
    });
  });
}

/** A reply in a thread the reader may see. */
async function readableReply(tx: Parameters<typeof findReply>[0], reader: Reader, id: number) {
  const reply = await findReply(tx, reader, id);
  return reply && (await findThread(tx, reader, reply.threadId)) ? reply : undefined;
}

/** Open reports with the posts they are about, oldest first. */
export async function listReports(
  { db }: Context,
  after: number | undefined,
): Promise<GivenFor<typeof listPostReports>> {
  const rows = await listOpenReports(db.query, after, LIMITS.adminPage);
  return rows.map((row) => ({
    ...row,
    at: row.createdAt,
    author: row.author ?? NAMELESS,
    content: row.content,
    isHidden: row.hiddenAt !== null,
    isLocked: row.lockedAt !== null,
  }));
}

/** How many reports of posts wait. */
export const countReports = ({ db }: Context): Promise<number> => countOpenReports(db.query);

/** Carries out what an administrator decides about a thread, records it, and closes its reports. */
export async function decideOnThread(
  context: Context,
  actorId: number,
  threadId: number,
  { decision, reason }: z.output<typeof threadDecision>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (!thread) throw notFound('This thread');
    const now = context.clock.now();
    if (decision === 'hide') await changeThread(tx, threadId, { hiddenAt: now, hiddenReason: reason });
    if (decision === 'show') await changeThread(tx, threadId, { hiddenAt: null, hiddenReason: null });
    if (decision === 'lock') await changeThread(tx, threadId, { lockedAt: now, lockedReason: reason });
    if (decision === 'unlock') await changeThread(tx, threadId, { lockedAt: null, lockedReason: null });
    await closeReports(tx, { threadId }, now);
    await recordAct(context, tx, { actorId, action: ACT[decision], subject: `Thread ${threadId}` });
  });
}

/** The same for a reply. */
export async function decideOnReply(
  context: Context,
  actor: Reader,
  replyId: number,
  { decision, reason }: z.output<typeof replyDecision>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const before = await findReply(tx, actor, replyId);
    const thread = before && (await lockThread(tx, before.threadId));
    // Once its thread is held nobody deletes it any more.
    if (!thread || !(await findReply(tx, actor, replyId))) throw notFound('This reply');
    const now = context.clock.now();
    if (decision === 'hide') await changeReply(tx, replyId, { hiddenAt: now, hiddenReason: reason });
    if (decision === 'show') await changeReply(tx, replyId, { hiddenAt: null, hiddenReason: null });
    await recountReplies(tx, [thread.id]);
    await closeReports(tx, { replyId }, now);
    const subject = `Reply ${replyId} in thread ${thread.id}`;
    await recordAct(context, tx, { actorId: actor.id, action: ACT[decision], subject });
  });
}
