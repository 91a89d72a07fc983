import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, wordStems } from './columns.ts';
import { users } from './users.ts';

const author = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const moderationReason = () => varchar({ length: 500 });

/** People who have chosen a name for the community, and how much they have posted. */
export const forumMembers = pgTable(
  'forum_members',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    displayName: varchar({ length: 30 }).notNull(),
    /** The name without case, spaces and signs: two names that differ in nothing else are one. */
    nameKey: varchar({ length: 60 }).notNull(),
    /** Threads and replies ever posted; deleting one takes none away. */
    postsMade: integer().notNull().default(0),
    /** When the hour began in which posts are counted against the limit. */
    hourStartedAt: instant(),
    hourPosts: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('forum_members_name').on(table.nameKey)],
);

export const forumThreads = pgTable(
  'forum_threads',
  {
    id: id(),
    userId: author(),
    category: varchar({ length: 40 }).notNull().default('life'),
    title: varchar({ length: 200 }).notNull(),
    content: text().notNull(),
    /** Replies that are not hidden. */
    replyCount: integer().notNull().default(0),
    /** When the newest reply that is not hidden came, or the thread itself. */
    lastActivityAt: instant().notNull().defaultNow(),
    editedAt: instant(),
    hiddenAt: instant(),
    hiddenReason: moderationReason(),
    lockedAt: instant(),
    lockedReason: moderationReason(),
    words: wordStems().generatedAlwaysAs(
      (): SQL => sql`to_tsvector('english', ${forumThreads.title} || ' ' || ${forumThreads.content})`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_threads_active').on(table.lastActivityAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('forum_threads_category').on(
      table.category,
      table.lastActivityAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('forum_threads_author').on(table.userId),
    index('forum_threads_words').using('gin', table.words),
    check('forum_threads_replies', sql`${table.replyCount} >= 0`),
  ],
);

export const forumReplies = pgTable(
  'forum_replies',
  {
    id: id(),
    threadId: integer()
      .notNull()
      .references(() => forumThreads.id, { onDelete: 'cascade' }),
    userId: author(),
    content: text().notNull(),
    editedAt: instant(),
    hiddenAt: instant(),
    hiddenReason: moderationReason(),
    words: wordStems().generatedAlwaysAs((): SQL => sql`to_tsvector('english', ${forumReplies.content})`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_replies_thread').on(table.threadId, table.id),
    index('forum_replies_author').on(table.userId),
    index('forum_replies_words').using('gin', table.words),
  ],
);

/** What people say is wrong with a post. One report a person and post; open until an administrator has decided. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    reporterId: author(),
    threadId: integer().references(() => forumThreads.id, { onDelete: 'cascade' }),
    replyId: integer().references(() => forumReplies.id, { onDelete: 'cascade' }),
    reason: varchar({ length: 40 }).notNull(),
    details: varchar({ length: 1000 }),
    createdAt: createdAt(),
    resolvedAt: instant(),
  },
  (table) => [
    check('forum_reports_one_post', sql`num_nonnulls(${table.threadId}, ${table.replyId}) = 1`),
    uniqueIndex('forum_reports_thread').on(table.threadId, table.reporterId),
    uniqueIndex('forum_reports_reply').on(table.replyId, table.reporterId),
    index('forum_reports_reporter').on(table.reporterId),
    index('forum_reports_open').on(table.id).where(sql`${table.resolvedAt} is null`),
  ],
);
