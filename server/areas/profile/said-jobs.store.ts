import { and, asc, eq } from 'drizzle-orm';
import type { SaidJob } from '#career/record/review-terms.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { recordJobs } from '#server/platform/database/schema/record.ts';

export type SaidJobRow = typeof recordJobs.$inferSelect;

/** What a person said of their jobs, oldest first. */
export function listSaidJobs(db: Query, userId: number): Promise<SaidJobRow[]> {
  return db
    .select()
    .from(recordJobs)
    .where(eq(recordJobs.userId, userId))
    .orderBy(asc(recordJobs.id))
    .limit(LIMITS.recordJobsMax);
}

export async function insertSaidJob(tx: Tx, userId: number, job: SaidJob, updatedAt: Date): Promise<void> {
  await tx.insert(recordJobs).values({ ...job, userId, updatedAt });
}

/** Says something else of a job of one's own; gives whether there was one. */
export async function updateSaidJob(
  tx: Tx,
  userId: number,
  id: number,
  job: SaidJob,
  updatedAt: Date,
): Promise<boolean> {
  const rows = await tx
    .update(recordJobs)
    .set({ ...job, updatedAt })
    .where(and(eq(recordJobs.userId, userId), eq(recordJobs.id, id)))
    .returning({ id: recordJobs.id });
  return rows.length > 0;
}

/** Forgets what was said of a job; gives whether there was anything. */
export async function deleteSaidJob(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(recordJobs)
    .where(and(eq(recordJobs.userId, userId), eq(recordJobs.id, id)))
    .returning({ id: recordJobs.id });
  return rows.length > 0;
}
