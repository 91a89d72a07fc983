import { index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { users } from './users.ts';

const author = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const forumThreads = pgTable(
  'forum_threads',
  {
    id: id(),
    userId: author(),
    title: varchar({ length: 200 }).notNull(),
    content: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_threads_newest').on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('forum_threads_author').on(table.userId),
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_replies_thread').on(table.threadId, table.id),
    index('forum_replies_author').on(table.userId),
  ],
);
