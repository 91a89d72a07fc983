import { type JobMatchReply, MATCH_ORIGINS } from '#contract/matches.ts';
import { noteMilestone } from '#server/areas/onboarding/onboarding.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { presentMatch } from './matches.present.ts';
import { findMatch, listMatchRows, setHasResume, setSelected } from './matches.store.ts';

export { hasMatch } from './matches.store.ts';

/** One's own suggested titles, best first. */
export async function listOwnMatches({ db }: Context, userId: number): Promise<JobMatchReply[]> {
  return (await listMatchRows(db.query, userId)).map(presentMatch);
}

/** Every match, those made for a posting included. */
export async function listAllOwnMatches({ db }: Context, userId: number): Promise<JobMatchReply[]> {
  return (await listMatchRows(db.query, userId, MATCH_ORIGINS)).map(presentMatch);
}

/** One match; throws not-found when it is missing or someone else's. */
export async function getOwnMatch(db: Query, userId: number, id: number): Promise<JobMatchReply> {
  const row = await findMatch(db, userId, id);
  if (!row) throw notFound('This job match');
  return presentMatch(row);
}

export async function selectMatch(
  { db }: Context,
  userId: number,
  id: number,
  isSelected: boolean,
): Promise<JobMatchReply> {
  return db.transaction(async (tx) => {
    const row = await setSelected(tx, userId, id, isSelected);
    if (!row) throw notFound('This job match');
    if (isSelected) await noteMilestone(tx, userId);
    return presentMatch(row);
  });
}

/** Marks whether a match has a resume; the resumes area calls it with each creation and deletion. */
export async function markResume(tx: Tx, userId: number, id: number, hasResume: boolean): Promise<void> {
  await setHasResume(tx, userId, id, hasResume);
}
