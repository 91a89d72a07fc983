import type { Training } from '#career/matching/training.ts';
import { findTrainingEffects } from '#career/matching/what-if.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';

/** What a training would change about the person's matches. Nothing is stored. Throws not-found for an unknown certificate. */
export async function effectsOfTraining({ db, matching }: Context, userId: number, training: Training) {
  const record = await getVeteranRecord(db.query, userId);
  const strengths = await findStrengths(db.query, userId);
  const effects = findTrainingEffects(training, record, strengths, matching);
  if (effects === undefined) throw notFound('This certificate');
  return { effects: effects.map((effect) => ({ ...effect, closes: [...effect.closes] })) };
}
