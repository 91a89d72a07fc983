import { and, asc, eq, isNull } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { jobListings, jobReports } from '#server/platform/database/schema/jobs.ts';
import { users } from '#server/platform/database/schema/users.ts';

/** One report a person and listing: what they said last counts, and opens it again. */
export async function upsertReport(
  db: Query,
  row: Required<Omit<typeof jobReports.$inferInsert, 'id' | 'closedAt'>>,
): Promise<void> {
  await db
    .insert(jobReports)
    .values(row)
    .onConflictDoUpdate({
      target: [jobReports.jobListingId, jobReports.userId],
      set: { ...fromInsert('reason', 'createdAt'), closedAt: null },
    });
}

/** How many reports are open. */
export const countOpenReports = (db: Query): Promise<number> =>
  db.$count(jobReports, isNull(jobReports.closedAt));

const oldestFirst = keyset('asc', jobReports.id);

/** Open reports, oldest first; with `after`, those behind that one. */
export function listOpenReports(db: Query, after: number | undefined, limit: number) {
  return db
    .select({
      id: jobReports.id,
      reason: jobReports.reason,
      createdAt: jobReports.createdAt,
      reporter: users.username,
      listing: {
        id: jobListings.id,
        title: jobListings.title,
        company: jobListings.company,
        url: jobListings.url,
      },
    })
    .from(jobReports)
    .innerJoin(jobListings, eq(jobListings.id, jobReports.jobListingId))
    .innerJoin(users, eq(users.id, jobReports.userId))
    .where(and(isNull(jobReports.closedAt), oldestFirst.behind(after)))
    .orderBy(...oldestFirst.order)
    .limit(limit);
}

/** Closes an open report; the title of its listing, or undefined when there was none to close. */
export async function closeReportRow(tx: Tx, id: number, closedAt: Date): Promise<string | undefined> {
  const [row] = await tx
    .update(jobReports)
    .set({ closedAt })
    .where(and(eq(jobReports.id, id), isNull(jobReports.closedAt)))
    .returning({ jobListingId: jobReports.jobListingId });
  if (!row) return undefined;
  const { title } = jobListings;
  const [listing] = await tx.select({ title }).from(jobListings).where(eq(jobListings.id, row.jobListingId));
  return listing?.title;
}

/** Every report a person has sent about a listing that is still on the board. */
export function listReportsOf(db: Query, userId: number) {
  return db
    .select({ title: jobListings.title, reason: jobReports.reason, createdAt: jobReports.createdAt })
    .from(jobReports)
    .innerJoin(jobListings, eq(jobListings.id, jobReports.jobListingId))
    .where(eq(jobReports.userId, userId))
    .orderBy(asc(jobReports.id))
    .limit(LIMITS.listMax);
}
