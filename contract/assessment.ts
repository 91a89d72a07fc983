import { z } from 'zod';
import { BASIC_STRENGTHS } from '#career/assessment/basic-result.ts';
import { ANSWER_LETTERS, DOMAINS, type Domain, MAX_DOMAIN_SCORE } from '#career/assessment/domains.ts';
import { checkCompleteAnswers } from '#career/assessment/enhanced-answers.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './fields.ts';

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
  leadershipStyle: z.string().nullable(),
  problemSolvingStyle: z.string().nullable(),
  workEnvironment: z.string().nullable(),
  communicationStyle: z.string().nullable(),
  ...scoreShape,
  completedAt: instant.nullable(),
});
export type AssessmentReply = z.infer<typeof assessmentReply>;

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
  access: 'user',
  summary: 'Finish the 40-question assessment; it replaces the current result and keeps the earlier ones',
  body: enhancedAssessmentBody,
  reply: assessmentReply,
});
