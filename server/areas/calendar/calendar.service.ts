import type { z } from 'zod';
import { leavingPlan, type OwnNeed } from '#career/leaving/leaving-plan.ts';
import type { getCalendar, leavingBody } from '#contract/calendar.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import { listOwnApplications } from '#server/areas/applications/applications.service.ts';
import { listOwnMatches } from '#server/areas/matches/matches.service.ts';
import { listOwnResumes } from '#server/areas/resumes/resumes.service.ts';
import { calendarFile } from '#server/platform/calendar-file.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import {
  changeLeaving,
  deleteDone,
  deleteLeaving,
  findLeaving,
  findLeavingByFeed,
  insertDone,
  type LeavingRow,
  listDone,
  storeLeaving,
} from './calendar.store.ts';
import { eventsOf } from './plan-events.ts';

type GivenCalendar = GivenFor<typeof getCalendar>;

/** The person's plan; without entries where they have given no date. */
export async function getOwnCalendar(context: Context, userId: number): Promise<GivenCalendar> {
  const row = await findLeaving(context.db.query, userId);
  return row ? calendarOf(context, row) : { leaving: null, entries: [] };
}

/** A stored plan with its entries, those counted from the person's own titles among them. */
export async function calendarOf(context: Context, row: LeavingRow): Promise<GivenCalendar> {
  const ticks = await listDone(context.db.query, row.userId);
  const done = new Map(ticks.map(({ entry, doneAt }) => [entry, doneAt]));
  const matches = await listOwnMatches(context, row.userId);
  const doneHere = await knownDone(context, row.userId, matches);
  return {
    leaving: row,
    entries: leavingPlan(row, ownNeeds(matches)).map((entry) => ({
      ...entry,
      doneAt: done.get(entry.key) ?? null,
      isDoneHere: doneHere.has(entry.key),
    })),
  };
}

type OwnMatches = Awaited<ReturnType<typeof listOwnMatches>>;

/** The entries that the site knows to be done, by their ids in knowledge/leaving/leaving.json. */
async function knownDone(
  context: Context,
  userId: number,
  matches: OwnMatches,
): Promise<ReadonlySet<string>> {
  const done = [
    ['choose-titles', matches.some(({ isSelected }) => isSelected)],
    ['resume', (await listOwnResumes(context, userId)).length > 0],
    ['first-applications', (await listOwnApplications(context, userId)).length > 0],
  ] as const;
  return new Set(done.flatMap(([key, isDone]) => (isDone ? [key] : [])));
}

/** What the titles a person selected still ask for, where a usual time is known. */
function ownNeeds(matches: OwnMatches): OwnNeed[] {
  return matches.flatMap(({ isSelected, jobTitle, detail }) => {
    const { needs = null, weeks = null } = detail?.access ?? {};
    return isSelected && needs !== null && weeks !== null ? [{ needs, weeks, jobTitle }] : [];
  });
}

/** Stores when somebody leaves, and gives the plan. */
export async function setOwnLeaving(
  context: Context,
  userId: number,
  body: z.output<typeof leavingBody>,
): Promise<GivenCalendar> {
  await context.db.transaction((tx) => storeLeaving(tx, { userId, ...body, updatedAt: context.clock.now() }));
  return getOwnCalendar(context, userId);
}

/** Deletes the plan with everything around it; nothing happens where there is none. */
export async function deleteOwnCalendar({ db }: Context, userId: number): Promise<void> {
  await db.transaction((tx) => deleteLeaving(tx, userId));
}

/**
 * Ticks an entry off or takes the tick back. Throws not-found for an entry that the plan doesn’t hold, so that nobody can
 * store anything else.
 */
export async function tickOwnEntry(
  context: Context,
  userId: number,
  key: string,
  isDone: boolean,
): Promise<GivenCalendar> {
  const calendar = await getOwnCalendar(context, userId);
  const entry = calendar.entries.find((one) => one.key === key);
  if (!entry) throw notFound('This entry');
  const now = context.clock.now();
  if (isDone) await insertDone(context.db.query, userId, key, now);
  else await deleteDone(context.db.query, userId, key);
  return getOwnCalendar(context, userId);
}

/** Turns the reminder mail on or off. Throws not-found where there is no plan to remind of. */
export async function setOwnReminders(
  context: Context,
  userId: number,
  reminders: boolean,
): Promise<GivenCalendar> {
  if (!(await changeLeaving(context.db.query, userId, { reminders }))) throw notFound('Your plan');
  return getOwnCalendar(context, userId);
}

/** Makes the address calendars subscribe to. The token is known here only now: what is stored is its hash. */
export async function makeOwnFeed(context: Context, userId: number) {
  const token = newToken();
  const changes = { feedTokenHash: hashOfToken(token), feedMadeAt: context.clock.now() };
  if (!(await changeLeaving(context.db.query, userId, changes))) throw notFound('Your plan');
  return { token, calendar: await getOwnCalendar(context, userId) };
}

/** Stops the address calendars subscribe to; nothing happens where there is none. */
export async function revokeOwnFeed(context: Context, userId: number): Promise<GivenCalendar> {
  await changeLeaving(context.db.query, userId, { feedTokenHash: null, feedMadeAt: null });
  return getOwnCalendar(context, userId);
}

/** What is still to do, as a file. Throws not-found where there is no plan. */
export async function ownCalendarFile(context: Context, userId: number): Promise<string> {
  const row = await findLeaving(context.db.query, userId);
  if (!row) throw notFound('Your plan');
  return fileOf(context, row);
}

/** The feed at a secret address. Unknown and revoked are one answer: nobody learns that there was one. */
export async function openFeed(context: Context, token: string): Promise<string> {
  const row = await findLeavingByFeed(context.db.query, hashOfToken(token));
  if (!row) throw new Refusal('not-found', 'This address doesn’t work, or it stopped working.');
  return fileOf(context, row);
}

async function fileOf(context: Context, row: LeavingRow): Promise<string> {
  const { entries } = await calendarOf(context, row);
  const address = siteUrl(context.config);
  const events = eventsOf(row.userId, entries, address);
  return calendarFile({ name: 'Leaving the service', address, changedAt: row.updatedAt, events });
}
