import type { z } from 'zod';
import type { CommunityCategory, forumReply, threadReply, threadSummary } from '#contract/community.ts';
import type { Reader } from './posts.store.ts';
import type { ReplyRow } from './replies.store.ts';
import type { ThreadRow, ThreadSummaryRow } from './threads.store.ts';

/** As the reply's schema takes them, instants as they are stored. */
type GivenSummary = z.output<typeof threadSummary>;
export type GivenThread = z.output<typeof threadReply>;
export type GivenReply = z.output<typeof forumReply>;

type PostRow = Pick<
  ReplyRow,
  'id' | 'userId' | 'displayName' | 'isAdmin' | 'createdAt' | 'editedAt' | 'hiddenAt' | 'hiddenReason'
>;

/** The name shown for someone whose membership is missing; the site itself always stores one. */
export const NAMELESS = 'Veteran';

const decision = (at: Date | null, reason: string | null) =>
  at === null ? null : { at, reason: reason ?? '' };

const presentPost = (row: PostRow, reader: Reader) => ({
  id: row.id,
  author: {
    displayName: row.displayName ?? NAMELESS,
    isAdministrator: row.isAdmin,
    isViewer: row.userId === reader.id,
  },
  createdAt: row.createdAt,
  editedAt: row.editedAt,
  hidden: decision(row.hiddenAt, row.hiddenReason),
});

/** What a reader may do with a post in a thread. Whoever is locked out of writing may still take their words back. */
function mayWith(row: PostRow, reader: Reader, isLocked: boolean) {
  const own = row.userId === reader.id;
  return {
    edit: own && !isLocked,
    delete: own,
    report: !own && row.hiddenAt === null,
    moderate: reader.isAdmin,
  };
}

export function presentSummary(
  row: ThreadSummaryRow,
  reader: Reader,
  found: GivenSummary['found'],
): GivenSummary {
  return {
    ...presentPost(row, reader),
    category: row.category as CommunityCategory,
    title: row.title,
    replyCount: row.replyCount,
    lastActivityAt: row.lastActivityAt,
    locked: decision(row.lockedAt, row.lockedReason),
    found,
  };
}

export function presentThread(row: ThreadRow, reader: Reader): GivenThread {
  const { found: _none, ...summary } = presentSummary(row, reader, null);
  const isLocked = row.lockedAt !== null;
  const reply = !isLocked && row.hiddenAt === null;
  return { ...summary, content: row.content, may: { ...mayWith(row, reader, isLocked), reply } };
}

export function presentReply(row: ReplyRow, reader: Reader, isLocked: boolean): GivenReply {
  return {
    ...presentPost(row, reader),
    threadId: row.threadId,
    content: row.content,
    may: mayWith(row, reader, isLocked),
  };
}
