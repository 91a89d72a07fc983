import { matchOccupations, matchVeteran } from '#career/matching/match-veteran.ts';
import type { Matching } from '#career/matching/matching.ts';
import type { VeteranRecord } from '#career/service.ts';
import { findStrengths } from '#server/areas/assessment/strengths.service.ts';
import { saysEnoughToMatch } from '#server/areas/profile/veteran-record.service.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { listAddedRows, updateAdded } from './added.store.ts';
import { storeAdvice } from './advice.service.ts';
import { rowOfMatch } from './matches.present.ts';
import { deleteUnusedMatches, listRecommendedCodes, upsertRecommended } from './matches.store.ts';

/**
 * Matches a person anew and stores the outcome. A title that is suggested again keeps its row, and so its id, its
 * selection, its resume and its application; one that is no longer suggested goes, unless something hangs on it:
 * then it stays, with its figures made new. Titles added by hand stay in any case, and are not suggested beside
 * themselves.
 *
 * Nothing happens while neither record nor assessment says anything titles could be found from.
 */
export async function refreshMatches(
  tx: Tx,
  matching: Matching,
  userId: number,
  record: VeteranRecord,
): Promise<void> {
  const strengths = await findStrengths(tx, userId);
  if (!strengths && !saysEnoughToMatch(record)) return;
  await lockPerson(tx, userId);
  const added = await listAddedRows(tx, userId);
  const addedCodes = new Set(added.map((row) => row.onetSocCode));
  const suggested = matchVeteran(record, strengths, matching).filter(
    (match) => !addedCodes.has(match.onetSocCode),
  );
  const codes = new Set(suggested.map((match) => match.onetSocCode));
  const outdated = (await listRecommendedCodes(tx, userId)).filter((code) => !codes.has(code));
  const removed = new Set(await deleteUnusedMatches(tx, userId, outdated));
  const kept = outdated.filter((code) => !removed.has(code));
  const byHand = matchOccupations([...kept, ...addedCodes], record, strengths, matching);
  const storable = [...suggested, ...byHand.filter((match) => !addedCodes.has(match.onetSocCode))];
  const stored = await upsertRecommended(
    tx,
    storable.map((match) => rowOfMatch(userId, match)),
  );
  const figures = new Map(byHand.map((match) => [match.onetSocCode, match]));
  const renewed = added.flatMap(({ id, onetSocCode }) => {
    const match = figures.get(onetSocCode);
    return match ? [{ ...rowOfMatch(userId, match), id, onetSocCode }] : [];
  });
  await updateAdded(tx, renewed);
  await storeAdvice(tx, matching, record, [...stored, ...renewed]);
}
