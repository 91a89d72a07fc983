import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { LINE_DECISIONS, WORK_FIELDS } from '#career/record/review-terms.ts';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** What a veteran decided of a statement of their record, and answered to it. Statements themselves stand in the profile. */
export const recordLines = pgTable(
  'record_lines',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where it stands: the key of career/record/told-places.ts. */
    place: varchar({ length: 200 }).notNull(),
    /** The veteran's own words. */
    source: varchar({ length: 5000 }).notNull(),
    /** SHA-256 of the words in hexadecimal: they are too long for an index. */
    sourceHash: text().notNull(),
    /** Null: answered or worded, not decided. */
    decision: text({ enum: LINE_DECISIONS }),
    text: varchar({ length: 600 }),
    answer: varchar({ length: 300 }),
    /** A language model's line; empty: it found none. Null: not asked, or nothing that holds. */
    wording: varchar({ length: 600 }),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('record_lines_statement').on(table.userId, table.place, table.sourceHash),
    check('record_lines_decision', sql`${table.decision} in ('accepted', 'edited', 'own-words', 'left-out')`),
  ],
);

/** What a veteran said of the jobs that are read from what they wrote: `SaidJob` of career/record/review-terms.ts. */
export const recordJobs = pgTable(
  'record_jobs',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    field: text({ enum: WORK_FIELDS }).notNull(),
    /** Null: added. */
    readAs: varchar({ length: 200 }),
    isJob: boolean().notNull(),
    title: varchar({ length: 200 }).notNull(),
    employer: varchar({ length: 200 }).notNull(),
    place: varchar({ length: 200 }).notNull(),
    start: varchar({ length: 20 }).notNull(),
    end: varchar({ length: 20 }).notNull(),
    current: boolean().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    // Added jobs have no heading, and nulls are no equals.
    uniqueIndex('record_jobs_heading').on(table.userId, table.field, table.readAs),
    check('record_jobs_field', sql`${table.field} in ('postMilitaryExperience', 'priorExperience')`),
  ],
);
