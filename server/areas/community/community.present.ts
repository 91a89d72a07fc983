import type { CommunityCategory, ForumReply, ThreadReply, ThreadSummary } from '#contract/community.ts';
import type { Reader } from './posts.store.ts';
import type { ReplyRow } from './replies.store.ts';
import type { ThreadRow, ThreadSummaryRow } from './threads.store.ts';

type PostRow = Pick<
  ReplyRow,
  'id' | 'userId' | 'displayName' | 'isAdmin' | 'createdAt' | 'editedAt' | 'hiddenAt' | 'hiddenReason'
>;

/** The name shown for someone whose membership is missing; the site itself always stores one. */
export const NAMELESS = 'Veteran';

const decision = (at: Date | null, reason: string | null) =>
  at === null ? null : { at: at.toISOString(), reason: reason ?? '' };

const presentPost = (row: PostRow, reader: Reader) => ({
  id: row.id,
  author: {
    displayName: row.displayName ?? NAMELESS,
    isAdministrator: row.isAdmin,
    isViewer: row.userId === reader.id,
  },
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
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
  found: ThreadSummary['found'],
): ThreadSummary {
  return {
    ...presentPost(row, reader),
    category: row.category as CommunityCategory,
    title: row.title,
    replyCount: row.replyCount,
    lastActivityAt: row.lastActivityAt.toISOString(),
    locked: decision(row.lockedAt, row.lockedReason),
    found,
  };
}

export function presentThread(row: ThreadRow, reader: Reader): ThreadReply {
  const { found: _none, ...summary } = presentSummary(row, reader, null);
  const isLocked = row.lockedAt !== null;
  const reply = !isLocked && row.hiddenAt === null;
  return { ...summary, content: row.content, may: { ...mayWith(row, reader, isLocked), reply } };
}

export function presentReply(row: ReplyRow, reader: Reader, isLocked: boolean): ForumReply {
  return {
    ...presentPost(row, reader),
    threadId: row.threadId,
    content: row.content,
    may: mayWith(row, reader, isLocked),
  };
}
