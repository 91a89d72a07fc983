import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Messages of the contact form. One sent by an account goes with it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** Null for a visitor. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 100 }).notNull(),
    message: text().notNull(),
    /** Whether the account had Premium when it wrote: priority support. */
    isPriority: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    index('contact_messages_open')
      .on(table.isPriority.desc().nullsFirst(), table.id)
      .where(sql`closed_at is null`),
    index('contact_messages_closed').on(table.closedAt),
    index('contact_messages_user').on(table.userId),
  ],
);

/** What administrators answered, as it was mailed. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: id(),
    messageId: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** The administrator's username, as it was then. */
    author: varchar({ length: 50 }).notNull(),
    text: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [index('contact_answers_message').on(table.messageId)],
);
