import { index, pgTable, text, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';

export const jobListings = pgTable(
  'job_listings',
  {
    id: id(),
    title: varchar({ length: 200 }).notNull(),
    company: varchar({ length: 200 }).notNull(),
    description: text().notNull(),
    location: varchar({ length: 200 }),
    salaryRange: varchar({ length: 100 }),
    url: text(),
    source: varchar({ length: 200 }),
    postedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('job_listings_newest').on(table.postedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);
