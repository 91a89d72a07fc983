import { z } from 'zod';
import { problemsInBasicAnswers } from '#career/assessment/basic/basic-scoring.ts';
import { BASIC_STRENGTHS } from '#career/assessment/basic-result.ts';
import { ANSWER_LETTERS, DOMAINS, type Domain, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { checkCompleteAnswers, checkPartialAnswers } from '#career/assessment/enhanced-answers.ts';
import { BANDS } from '#career/assessment/labels.ts';
import { endpoint } from './endpoint.ts';
import { fileBytes, instant } from './fields.ts';

const letters = z.record(z.string(), z.enum(ANSWER_LETTERS));
const score = z.number().int().min(0).max(MAX_DOMAIN_SCORE);

/** "relationshipBuilding" -> "relationshipBuildingScore", as the specification names the eight figures. */
export const scoreKey = <D extends Domain>(domain: D): `${D}Score` => `${domain}Score`;

const scoreShape = Object.fromEntries(DOMAINS.map((domain) => [scoreKey(domain), score])) as {
  [D in Domain as `${D}Score`]: typeof score;
};

/**
 * The current results. Everything is null (and the scores 0) until an assessment is finished, so that "no results
 * yet" is an ordinary answer. `strengthsProfile` maps a domain to its label and, once the basic assessment is
 * taken too, each of its five strengths to a text.
 */
export const assessmentReply = z.object({
  id: z.number().nullable(),
  answers: letters.nullable(),
  enhancedAssessmentData: letters.nullable(),
  strengthsProfile: z.partialRecord(z.enum([...DOMAINS, ...BASIC_STRENGTHS]), z.string()).nullable(),
  /** The five texts of the basic assessment alone: "adaptability" names a domain of the enhanced one as well. */
  basicStrengths: z.partialRecord(z.enum(BASIC_STRENGTHS), z.string()).nullable(),
  leadershipStyle: z.string().nullable(),
  problemSolvingStyle: z.string().nullable(),
  workEnvironment: z.string().nullable(),
  communicationStyle: z.string().nullable(),
  ...scoreShape,
  completedAt: instant.nullable(),
});
export type AssessmentReply = z.input<typeof assessmentReply>;

export const getAssessment = endpoint({
  method: 'GET',
  path: '/api/assessment',
  access: 'user',
  summary: "One's own current assessment results",
  reply: assessmentReply,
});

/** All 40 letters. Scores and labels a client sends along are dropped: the server computes its own. */
export const enhancedAssessmentBody = z.object({
  enhancedAssessmentData: z.record(z.string(), z.unknown()).transform((given, context) => {
    const check = checkCompleteAnswers(given);
    if (check.ok) return check.answers;
    for (const [id, message] of Object.entries(check.fields)) {
      context.addIssue({ code: 'custom', message, path: [id] });
    }
    return z.NEVER;
  }),
});

export const submitEnhancedAssessment = endpoint({
  method: 'POST',
  path: '/api/enhanced-assessment',
  changes: ['/api/user', '/api/job-matches/**', '/api/enhanced-assessment/**'],
  answers: '/api/assessment',
  access: 'user',
  summary: 'Finish the 40-question assessment; it replaces the current result and keeps the earlier ones',
  body: enhancedAssessmentBody,
  requestsPerMinute: 20,
  reply: assessmentReply,
});

/** A few answers at a time, merged with those that are kept already. */
const partialAnswers = z.record(z.string(), z.unknown()).transform((given, context) => {
  const check = checkPartialAnswers(given);
  if (check.ok) return check.answers;
  for (const [id, message] of Object.entries(check.fields)) {
    context.addIssue({ code: 'custom', message, path: [id] });
  }
  return z.NEVER;
});

const keptAnswers = z.object({ answers: letters, updatedAt: instant.nullable() });

export const getKeptAnswers = endpoint({
  method: 'GET',
  path: '/api/enhanced-assessment/answers',
  access: 'user',
  summary: 'The answers of an assessment under way, kept until it is finished',
  reply: keptAnswers,
});

export const keepAnswers = endpoint({
  method: 'PATCH',
  path: '/api/enhanced-assessment/answers',
  changes: [],
  access: 'user',
  summary: 'Keep answers of an assessment under way; those of another device stay',
  body: z.object({ answers: partialAnswers }),
  reply: keptAnswers,
});

/** All 20 letters of the basic assessment. */
export const basicAssessmentBody = z.object({
  answers: z.record(z.string(), z.unknown()).transform((given, context) => {
    const problems = Object.entries(problemsInBasicAnswers(given));
    for (const [id, message] of problems) context.addIssue({ code: 'custom', message, path: [id] });
    return problems.length > 0 ? z.NEVER : (given as z.output<typeof letters>);
  }),
});

export const submitBasicAssessment = endpoint({
  method: 'POST',
  path: '/api/assessment',
  changes: ['/api/user', '/api/job-matches/**', '/api/enhanced-assessment/**'],
  answers: '/api/assessment',
  access: 'user',
  summary: 'Finish the basic 20-question assessment; it replaces the current basic result',
  body: basicAssessmentBody,
  requestsPerMinute: 20,
  reply: assessmentReply,
});

/** How many earlier results are shown, newest first; older ones are kept but not listed. */
export const ASSESSMENT_HISTORY_MAX = 20;

const earlierResult = z.object({
  id: z.number(),
  strengthsProfile: z.partialRecord(z.enum(DOMAINS), z.string()),
  ...scoreShape,
  completedAt: instant,
});
export type EarlierResult = z.input<typeof earlierResult>;

export const listAssessmentHistory = endpoint({
  method: 'GET',
  path: '/api/enhanced-assessment/history',
  access: 'user',
  summary: "One's results of the enhanced assessment, the current one first",
  reply: z.array(earlierResult),
});

/** What one result means at work. */
const strengthMeaning = z.object({
  domain: z.enum(DOMAINS),
  label: z.string(),
  score,
  band: z.enum(BANDS),
  description: z.string(),
  civilianValue: z.string(),
  careerPaths: z.array(z.string()),
  development: z.string(),
});
export type StrengthMeaning = z.input<typeof strengthMeaning>;

export const getStrengthsAnalysis = endpoint({
  method: 'GET',
  path: '/api/enhanced-assessment/analysis',
  access: 'user',
  summary:
    'The detailed analysis of the current result, strongest first; for premium, 404 before an assessment',
  reply: z.array(strengthMeaning),
});

export const getStrengthsReport = endpoint({
  method: 'GET',
  path: '/api/enhanced-assessment/report',
  access: 'user',
  summary: 'The detailed analysis as a PDF; for premium, 404 before an assessment',
  reply: fileBytes,
  replyType: 'application/pdf',
  requestsPerMinute: 30,
});
