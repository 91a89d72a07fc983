import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ResumeContent } from '#career/resume/document.ts';
import { TERM_KINDS } from '#career/resume/posting/term-kinds.ts';
import type { Alignment, ResumeReport, TailoringLevel } from '#career/resume/written-resume.ts';
import { RESUME_ORIGINS } from '#contract/resumes.ts';
import { createdAt, id, instant, updatedAt } from './columns.ts';
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
    /** A duplicate of another: it stands beside the resume of its match, under its own id. */
    isCopy: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('resumes_list').on(table.userId, table.id.desc().nullsFirst()),
    index('resumes_match').on(table.jobMatchId, table.id.desc().nullsFirst()),
    check('resumes_origin', sql`${table.origin} in ('generated', 'posting', 'uploaded')`),
  ],
);

/** What a resume said before a save. The newest text is the resume's own; of the older ones a bounded number is kept. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    id: id(),
    resumeId: integer()
      .notNull()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The resume's revision while this was its text. */
    revision: integer().notNull(),
    content: jsonb().$type<ResumeContent>().notNull(),
    /** When this text was saved. */
    savedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('resume_versions_revision').on(table.resumeId, table.revision),
    index('resume_versions_user').on(table.userId),
  ],
);

/** The link under which anyone may read a resume: at most one each, off until the veteran makes it. */
export const resumeShares = pgTable(
  'resume_shares',
  {
    resumeId: integer()
      .primaryKey()
      .references(() => resumes.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the link, in hexadecimal. */
    tokenHash: text().notNull().unique(),
    /** argon2id; null: whoever has the link may read. */
    passwordHash: text(),
    withContact: boolean().notNull(),
    expiresAt: instant(),
    /** Wrong passwords since the last right one, or since the last pause ended. */
    failedAttempts: integer().notNull().default(0),
    pausedUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('resume_shares_user').on(table.userId)],
);

/** What a veteran said they do not have when a posting asked for it: a gap, and no question any more. */
export const declaredGaps = pgTable(
  'declared_gaps',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: TERM_KINDS }).notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.name] })],
);
