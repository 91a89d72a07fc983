import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ResumeContent } from '#career/resume/document.ts';
import type { Alignment, ResumeReport, TailoringLevel } from '#career/resume/written-resume.ts';
import { RESUME_ORIGINS } from '#contract/resumes.ts';
import { createdAt, updatedAt } from './columns.ts';
import { documentId, jobMatches } from './matches.ts';
import { users } from './users.ts';

export interface StoredPosting {
  readonly jobTitle: string;
  readonly company: string;
  readonly description: string;
  readonly tailoringLevel: TailoringLevel;
}

export const resumes = pgTable(
  'resumes',
  {
    id: documentId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobMatchId: integer()
      .notNull()
      .references(() => jobMatches.id, { onDelete: 'cascade' }),
    origin: text({ enum: RESUME_ORIGINS }).notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    militaryToJobAlignment: jsonb().$type<Alignment[]>().notNull(),
    /** The posting it was written for, as it was given. */
    posting: jsonb().$type<StoredPosting>(),
    /** What each written line traces to; null for a text the veteran brought. */
    report: jsonb().$type<ResumeReport>(),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('resumes_list').on(table.userId, table.id.desc().nullsFirst()),
    index('resumes_match').on(table.jobMatchId, table.id.desc().nullsFirst()),
    check('resumes_origin', sql`${table.origin} in ('generated', 'posting', 'uploaded')`),
  ],
);
