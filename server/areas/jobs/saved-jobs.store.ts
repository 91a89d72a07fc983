import { and, desc, eq } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { jobListings, savedJobs } from '#server/platform/database/schema/jobs.ts';

export async function insertSaved(tx: Tx, row: typeof savedJobs.$inferInsert): Promise<void> {
  await tx.insert(savedJobs).values(row).onConflictDoNothing();
}

export async function deleteSaved(tx: Tx, userId: number, jobListingId: number): Promise<void> {
  await tx
    .delete(savedJobs)
    .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobListingId, jobListingId)));
}

/** The listings a person has saved, counted so that two at once cannot pass the limit together. */
export async function countSaved(tx: Tx, userId: number): Promise<number> {
  await lockPerson(tx, userId);
  return tx.$count(savedJobs, eq(savedJobs.userId, userId));
}

/** Every listing a person has saved, the one saved last first. */
export function listSavedRows(db: Query, userId: number) {
  return db
    .select({
      id: jobListings.id,
      title: jobListings.title,
      company: jobListings.company,
      url: jobListings.url,
      savedAt: savedJobs.savedAt,
    })
    .from(savedJobs)
    .innerJoin(jobListings, eq(jobListings.id, savedJobs.jobListingId))
    .where(eq(savedJobs.userId, userId))
    .orderBy(desc(savedJobs.savedAt), desc(jobListings.id))
    .limit(LIMITS.savedJobsMax);
}
