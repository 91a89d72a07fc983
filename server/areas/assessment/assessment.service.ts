import { type BasicAnswers, scoreBasic } from '#career/assessment/basic/basic-scoring.ts';
import type { EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { meaningOf } from '#career/assessment/label-meanings.ts';
import { rankStrengths } from '#career/assessment/labels.ts';
import { scoreEnhanced } from '#career/assessment/scoring.ts';
import { ASSESSMENT_HISTORY_MAX, type StrengthMeaning } from '#contract/assessment.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import { noteMilestone } from '#server/areas/onboarding/onboarding.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { presentAssessment, presentEarlier, scoreColumns, scoresOf } from './assessment.present.ts';
import { findCurrentAssessment, insertAssessment, listEnhancedAssessments } from './assessment.store.ts';

/** The current results. */
export function getAssessmentReply({ db }: Context, userId: number) {
  return currentAssessment(db.query, userId);
}

async function currentAssessment(db: Query, userId: number) {
  const enhanced = await findCurrentAssessment(db, userId, 'enhanced');
  return presentAssessment(enhanced, await findCurrentAssessment(db, userId, 'basic'));
}

/** Scores the letters, stores the result beside the earlier ones, and matches anew, all or nothing. */
export async function finishEnhancedAssessment(
  { db, clock, matching }: Context,
  userId: number,
  answers: EnhancedAnswers,
) {
  const { scores, strengthsProfile } = scoreEnhanced(answers);
  return db.transaction(async (tx) => {
    await insertAssessment(tx, {
      userId,
      kind: 'enhanced',
      answers,
      enhancedAssessmentData: answers,
      strengthsProfile,
      ...scoreColumns(scores),
      completedAt: clock.now(),
    });
    await refreshMatches(tx, matching, userId, await getVeteranRecord(tx, userId, clock.now()));
    await noteMilestone(tx, userId);
    return currentAssessment(tx, userId);
  });
}

/** The same for the basic assessment, whose estimate serves matching until there is an enhanced one. */
export async function finishBasicAssessment(
  { db, clock, matching }: Context,
  userId: number,
  answers: BasicAnswers,
) {
  const { estimatedScores, ...result } = scoreBasic(answers);
  return db.transaction(async (tx) => {
    const row = { userId, kind: 'basic' as const, answers, ...result, ...scoreColumns(estimatedScores) };
    await insertAssessment(tx, { ...row, completedAt: clock.now() });
    await refreshMatches(tx, matching, userId, await getVeteranRecord(tx, userId, clock.now()));
    await noteMilestone(tx, userId);
    return currentAssessment(tx, userId);
  });
}

/** Results of the enhanced assessment, the current one first. */
export async function listOwnResults({ db }: Context, userId: number) {
  const rows = await listEnhancedAssessments(db.query, userId, ASSESSMENT_HISTORY_MAX);
  return rows.map(presentEarlier);
}

/** What the current result means at work, strongest first. Throws not-found before an assessment. */
export async function analyseStrengths({ db }: Context, userId: number): Promise<StrengthMeaning[]> {
  const row = await findCurrentAssessment(db.query, userId, 'enhanced');
  if (!row) throw notFound('An enhanced assessment');
  return rankStrengths(scoresOf(row)).map(({ domain, label, score, band }) => {
    const { description, civilianValue, careerPaths, development } = meaningOf(label);
    return {
      domain,
      label,
      score,
      band,
      description,
      civilianValue,
      careerPaths: [...careerPaths],
      development,
    };
  });
}
