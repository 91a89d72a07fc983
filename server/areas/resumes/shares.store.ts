import { and, eq, sql } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { resumeShares } from '#server/platform/database/schema/resumes.ts';

export type ShareRow = typeof resumeShares.$inferSelect;

const owned = (userId: number, resumeId: number) =>
  and(eq(resumeShares.resumeId, resumeId), eq(resumeShares.userId, userId));

export async function findShare(db: Query, userId: number, resumeId: number): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(resumeShares).where(owned(userId, resumeId)).limit(1);
  return row;
}

/** The links a person has made. */
export function listShares(db: Query, userId: number): Promise<ShareRow[]> {
  return db.select().from(resumeShares).where(eq(resumeShares.userId, userId)).limit(LIMITS.listMax);
}

/** By what is stored of the token in the link. Anyone may hold it: there is no owner to ask for. */
export async function findShareByToken(db: Query, tokenHash: string): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(resumeShares).where(eq(resumeShares.tokenHash, tokenHash)).limit(1);
  return row;
}

/** Stores a link; the one before it is gone, with its password and its count of wrong ones. Of two at once the later stays. */
export async function replaceShare(tx: Tx, row: typeof resumeShares.$inferInsert): Promise<void> {
  const anew = { ...row, failedAttempts: 0, pausedUntil: null };
  await tx
    .insert(resumeShares)
    .values(anew)
    .onConflictDoUpdate({
      target: resumeShares.resumeId,
      set: anew,
      setWhere: eq(resumeShares.userId, row.userId),
    });
}

export async function deleteShare(db: Query, userId: number, resumeId: number): Promise<void> {
  await db.delete(resumeShares).where(owned(userId, resumeId));
}

/**
 * Counts one try before it is looked at, in one statement, so that many at once are all counted. False when the
 * tries are used up; the last of them begins the pause. After a pause the count begins anew.
 */
export async function takeAttempt(
  db: Query,
  tokenHash: string,
  now: Date,
  limit: { attempts: number; pauseUntil: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const until = limit.pauseUntil.toISOString();
  const pauseIsOver = sql`${resumeShares.pausedUntil} <= ${at}`;
  const count = sql`case when ${pauseIsOver} then 1 else ${resumeShares.failedAttempts} + 1 end`;
  const rows = await db
    .update(resumeShares)
    .set({
      failedAttempts: count,
      pausedUntil: sql`case when ${count} >= ${limit.attempts} then ${until}::timestamptz end`,
    })
    .where(
      and(
        eq(resumeShares.tokenHash, tokenHash),
        sql`(${resumeShares.pausedUntil} is null or ${pauseIsOver})`,
      ),
    )
    .returning({ resumeId: resumeShares.resumeId });
  return rows.length > 0;
}

/** A right password: the wrong ones before it no longer count. */
export async function clearAttempts(db: Query, tokenHash: string): Promise<void> {
  await db
    .update(resumeShares)
    .set({ failedAttempts: 0, pausedUntil: null })
    .where(eq(resumeShares.tokenHash, tokenHash));
}
