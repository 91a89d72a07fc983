import { DAY_MS } from '#career/durations.ts';
import { fittingCodes } from '#career/matching/fit-posting.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { listJobs } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { recordFromListing } from '#server/areas/applications/applications.service.ts';
import { listSelectedTitles } from '#server/areas/matches/selected-titles.service.ts';
import { listOwnResumes } from '#server/areas/resumes/resumes.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { presentListed } from './jobs.present.ts';
import { findJob, listJobPage, listSourceRows } from './jobs.store.ts';
import { listReportsOf, upsertReport } from './reports.store.ts';
import { countSaved, deleteSaved, insertSaved, listSavedRows } from './saved-jobs.store.ts';

export { hasJob } from './jobs.store.ts';

/** A page of the board: what fits a selected title first, then the newest. */
export async function listBoard(
  { db, clock }: Context,
  userId: number,
  { withinDays, ...query }: ParsedOf<typeof listJobs, 'query'>,
) {
  const selected = await listSelectedTitles(db.query, userId);
  const since =
    withinDays === undefined
      ? undefined
      : new Date(clock.now().getTime() - withinDays * DAY_MS).toISOString().slice(0, 10);
  const { search, location, remote, source, fits, saved, after, limit } = query;
  const page = { search, location, remote, source, fits, saved, after, limit, since };
  const rows = await listJobPage(db.query, userId, { ...page, fitting: fittingCodes(selected) });
  if (rows === null) throw new Refusal('conflict', 'The list has changed. Please reload it.');
  return rows.map((row) => presentListed(row, selected));
}

export function listBoardSources({ db }: Context): Promise<string[]> {
  return listSourceRows(db.query);
}

/** One listing as its reader sees it; throws not-found when it is not on the board. */
export async function getListing(db: Query, userId: number, id: number) {
  const row = await findJob(db, userId, id);
  if (!row) throw notFound('This job listing');
  return presentListed(row, await listSelectedTitles(db, userId));
}

export async function saveListing({ db, clock }: Context, userId: number, id: number, isSaved: boolean) {
  return db.transaction(async (tx) => {
    const listing = await getListing(tx, userId, id);
    if (listing.isSaved === isSaved) return listing;
    if (isSaved && (await countSaved(tx, userId)) >= LIMITS.savedJobsMax) {
      const message = `You can save up to ${LIMITS.savedJobsMax} jobs. Remove one you don’t need first.`;
      throw new Refusal('not-allowed', message);
    }
    if (isSaved) await insertSaved(tx, { userId, jobListingId: id, savedAt: clock.now() });
    else await deleteSaved(tx, userId, id);
    return { ...listing, isSaved };
  });
}

/**
 * Records an application for a listing, linked to the selected title it fits and that title's newest resume. Asked
 * twice, even at once, it records one.
 */
export async function applyForListing(context: Context, userId: number, id: number, appliedDate: string) {
  const { title, company, location, salaryRange, url, fit } = await getListing(context.db.query, userId, id);
  const jobMatchId = fit?.jobMatchId ?? null;
  const resumes = jobMatchId === null ? [] : await listOwnResumes(context, userId);
  return recordFromListing(context, userId, id, {
    jobTitle: title,
    company,
    location,
    salary: salaryRange,
    status: 'applied',
    appliedDate,
    jobMatchId,
    resumeId: resumes.find((resume) => resume.jobMatchId === jobMatchId)?.id ?? null,
    notes: `Applied through the posting at ${url}`,
  });
}

/** Keeps what a person says is wrong with a listing, for the administrators. */
export async function reportListing(
  { db, clock }: Context,
  userId: number,
  id: number,
  reason: string,
): Promise<void> {
  await getListing(db.query, userId, id);
  await upsertReport(db.query, { userId, jobListingId: id, reason, createdAt: clock.now() });
}

/** The listings a person has saved, for the export of their data. */
export async function listOwnSavedJobs({ db }: Context, userId: number) {
  return listSavedRows(db.query, userId);
}

/** The reports a person has sent about listings, for the export of their data. */
export async function listOwnJobReports({ db }: Context, userId: number) {
  return listReportsOf(db.query, userId);
}
