import { asc, eq } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { matchReports } from '#server/platform/database/schema/matches.ts';

/** One report a match: a match has one owner, and what they said last counts. */
export async function upsertReport(tx: Tx, report: typeof matchReports.$inferInsert): Promise<void> {
  await tx
    .insert(matchReports)
    .values(report)
    .onConflictDoUpdate({
      target: matchReports.jobMatchId,
      set: fromInsert('reason', 'createdAt'),
    });
}

export async function listReportRows(
  db: Query,
  userId: number,
): Promise<(typeof matchReports.$inferSelect)[]> {
  return db.select().from(matchReports).where(eq(matchReports.userId, userId)).orderBy(asc(matchReports.id));
}
