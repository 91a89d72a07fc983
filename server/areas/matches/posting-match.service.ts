import { matchPosting } from '#career/matching/match-posting.ts';
import { matchOccupation } from '#career/matching/match-veteran.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { presentMatch, rowOfMatch } from './matches.present.ts';
import { insertMatch, type NewMatch } from './matches.store.ts';

/**
 * The match for a posting the veteran brought. It carries the posting's title and company, and the figures of
 * the nearest occupation; when none is near enough it has no figures, and a relevance of 0 because none was found.
 */
export async function matchOfPosting(
  { db, matching }: Context,
  userId: number,
  record: VeteranRecord,
  posting: { jobTitle: string; company: string; description: string },
): Promise<NewMatch> {
  const { jobTitle, company, description } = posting;
  const nearest = matchPosting({ title: jobTitle, description }, matching);
  const strengths = await findStrengths(db.query, userId);
  const match = nearest ? matchOccupation(nearest.onetSocCode, record, strengths, matching) : null;
  const figures = match ? rowOfMatch(userId, match) : { userId, relevanceScore: 0 };
  return { ...figures, jobTitle, company, origin: 'posting' };
}

/** Stores it. */
export async function addPostingMatch(tx: Tx, match: NewMatch): Promise<JobMatchReply> {
  return presentMatch(await insertMatch(tx, match));
}
