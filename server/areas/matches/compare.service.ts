import type { JobMatchReply, SourceReply } from '#contract/matches.ts';
import type { Context } from '#server/platform/context.ts';
import { getOwnMatch } from './matches.service.ts';

/** Sources of pay, outlook and preparation; each AI measure names its own. */
const FIGURE_SOURCES = ['oews-2025', 'bls-ep-2024-34', 'onet-29.3'];

/** Matches of the person in the order named, with the sources of their figures. Throws not-found if one is missing. */
export async function compareMatches(
  { db, matching }: Context,
  userId: number,
  ids: readonly number[],
): Promise<{ matches: JobMatchReply[]; sources: SourceReply[] }> {
  const matches = await Promise.all(ids.map((id) => getOwnMatch(db.query, userId, id)));
  const measures = matches.flatMap(({ detail }) => detail?.aiExposure.measures ?? []);
  const named = new Set([...FIGURE_SOURCES, ...measures.map(({ sourceId }) => sourceId)]);
  const sources = [...named].flatMap((id) => matching.facts.sources.get(id) ?? []);
  return { matches, sources: sources.map(({ label, version, date }) => ({ label, version, date })) };
}
