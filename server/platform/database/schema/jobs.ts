import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, wordStems } from './columns.ts';
import { users } from './users.ts';

const day = () => date({ mode: 'string' });

export const jobListings = pgTable(
  'job_listings',
  {
    id: id(),
    title: varchar({ length: 200 }).notNull(),
    company: varchar({ length: 200 }).notNull(),
    description: text().notNull(),
    location: varchar({ length: 200 }),
    remote: boolean().notNull().default(false),
    salaryRange: varchar({ length: 100 }),
    /** The posting's own address; a posting imported again is known by it. */
    url: text().notNull(),
    source: varchar({ length: 200 }),
    /** The day the source gives; null when it gives none. */
    postedAt: day(),
    /** What the board is ordered by: the day posted, else the day it came to the board. */
    listedOn: day().notNull(),
    /** When an administrator last saw that the posting is still open. */
    checkedAt: instant().notNull(),
    /** The occupation nearest to the posting; null when none is near enough to say. */
    onetSocCode: text(),
    words: wordStems().generatedAlwaysAs(
      (): SQL =>
        sql`to_tsvector('english', ${jobListings.title} || ' ' || ${jobListings.company} || ' ' || coalesce(${jobListings.location}, '') || ' ' || ${jobListings.description})`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_listings_newest').on(table.listedOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // The six characters that name a broad occupation; the query must say it word for word (jobs.store.ts).
    index('job_listings_occupation').on(sql`left(${table.onetSocCode}, 6)`),
    index('job_listings_words').using('gin', table.words),
    uniqueIndex('job_listings_url').on(table.url),
  ],
);

const listing = () =>
  integer()
    .notNull()
    .references(() => jobListings.id, { onDelete: 'cascade' });
const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const savedJobs = pgTable(
  'saved_jobs',
  { userId: person(), jobListingId: listing(), savedAt: instant().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobListingId] }),
    index('saved_jobs_listing').on(table.jobListingId),
  ],
);

/** What people say is wrong with a listing, until an administrator closes the report. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobListingId: listing(),
    userId: person(),
    reason: varchar({ length: 1000 }).notNull(),
    createdAt: createdAt(),
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('job_reports_one_each').on(table.jobListingId, table.userId),
    index('job_reports_person').on(table.userId),
    index('job_reports_open').on(table.id).where(sql`${table.closedAt} is null`),
  ],
);
