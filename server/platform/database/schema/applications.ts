import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { APPLICATION_STATUSES } from '#contract/applications.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { jobListings } from './jobs.ts';
import { jobMatches } from './matches.ts';
import { resumes } from './resumes.ts';
import { users } from './users.ts';

const day = () => date({ mode: 'string' });

export const applications = pgTable(
  'applications',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobTitle: varchar({ length: 200 }).notNull(),
    company: varchar({ length: 200 }).notNull(),
    location: varchar({ length: 200 }),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('applied'),
    // An application outlives the match and the resume it came from.
    jobMatchId: integer().references(() => jobMatches.id, { onDelete: 'set null' }),
    resumeId: integer().references(() => resumes.id, { onDelete: 'set null' }),
    /** The posting of the job board it was recorded from. */
    jobListingId: integer().references(() => jobListings.id, { onDelete: 'set null' }),
    appliedDate: day(),
    lastContactDate: day(),
    interviewDate: day(),
    offerDate: day(),
    salary: varchar({ length: 100 }),
    notes: varchar({ length: 5000 }),
    contactPerson: varchar({ length: 200 }),
    contactEmail: varchar({ length: 100 }),
    contactPhone: varchar({ length: 30 }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('applications_list').on(
      table.userId,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('applications_match').on(table.jobMatchId),
    index('applications_resume').on(table.resumeId),
    // Pressing "Apply" twice is one application.
    uniqueIndex('applications_listing').on(table.userId, table.jobListingId),
    index('applications_of_listing').on(table.jobListingId),
    check(
      'applications_status',
      sql`${table.status} in ('applied', 'interviewing', 'offered', 'rejected', 'accepted')`,
    ),
  ],
);
