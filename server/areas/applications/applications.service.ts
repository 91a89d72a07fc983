import type { z } from 'zod';
import type { ApplicationBody, applicationChanges } from '#contract/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { hasMatch } from '#server/areas/matches/matches.service.ts';
import { noteMilestone } from '#server/areas/onboarding/onboarding.service.ts';
import { hasResume } from '#server/areas/resumes/resumes.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { lockPerson } from '#server/platform/database/person.store.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import {
  type ApplicationRow,
  changeApplicationRow,
  countApplications,
  deleteApplicationRow,
  findApplication,
  findApplicationOfListing,
  insertApplication,
  listApplicationRows,
  listJustRecorded,
} from './applications.store.ts';

export { hasApplication } from './applications.store.ts';

/** One's own applications, newest change first; with `before`, those after that one in the list. */
export async function listOwnApplications(
  { db }: Context,
  userId: number,
  { limit = LIMITS.listMax, before }: { limit?: number; before?: number | undefined } = {},
): Promise<ApplicationRow[]> {
  return listApplicationRows(db.query, userId, limit, before);
}

export async function getOwnApplication(
  { db }: Context,
  userId: number,
  id: number,
): Promise<ApplicationRow> {
  const row = await findApplication(db.query, userId, id);
  if (!row) throw notFound('This application');
  return row;
}

/** Whoever presses a button again within this time means the same application. */
const PRESSED_AGAIN_MS = 10_000;

/** Records an application. The very same one sent again at once, a button pressed twice, is answered, not doubled. */
export async function recordApplication(
  { db, clock }: Context,
  userId: number,
  body: ApplicationBody,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = clock.now();
    const recorded = await listJustRecorded(tx, userId, new Date(now.getTime() - PRESSED_AGAIN_MS));
    const same = recorded.find((row) => saysTheSame(row, body));
    if (same) return same;
    await assertOwnLinks(tx, userId, body);
    await assertRoom(tx, userId);
    const row = await insertApplication(tx, rowOf(userId, body, now));
    if (!row) throw new Error('The application was not stored');
    await noteMilestone(tx, userId);
    return row;
  });
}

/**
 * Records an application for a listing of the job board. One that was recorded from the same listing before, or is
 * being recorded at this moment, is answered instead of doubled.
 */
export async function recordFromListing(
  { db, clock }: Context,
  userId: number,
  jobListingId: number,
  body: ApplicationBody,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const earlier = await findApplicationOfListing(tx, userId, jobListingId);
    if (earlier) return earlier;
    await assertOwnLinks(tx, userId, body);
    await assertRoom(tx, userId);
    const row =
      (await insertApplication(tx, { ...rowOf(userId, body, clock.now()), jobListingId })) ??
      (await findApplicationOfListing(tx, userId, jobListingId));
    if (!row) throw notFound('This job listing');
    await noteMilestone(tx, userId);
    return row;
  });
}

/** Whether an application was recorded from these very answers; one from the job board has its own way. */
function saysTheSame(row: ApplicationRow, body: ApplicationBody): boolean {
  const { id, userId, jobListingId, createdAt, updatedAt, ...answers } = row;
  const given: Readonly<Record<string, unknown>> = body;
  return (
    jobListingId === null &&
    Object.entries(answers).every(([field, answer]) => (given[field] ?? null) === answer)
  );
}

async function assertRoom(tx: Tx, userId: number): Promise<void> {
  if ((await countApplications(tx, userId)) < LIMITS.listMax) return;
  throw new Refusal(
    'not-allowed',
    `You can keep up to ${LIMITS.listMax} applications. Delete one you don’t need first.`,
  );
}

const rowOf = (userId: number, body: ApplicationBody, now: Date) => ({
  ...given(body),
  jobTitle: body.jobTitle,
  company: body.company,
  userId,
  createdAt: now,
  updatedAt: now,
});

export async function changeApplication(
  { db, clock }: Context,
  userId: number,
  id: number,
  changes: z.output<typeof applicationChanges>,
): Promise<ApplicationRow> {
  return db.transaction(async (tx) => {
    await assertOwnLinks(tx, userId, changes);
    const row = await changeApplicationRow(tx, userId, id, given(changes), clock.now());
    if (!row) throw notFound('This application');
    return row;
  });
}

export async function removeApplication({ db }: Context, userId: number, id: number): Promise<void> {
  if (!(await deleteApplicationRow(db.query, userId, id))) throw notFound('This application');
}

/** An application may only point at the person's own match and resume. */
async function assertOwnLinks(
  tx: Tx,
  userId: number,
  links: { jobMatchId?: number | null | undefined; resumeId?: number | null | undefined },
): Promise<void> {
  if (links.jobMatchId && !(await hasMatch(tx, userId, links.jobMatchId))) {
    throw invalidField('jobMatchId', 'This job match isn’t one of yours.');
  }
  if (links.resumeId && !(await hasResume(tx, userId, links.resumeId))) {
    throw invalidField('resumeId', 'This resume isn’t one of yours.');
  }
}

/** Only what was sent: an undefined field is one that stays. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
function given<T extends object>(body: T): Given<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<T>;
}
