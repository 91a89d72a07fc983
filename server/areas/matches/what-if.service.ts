import { setImmediate } from 'node:timers/promises';
import { certifications } from '#career/certifications/catalogue.ts';
import type { Training } from '#career/matching/education.ts';
import { matchVeteran } from '#career/matching/match-veteran.ts';
import { findTrainingEffects } from '#career/matching/what-if.ts';
import {
  mostChanging,
  openToday,
  type WeighedTraining,
  weighTrainings,
} from '#career/matching/what-if-best.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';

/** What a training would change about the person's matches. Nothing is stored. Throws not-found for an unknown certificate. */
export async function effectsOfTraining(
  { db, clock, matching }: Context,
  userId: number,
  training: Training,
) {
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const strengths = await findStrengths(db.query, userId);
  const effects = findTrainingEffects(training, record, strengths, matching);
  if (effects === undefined) throw notFound('This certificate');
  return { effects: effects.map((effect) => ({ ...effect, closes: [...effect.closes] })) };
}

/** The trainings that would change most about the person's matches. Nothing is stored. */
export async function bestTrainings({ db, clock, matching }: Context, userId: number) {
  const record = await getVeteranRecord(db.query, userId, clock.now());
  const strengths = await findStrengths(db.query, userId);
  const listed = matchVeteran(record, strengths, matching);
  await setImmediate();
  const weighed: WeighedTraining[] = [];
  for (const training of weighTrainings(record, strengths, matching, listed)) {
    weighed.push(training);
    // Forty trainings take a quarter of a second; others have their turn after each.
    await setImmediate();
  }
  return {
    today: openToday(listed),
    trainings: mostChanging(weighed).map(({ name, takes, costs, titles }) => ({
      name,
      takes,
      costs,
      titles: titles.map((title) => ({ ...title })),
    })),
  };
}

/** The certificates that can be tried, by id and name, in the order of their names. */
export function certificateNames(): { id: string; name: string }[] {
  return certifications()
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
