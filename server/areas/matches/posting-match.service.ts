import { matchPosting } from '#career/matching/match-posting.ts';
import { matchOccupation } from '#career/matching/match-veteran.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { presentMatch, rowOfMatch } from './matches.present.ts';
import { insertMatch } from './matches.store.ts';

/**
 * Makes a match for a posting the veteran brought. It carries the posting's title and company, and the figures of
 * the nearest occupation; when none is near enough it has no figures, and a relevance of 0 because none was found.
 */
export async function addPostingMatch(
  { matching }: Context,
  tx: Tx,
  userId: number,
  record: VeteranRecord,
  posting: { jobTitle: string; company: string; description: string },
): Promise<JobMatchReply> {
  const { jobTitle, company, description } = posting;
  const nearest = matchPosting({ title: jobTitle, description }, matching);
  const strengths = await findStrengths(tx, userId);
  const match = nearest ? matchOccupation(nearest.onetSocCode, record, strengths, matching) : null;
  const figures = match ? rowOfMatch(userId, match) : { userId, relevanceScore: 0 };
  return presentMatch(await insertMatch(tx, { ...figures, jobTitle, company, origin: 'posting' }));
}
