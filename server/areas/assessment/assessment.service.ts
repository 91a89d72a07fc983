import type { EnhancedAnswers } from '#career/assessment/enhanced-answers.ts';
import { scoreEnhanced } from '#career/assessment/scoring.ts';
import type { AssessmentReply } from '#contract/assessment.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { presentAssessment, scoreColumns } from './assessment.present.ts';
import { findCurrentAssessment, insertAssessment } from './assessment.store.ts';

/** The current results. */
export function getAssessmentReply({ db }: Context, userId: number): Promise<AssessmentReply> {
  return currentAssessment(db.query, userId);
}

async function currentAssessment(db: Query, userId: number): Promise<AssessmentReply> {
  const enhanced = await findCurrentAssessment(db, userId, 'enhanced');
  return presentAssessment(enhanced, await findCurrentAssessment(db, userId, 'basic'));
}

/** Scores the letters, stores the result beside the earlier ones, and matches anew, all or nothing. */
export async function finishEnhancedAssessment(
  { db, clock, facts }: Context,
  userId: number,
  answers: EnhancedAnswers,
): Promise<AssessmentReply> {
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
    await refreshMatches(tx, facts, userId, await getVeteranRecord(tx, userId));
    return currentAssessment(tx, userId);
  });
}
