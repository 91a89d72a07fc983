import { and, count, eq, inArray, notExists } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { MADE_NEW, type MatchRow, type NewMatch } from './matches.store.ts';

const addedBy = (userId: number) => and(eq(jobMatches.userId, userId), eq(jobMatches.origin, 'added'));

/** The titles a person added, each with its occupation. */
export async function listAddedRows(tx: Tx, userId: number): Promise<{ id: number; onetSocCode: string }[]> {
  const rows = await tx
    .select({ id: jobMatches.id, onetSocCode: jobMatches.onetSocCode })
    .from(jobMatches)
    .where(addedBy(userId));
  return rows.flatMap(({ id, onetSocCode }) => (onetSocCode === null ? [] : [{ id, onetSocCode }]));
}

export async function countAdded(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(jobMatches).where(addedBy(userId));
  return row?.rows ?? 0;
}

/** The listed match of an occupation, whether it was suggested or added. */
export async function findListed(
  db: Query,
  userId: number,
  onetSocCode: string,
): Promise<MatchRow | undefined> {
  const [row] = await db
    .select()
    .from(jobMatches)
    .where(
      and(
        eq(jobMatches.userId, userId),
        eq(jobMatches.onetSocCode, onetSocCode),
        inArray(jobMatches.origin, ['recommended', 'added']),
      ),
    )
    .limit(1);
  return row;
}

/** Writes new figures into added titles, found by their ids in one statement. */
export async function updateAdded(tx: Tx, rows: (NewMatch & { id: number })[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(jobMatches)
    .values(rows.map((row) => ({ ...row, origin: 'added' as const })))
    .onConflictDoUpdate({ target: jobMatches.id, set: MADE_NEW });
}

/** Removes an added title that no resume or application stands on; says whether there was one. */
export async function deleteAdded(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(jobMatches)
    .where(
      and(
        addedBy(userId),
        eq(jobMatches.id, id),
        notExists(tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.jobMatchId, jobMatches.id))),
        notExists(
          tx
            .select({ id: applications.id })
            .from(applications)
            .where(eq(applications.jobMatchId, jobMatches.id)),
        ),
      ),
    )
    .returning({ id: jobMatches.id });
  return rows.length > 0;
}
