import { matchPosting } from '#career/matching/match-posting.ts';
import { mapped } from '#career/steps.ts';
import type { InputOf, ReplyOf } from '#contract/endpoint.ts';
import type { importJobs, JobImportPreview, JobListingBody, previewJobImport } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import type { Context } from '#server/platform/context.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { inSlices } from '#server/platform/threads/in-slices.ts';
import { type ReadImport, readImportSteps } from './import/read-import.ts';
import { getListing } from './jobs.service.ts';
import {
  countKnown,
  deleteListing,
  insertListing,
  type NewListing,
  updateListing,
  upsertListings,
} from './listings.store.ts';
import { closeReportRow, countOpenReports, listOpenReports } from './reports.store.ts';

type ImportFile = InputOf<typeof previewJobImport, 'body'>;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
/** As much of it as an entry of the audit log holds. */
function subjectOf({ title, company }: { title: string; company: string }): string {
  const whole = `${title} at ${company}`;
  return whole.length <= 200 ? whole : `${whole.slice(0, 199)}…`;
}

/** A listing as it is stored, with the occupation it is nearest to. */
function rowOf({ matching }: Context, listing: JobListingBody, now: Date): NewListing {
  const { location, salaryRange, postedAt, ...rest } = listing;
  return {
    ...rest,
    location: location ?? null,
    salaryRange: salaryRange ?? null,
    postedAt: postedAt ?? null,
    listedOn: postedAt ?? dayOf(now),
    checkedAt: now,
    onetSocCode: matchPosting(listing, matching)?.onetSocCode ?? null,
    createdAt: now,
    updatedAt: now,
  };
}

function addressTaken(error: unknown): Refusal | undefined {
  if (violatedUnique(error) !== 'job_listings_url') return undefined;
  const url = 'A posting with this link is already on the board.';
  return new Refusal('conflict', url, { fields: { url }, cause: error });
}

/** Puts a listing on the board. Throws a conflict when its address is there already. */
export async function createListing(context: Context, actorId: number, listing: JobListingBody) {
  const row = rowOf(context, listing, context.clock.now());
  try {
    return await context.db.transaction(async (tx) => {
      const id = await insertListing(tx, row);
      await recordAct(context, tx, { actorId, action: 'job-created', subject: subjectOf(listing) });
      return getListing(tx, actorId, id);
    });
  } catch (error) {
    throw addressTaken(error) ?? error;
  }
}

/** Changes a listing as a whole; whoever does has looked at the posting, so it counts as checked. */
export async function changeListing(context: Context, actorId: number, id: number, listing: JobListingBody) {
  const {
    createdAt: _createdAt,
    listedOn: _listedOn,
    ...changes
  } = rowOf(context, listing, context.clock.now());
  try {
    return await context.db.transaction(async (tx) => {
      if (!(await updateListing(tx, id, changes))) throw notFound('This job listing');
      await recordAct(context, tx, { actorId, action: 'job-changed', subject: subjectOf(listing) });
      return getListing(tx, actorId, id);
    });
  } catch (error) {
    throw addressTaken(error) ?? error;
  }
}

export async function removeListing(context: Context, actorId: number, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const deleted = await deleteListing(tx, id);
    if (!deleted) throw notFound('This job listing');
    await recordAct(context, tx, { actorId, action: 'job-deleted', subject: subjectOf(deleted) });
  });
}

function read({ clock }: Context, { text, source }: ImportFile): Promise<ReadImport> {
  return inSlices(readImportSteps(text, { source: source ?? null, today: dayOf(clock.now()) }));
}

/** What importing a file would do; stores nothing. */
export async function previewImport(context: Context, file: ImportFile): Promise<JobImportPreview> {
  const { format, listings, problems, total } = await read(context, file);
  const updated = await countKnown(
    context.db.query,
    listings.map(({ url }) => url),
  );
  return {
    format,
    total,
    added: listings.length - updated,
    updated,
    rows: listings.slice(0, LIMITS.jobImportShown).map(({ title, company, location, source, postedAt }) => ({
      title,
      company,
      location: location ?? null,
      source,
      postedAt: postedAt ?? null,
    })),
    problems: problems.slice(0, LIMITS.jobImportProblemsShown),
    problemCount: problems.length,
  };
}

/** Imports all of a file. Throws, and stores nothing, when any row of it is wrong. */
export async function importListings(
  context: Context,
  actorId: number,
  file: ImportFile,
): Promise<ReplyOf<typeof importJobs>> {
  const { listings, problems } = await read(context, file);
  const [first] = problems;
  if (first) {
    const message = `Nothing was imported. ${first.place}: ${first.reason}`;
    throw new Refusal('invalid-input', message, { fields: { text: message } });
  }
  const now = context.clock.now();
  const rows = await inSlices(mapped(listings, (listing) => rowOf(context, listing, now)));
  return context.db.transaction(async (tx) => {
    const updated = await countKnown(
      tx,
      rows.map(({ url }) => url),
    );
    await upsertListings(tx, rows);
    const subject = `${rows.length} listings, ${updated} of them known`;
    await recordAct(context, tx, { actorId, action: 'jobs-imported', subject });
    return { added: rows.length - updated, updated };
  });
}

export function listReportQueue({ db }: Context, after: number | undefined) {
  return listOpenReports(db.query, after, LIMITS.adminPage);
}

/** How many reports of listings wait. */
export const countReportQueue = ({ db }: Context): Promise<number> => countOpenReports(db.query);

export async function closeReport(context: Context, actorId: number, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    const subject = await closeReportRow(tx, id, context.clock.now());
    if (subject === undefined) throw notFound('This report');
    await recordAct(context, tx, { actorId, action: 'job-report-closed', subject });
  });
}
