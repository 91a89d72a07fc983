import { and, asc, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { users } from '#server/platform/database/schema/users.ts';

export type MatchRow = typeof jobMatches.$inferSelect;
export type NewMatch = typeof jobMatches.$inferInsert;

const owned = (userId: number, id: number) => and(eq(jobMatches.id, id), eq(jobMatches.userId, userId));

/** Best first: what a counselor would readily suggest before what is a stretch. A match without detail is a stretch. */
const isStrong = sql`coalesce(${jobMatches.detail} ->> 'fit', '') = 'strong'`;

const matchesStatement = prepared('matches', (db) =>
  db
    .select()
    .from(jobMatches)
    .where(
      and(
        eq(jobMatches.userId, sql.placeholder('userId')),
        sql`${jobMatches.origin} = any(${sql.placeholder('origins')}::text[])`,
      ),
    )
    .orderBy(desc(isStrong), desc(jobMatches.relevanceScore), asc(jobMatches.id))
    .limit(LIMITS.listMax),
);

/** Everything but the matches made for a posting, which have their resume instead of a place in the list. */
export async function listMatchRows(
  db: Query,
  userId: number,
  origins: readonly MatchRow['origin'][] = ['recommended', 'added'],
): Promise<MatchRow[]> {
  return matchesStatement(db).execute({ userId, origins: `{${origins.join()}}` });
}

export async function findMatch(db: Query, userId: number, id: number): Promise<MatchRow | undefined> {
  const [row] = await db.select().from(jobMatches).where(owned(userId, id)).limit(1);
  return row;
}

/** The occupation of a match, null where it fits none that is known; undefined when there is no such match of theirs. */
export async function findMatchCode(
  db: Query,
  userId: number,
  id: number,
): Promise<{ onetSocCode: string | null } | undefined> {
  const [row] = await db
    .select({ onetSocCode: jobMatches.onetSocCode })
    .from(jobMatches)
    .where(owned(userId, id))
    .limit(1);
  return row;
}

/** Whether the match is there and this person's. */
export async function hasMatch(db: Query, userId: number, id: number): Promise<boolean> {
  return (await db.$count(jobMatches, owned(userId, id))) > 0;
}

export async function setSelected(
  tx: Tx,
  userId: number,
  id: number,
  isSelected: boolean,
): Promise<MatchRow | undefined> {
  const [row] = await tx.update(jobMatches).set({ isSelected }).where(owned(userId, id)).returning();
  if (row && isSelected) await tx.update(users).set({ hasSelectedJobs: true }).where(eq(users.id, userId));
  return row;
}

export async function setHasResume(tx: Tx, userId: number, id: number, hasResume: boolean): Promise<void> {
  await tx.update(jobMatches).set({ hasGeneratedResume: hasResume }).where(owned(userId, id));
}

/** The occupations of the recommended matches that are there now. */
export async function listRecommendedCodes(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx
    .select({ onetSocCode: jobMatches.onetSocCode })
    .from(jobMatches)
    .where(and(eq(jobMatches.userId, userId), eq(jobMatches.origin, 'recommended')));
  return rows.flatMap((row) => row.onetSocCode ?? []);
}

/**
 * Removes recommended matches that nobody relies on: neither selected, nor with a resume, nor with an application.
 * Gives the occupations removed.
 */
export async function deleteUnusedMatches(tx: Tx, userId: number, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await tx
    .delete(jobMatches)
    .where(
      and(
        eq(jobMatches.userId, userId),
        eq(jobMatches.origin, 'recommended'),
        inArray(jobMatches.onetSocCode, codes),
        eq(jobMatches.isSelected, false),
        notExists(tx.select({ id: resumes.id }).from(resumes).where(eq(resumes.jobMatchId, jobMatches.id))),
        notExists(
          tx
            .select({ id: applications.id })
            .from(applications)
            .where(eq(applications.jobMatchId, jobMatches.id)),
        ),
      ),
    )
    .returning({ onetSocCode: jobMatches.onetSocCode });
  return rows.flatMap((row) => row.onetSocCode ?? []);
}

/** What a new matching changes of a row; its id, selection and what hangs on it stay. */
export const MADE_NEW = fromInsert(
  'jobTitle',
  'relevanceScore',
  'description',
  'skills',
  'growthPotential',
  'militarySkillAlignment',
  'workplaceEnvironment',
  'industryCategory',
  'strengthsAlignment',
  'detail',
);

/** Stores recommended matches; one that is there already keeps its id, its selection and what hangs on it. */
export async function upsertRecommended(tx: Tx, rows: NewMatch[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(jobMatches)
    .values(rows)
    .onConflictDoUpdate({
      target: [jobMatches.userId, jobMatches.onetSocCode],
      targetWhere: sql`${jobMatches.origin} = 'recommended'`,
      set: MADE_NEW,
    });
}

export async function insertMatch(tx: Tx, row: NewMatch): Promise<MatchRow> {
  const [inserted] = await tx.insert(jobMatches).values(row).returning();
  if (!inserted) throw new Error('The match was not stored');
  return inserted;
}
