import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { findMatch } from './matches.store.ts';
import { listReportRows, upsertReport } from './report.store.ts';

/** Keeps what a person says is wrong with one of their matches. The match stays; whoever runs the site reads it. */
export async function reportMatch(
  { db, clock }: Context,
  userId: number,
  jobMatchId: number,
  reason: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const match = await findMatch(tx, userId, jobMatchId);
    if (!match) throw notFound('This job match');
    const { jobTitle, onetSocCode } = match;
    await upsertReport(tx, { userId, jobMatchId, jobTitle, onetSocCode, reason, createdAt: clock.now() });
  });
}

/** Every report a person has sent, for the export of their data. */
export function listOwnReports({ db }: Context, userId: number) {
  return listReportRows(db.query, userId);
}
