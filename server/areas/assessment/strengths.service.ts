import type { DomainScores } from '#career/assessment/domains.ts';
import type { Query } from '#server/platform/database/database.ts';
import { scoresOf } from './assessment.present.ts';
import { findCurrentAssessment } from './assessment.store.ts';

/** The eight scores that matching reads: the enhanced assessment's, else the basic one's estimate, else null. */
export async function findStrengths(db: Query, userId: number): Promise<DomainScores | null> {
  const enhanced = await findCurrentAssessment(db, userId, 'enhanced');
  const taken = enhanced ?? (await findCurrentAssessment(db, userId, 'basic'));
  return taken ? scoresOf(taken) : null;
}
