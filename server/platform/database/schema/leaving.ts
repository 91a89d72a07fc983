import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, pgTable, primaryKey, text, varchar } from 'drizzle-orm/pg-core';
import { LEAVING_KINDS } from '#career/leaving/leaving-kind.ts';
import { instant } from './columns.ts';
import { users } from './users.ts';

/** When somebody leaves the service: at most one plan each. Its entries are computed; what was ticked off stands below. */
export const leavingPlans = pgTable(
  'leaving_plans',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: LEAVING_KINDS }).notNull(),
    /** A day of the calendar, without a zone. */
    lastDay: date({ mode: 'string' }).notNull(),
    leaveDays: integer().notNull(),
    /** Whether a mail reminds of what is due. */
    reminders: boolean().notNull().default(false),
    /** The day (UTC) of the last reminder, so that no day has two. */
    remindedOn: date({ mode: 'string' }),
    /** SHA-256 of the token in the address that calendars subscribe to, in hexadecimal; null: there is none. */
    feedTokenHash: text().unique(),
    feedMadeAt: instant(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    check('leaving_plans_kind', sql`${table.kind} in ('separation', 'retirement', 'orders-end')`),
    check('leaving_plans_leave_days', sql`${table.leaveDays} between 0 and 120`),
  ],
);

/** Entries of the plan that were ticked off by hand. They stay when the date changes. */
export const leavingDone = pgTable(
  'leaving_done',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entry: varchar({ length: 80 }).notNull(),
    doneAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.entry] })],
);
