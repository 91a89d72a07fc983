import { isDeepStrictEqual } from 'node:util';
import type { DomainScores } from '#career/assessment/domains.ts';
import { matchOccupations, matchVeteran } from '#career/matching/match-veteran.ts';
import type { Matching } from '#career/matching/matching.ts';
import type { TitleMatch } from '#career/matching/title-match.ts';
import type { VeteranRecord } from '#career/service.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import { saysEnoughToMatch } from '#server/areas/profile/veteran-record.service.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { listAddedRows, updateAdded } from './added.store.ts';
import { rowOfMatch } from './matches.present.ts';
import { deleteUnusedMatches, listRecommendedCodes, upsertRecommended } from './matches.store.ts';

/** What matching finds for a record, and what it was found from. */
export interface Found {
  readonly record: VeteranRecord;
  readonly strengths: DomainScores | null;
  readonly suggested: readonly TitleMatch[];
}

function find(matching: Matching, record: VeteranRecord, strengths: DomainScores | null): Found {
  return { record, strengths, suggested: matchVeteran(record, strengths, matching) };
}

/**
 * Matches a record that is about to be stored, so that the transaction which stores it needn't: matching takes tens of
 * milliseconds, in which it would hold the person's row, and the one connection of the embedded database. Undefined where
 * there is nothing to match.
 */
export async function matchAhead(
  db: Query,
  matching: Matching,
  userId: number,
  record: VeteranRecord,
): Promise<Found | undefined> {
  const strengths = await findStrengths(db, userId);
  return strengths || saysEnoughToMatch(record) ? find(matching, record, strengths) : undefined;
}

/**
 * Matches a person anew and stores the outcome. A title that is suggested again keeps its row, and so its id, its
 * selection, its resume and its application; one that is no longer suggested goes, unless something hangs on it:
 * then it stays, with its figures made new. Titles added by hand stay in any case, and are not suggested beside
 * themselves.
 *
 * Nothing happens while neither record nor assessment says anything titles could be found from. What was found `ahead`
 * counts only where it was found from this very record and assessment: another save may have come between.
 */
export async function refreshMatches(
  tx: Tx,
  matching: Matching,
  userId: number,
  record: VeteranRecord,
  ahead?: Found,
): Promise<void> {
  const strengths = await findStrengths(tx, userId);
  if (!strengths && !saysEnoughToMatch(record)) return;
  await lockPerson(tx, userId);
  const added = await listAddedRows(tx, userId);
  const addedCodes = new Set(added.map((row) => row.onetSocCode));
  const isOfThis =
    ahead && isDeepStrictEqual(ahead.record, record) && isDeepStrictEqual(ahead.strengths, strengths);
  const found = isOfThis ? ahead : find(matching, record, strengths);
  const suggested = found.suggested.filter((match) => !addedCodes.has(match.onetSocCode));
  const codes = new Set(suggested.map((match) => match.onetSocCode));
  const outdated = (await listRecommendedCodes(tx, userId)).filter((code) => !codes.has(code));
  const removed = new Set(await deleteUnusedMatches(tx, userId, outdated));
  const kept = outdated.filter((code) => !removed.has(code));
  const byHand = matchOccupations([...kept, ...addedCodes], record, strengths, matching);
  const storable = [...suggested, ...byHand.filter((match) => !addedCodes.has(match.onetSocCode))];
  await upsertRecommended(
    tx,
    storable.map((match) => rowOfMatch(userId, match)),
  );
  const figures = new Map(byHand.map((match) => [match.onetSocCode, match]));
  const renewed = added.flatMap(({ id, onetSocCode }) => {
    const match = figures.get(onetSocCode);
    return match ? [{ ...rowOfMatch(userId, match), id }] : [];
  });
  await updateAdded(tx, renewed);
}
