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
import { ADVICE_GROUPS } from '#career/certifications/certification.ts';
import { AI_LEVELS } from '#career/matching/title-match.ts';
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

/** The catalogue of `career/certifications`, written at start; `slug` is its stable name there. */
export const certifications = pgTable('certifications', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  provider: text(),
  description: text(),
  durationWeeks: integer(),
  /** In words, with the year it was known in. */
  cost: text(),
  url: text(),
});

export const jobToCertifications = pgTable(
  'job_to_certifications',
  {
    id: id(),
    jobMatchId: integer()
      .notNull()
      .references(() => jobMatches.id, { onDelete: 'cascade' }),
    certificationId: integer()
      .notNull()
      .references(() => certifications.id, { onDelete: 'cascade' }),
    relevanceScore: integer().notNull(),
    /** Whether the person has it, could take it next, or later; and why, in words. */
    adviceGroup: text({ enum: ADVICE_GROUPS }).notNull(),
    reason: text().notNull(),
  },
  (table) => [
    uniqueIndex('job_to_certifications_pair').on(table.jobMatchId, table.certificationId),
    index('job_to_certifications_certification').on(table.certificationId),
    check('job_to_certifications_score', sql`${table.relevanceScore} between 0 and 100`),
  ],
);

export const careerRoadmaps = pgTable(
  'career_roadmaps',
  {
    id: id(),
    jobMatchId: integer()
      .notNull()
      .references(() => jobMatches.id, { onDelete: 'cascade' }),
    stage: integer().notNull(),
    title: text().notNull(),
    avgSalary: text(),
    avgSalaryDollars: integer(),
    aiRisk: text({ enum: AI_LEVELS }),
    timeframe: text(),
    learn: jsonb().$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('career_roadmaps_stage').on(table.jobMatchId, table.stage),
    check('career_roadmaps_stage_range', sql`${table.stage} between 1 and 5`),
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
