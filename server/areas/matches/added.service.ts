import { matchOccupation } from '#career/matching/match-veteran.ts';
import { LIMITS } from '#contract/limits.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { CivilianOccupationReply } from '#contract/occupations.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context } from '#server/platform/context.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { countAdded, deleteAdded, findListed } from './added.store.ts';
import { presentMatch, rowOfMatch } from './matches.present.ts';
import { findMatch, insertMatch } from './matches.store.ts';

/** Civilian occupations for what somebody has typed. */
export function suggestOccupations({ matching }: Context, query: string): CivilianOccupationReply[] {
  return matching.facts.finder.find(query).map(({ onetSocCode, title, onetTitle }) => ({
    onetSocCode,
    title,
    onetTitle,
  }));
}

/**
 * Adds a title by its occupation, or gives the one that is in the list already. Refuses a code that names no civilian
 * occupation, and one title more than the limit.
 */
export async function addMatch(
  { db, clock, matching }: Context,
  userId: number,
  onetSocCode: string,
): Promise<JobMatchReply> {
  const occupation = matching.facts.occupationByCode.get(onetSocCode);
  if (occupation === undefined)
    throw invalidField('onetSocCode', 'We don’t know an occupation with this code');
  if (!occupation.civilian) throw invalidField('onetSocCode', 'This work only exists in uniform');
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const listed = await findListed(tx, userId, onetSocCode);
    if (listed) return presentMatch(listed);
    if ((await countAdded(tx, userId)) >= LIMITS.addedTitlesMax) {
      const message = `You’ve added ${LIMITS.addedTitlesMax} titles, the most you can have. Remove one first.`;
      throw new Refusal('conflict', message);
    }
    const record = await getVeteranRecord(tx, userId, clock.now());
    const match = matchOccupation(onetSocCode, record, await findStrengths(tx, userId), matching);
    if (!match) throw new Error('A civilian occupation has no match');
    return presentMatch(await insertMatch(tx, { ...rowOfMatch(userId, match), origin: 'added' }));
  });
}

/** Removes a title that was added by hand. One that we suggested, or that something stands on, stays. */
export async function removeAddedMatch({ db }: Context, userId: number, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const row = await findMatch(tx, userId, id);
    if (!row) throw notFound('This job match');
    if (row.origin !== 'added')
      throw new Refusal('conflict', 'You can only remove titles you added yourself.');
    if (await deleteAdded(tx, userId, id)) return;
    const message = 'This title has a resume or an application. Delete that first.';
    throw new Refusal('conflict', message);
  });
}
