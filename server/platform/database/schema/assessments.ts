import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BasicStrength } from '#career/assessment/basic-result.ts';
import type { AnswerLetter, Domain } from '#career/assessment/domains.ts';
import { id, instant } from './columns.ts';
import { users } from './users.ts';

/** Answers of an enhanced assessment under way; one row a person, gone when it is finished. */
export const assessmentDrafts = pgTable('assessment_drafts', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  answers: jsonb().$type<Record<string, AnswerLetter>>().notNull(),
  updatedAt: instant().notNull(),
});

/** One row a finished assessment; the newest of a kind is the current one, the earlier ones stay for comparison. */
export const strengthsAssessments = pgTable(
  'strengths_assessments',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['basic', 'enhanced'] }).notNull(),
    answers: jsonb().$type<Record<string, AnswerLetter>>().notNull(),
    /** A label for each domain (enhanced) or a text for each of the five strengths (basic). */
    strengthsProfile: jsonb().$type<Partial<Record<Domain | BasicStrength, string>>>().notNull(),
    leadershipStyle: text(),
    problemSolvingStyle: text(),
    workEnvironment: text(),
    communicationStyle: text(),
    enhancedAssessmentData: jsonb().$type<Record<string, AnswerLetter>>(),
    relationshipBuildingScore: integer().notNull().default(0),
    strategicThinkingScore: integer().notNull().default(0),
    executionScore: integer().notNull().default(0),
    influenceScore: integer().notNull().default(0),
    militaryTranslationScore: integer().notNull().default(0),
    adaptabilityScore: integer().notNull().default(0),
    careerDevelopmentScore: integer().notNull().default(0),
    workplaceReadinessScore: integer().notNull().default(0),
    completedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('strengths_assessments_current').on(table.userId, table.kind, table.id.desc().nullsFirst()),
    check('strengths_assessments_kind', sql`${table.kind} in ('basic', 'enhanced')`),
    check(
      'strengths_assessments_scores',
      sql`least(${table.relationshipBuildingScore}, ${table.strategicThinkingScore}, ${table.executionScore}, ${table.influenceScore}, ${table.militaryTranslationScore}, ${table.adaptabilityScore}, ${table.careerDevelopmentScore}, ${table.workplaceReadinessScore}) >= 0 and greatest(${table.relationshipBuildingScore}, ${table.strategicThinkingScore}, ${table.executionScore}, ${table.influenceScore}, ${table.militaryTranslationScore}, ${table.adaptabilityScore}, ${table.careerDevelopmentScore}, ${table.workplaceReadinessScore}) <= 15`,
    ),
  ],
);
