import { printedDate } from '#career/record/dates.ts';
import { type SaidJob, WORK_FIELDS } from '#career/record/review-terms.ts';
import { jobKeys, withSaidJobs } from '#career/record/said-jobs.ts';
import { jobsRead } from '#career/record/told-places.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { RecordJobReply, RecordJobsReply, sayRecordJob } from '#contract/record.ts';
import { type Found, matchAhead, refreshMatches } from '#server/areas/matches/refresh.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { findUser } from './profile.store.ts';
import {
  deleteSaidJob,
  insertSaidJob,
  listSaidJobs,
  type SaidJobRow,
  updateSaidJob,
} from './said-jobs.store.ts';
import { getVeteranRecord, veteranRecordOf } from './veteran-record.service.ts';

/** A person's civilian jobs, as they are read or as they said they are. */
export async function getOwnJobs({ db, clock }: Context, userId: number): Promise<RecordJobsReply> {
  return jobsOf(await getVeteranRecord(db.query, userId, clock.now()), await listSaidJobs(db.query, userId));
}

/**
 * Says what a job is, and matches anew. Throws a conflict where the text no longer tells of it or too much is kept,
 * not-found for what is not one's own.
 */
export async function sayJob(
  context: Context,
  userId: number,
  body: ParsedOf<typeof sayRecordJob, 'body'>,
): Promise<RecordJobsReply> {
  const now = context.clock.now();
  const ahead = await aheadOf(context, userId, now, (kept) => {
    const { job, before } = saying(kept, body);
    return before === undefined ? [...kept, job] : kept.map((row) => (row === before ? job : row));
  });
  return context.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const kept = await listSaidJobs(tx, userId);
    const { job, before, under } = saying(kept, body);
    if (body.id !== undefined && before === undefined) throw notFound('This job');
    if (under !== undefined && under !== before)
      throw new Refusal('conflict', 'You have said what this job is. Reload the page.');
    if (before === undefined) await addJob(tx, userId, job, kept.length, now);
    else await updateSaidJob(tx, userId, before.id, job, now);
    return matchedAnew(tx, context.matching, userId, now, ahead);
  });
}

/** What is said, of which kept job it is said, and which one stands under that heading. */
function saying(kept: readonly SaidJobRow[], { id, ...said }: ParsedOf<typeof sayRecordJob, 'body'>) {
  const under = kept.find(
    (row) => said.readAs !== null && row.field === said.field && row.readAs === said.readAs,
  );
  const before = id === undefined ? under : kept.find((row) => row.id === id);
  // One that the text doesn't tell of any more keeps the heading it was read under.
  const job: SaidJob = { ...said, readAs: said.readAs ?? before?.readAs ?? null };
  return { job, before, under };
}

/** The matches of the record as it will be: found before the transaction, which others wait for. */
async function aheadOf(
  { db, matching }: Context,
  userId: number,
  now: Date,
  change: (kept: readonly SaidJobRow[]) => readonly SaidJob[],
): Promise<Found | undefined> {
  const row = await findUser(db.query, userId);
  const jobs = change(await listSaidJobs(db.query, userId));
  return row && matchAhead(db.query, matching, userId, veteranRecordOf(row, jobs, now));
}

async function addJob(tx: Tx, userId: number, job: SaidJob, kept: number, now: Date): Promise<void> {
  const record = await getVeteranRecord(tx, userId, now);
  if (job.readAs !== null && !jobKeys(jobsRead(record, job.field)).includes(job.readAs))
    throw new Refusal('conflict', 'Your words have changed since you opened this page. Reload it.');
  if (kept >= LIMITS.recordJobsMax)
    throw new Refusal('conflict', `We keep up to ${LIMITS.recordJobsMax} jobs. First remove one.`);
  await insertSaidJob(tx, userId, job, now);
}

/** Takes back what was said of a job, and matches anew. Throws not-found for what is not one's own. */
export async function forgetJob(context: Context, userId: number, id: number): Promise<RecordJobsReply> {
  const now = context.clock.now();
  const ahead = await aheadOf(context, userId, now, (kept) => kept.filter((row) => row.id !== id));
  return context.db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (!(await deleteSaidJob(tx, userId, id))) throw notFound('This job');
    return matchedAnew(tx, context.matching, userId, now, ahead);
  });
}

async function matchedAnew(
  tx: Tx,
  matching: Context['matching'],
  userId: number,
  now: Date,
  ahead: Found | undefined,
) {
  const record = await getVeteranRecord(tx, userId, now);
  await refreshMatches(tx, matching, userId, record, ahead);
  return jobsOf(record, await listSaidJobs(tx, userId));
}

/** What a person said of their jobs, for the export of all that the site holds of them. */
export const exportSaidJobs = ({ db }: Context, userId: number): Promise<SaidJobRow[]> =>
  listSaidJobs(db.query, userId);

/** So much of what was done there tells which job it is. */
const TOLD_SHOWN = 160;

function jobsOf(record: VeteranRecord, rows: readonly SaidJobRow[]): RecordJobsReply {
  return {
    jobs: WORK_FIELDS.flatMap((field): RecordJobReply[] => {
      const read = jobsRead(record, field);
      const idOf = (said: SaidJob | null) => rows.find((row) => row === said)?.id ?? null;
      const standing = withSaidJobs(field, read, rows).flatMap(({ job, readAs, said }): RecordJobReply[] =>
        // What was done under no job has no heading to ask about.
        said?.isJob === false
          ? []
          : [
              {
                ...{ id: idOf(said), state: said === null ? 'read' : 'said', field, readAs },
                ...{ title: job.title, employer: job.employer, place: job.place, current: job.current },
                start: said?.start ?? (job.span ? printedDate(job.span.start) : ''),
                end: said?.end ?? (job.span?.end ? printedDate(job.span.end) : ''),
                told: job.duties.slice(0, TOLD_SHOWN).toWellFormed(),
              },
            ],
      );
      const none = rows.filter(({ isJob, field: of }) => of === field && !isJob);
      return [
        ...standing,
        ...none.map(
          ({ id, readAs, title, employer, place, start, end, current }): RecordJobReply => ({
            ...{ id, state: 'none', field, readAs, title, employer, place, start, end, current },
            told: '',
          }),
        ),
      ];
    }),
  };
}
