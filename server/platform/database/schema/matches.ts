import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import type { MatchDetail } from '#contract/matches.ts';
import { MATCH_ORIGINS } from '#contract/matches.ts';
import { createdAt, id } from './columns.ts';
import { users } from './users.ts';

/** Matches and resumes draw from one sequence, so that /resume/{id} means one thing (PRODUCT.md). */
export const documentIds = pgSequence('document_ids');
export const documentId = () => integer().primaryKey().default(sql`nextval('document_ids')`);

export const jobMatches = pgTable(
  'job_matches',
  {
    id: documentId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobTitle: varchar({ length: 200 }).notNull(),
    relevanceScore: integer().notNull(),
    description: text(),
    isSelected: boolean().notNull().default(false),
    hasGeneratedResume: boolean().notNull().default(false),
    company: varchar({ length: 200 }),
    skills: text(),
    growthPotential: text(),
    militarySkillAlignment: text(),
    workplaceEnvironment: text(),
    industryCategory: text(),
    strengthsAlignment: jsonb().$type<{ vectors: Record<string, number>; industries: string[] }>(),
    origin: text({ enum: MATCH_ORIGINS }).notNull().default('recommended'),
    onetSocCode: text(),
    detail: jsonb().$type<MatchDetail>(),
    createdAt: createdAt(),
  },
  (table) => [
    // One suggestion an occupation: matching again updates it in place, and two runs at once cannot double it.
    uniqueIndex('job_matches_recommended')
      .on(table.userId, table.onetSocCode)
      .where(sql`${table.origin} = 'recommended'`),
    index('job_matches_list').on(table.userId, table.relevanceScore.desc().nullsFirst(), table.id),
    check('job_matches_score', sql`${table.relevanceScore} between 0 and 100`),
    check('job_matches_origin', sql`${table.origin} in ('recommended', 'posting', 'added')`),
  ],
);

/**
 * What people said is wrong with a match, for whoever runs the site. Title and occupation are copied: the match itself
 * may leave the list at the next matching.
 */
export const matchReports = pgTable(
  'match_reports',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobMatchId: integer().references(() => jobMatches.id, { onDelete: 'set null' }),
    jobTitle: varchar({ length: 200 }).notNull(),
    onetSocCode: text(),
    reason: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('match_reports_match').on(table.jobMatchId),
    index('match_reports_user').on(table.userId),
  ],
);
