import type { z } from 'zod';
import type { ApplicationBody, ApplicationReply, applicationChanges } from '#contract/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { ownsMatch } from '#server/areas/matches/matches.service.ts';
import { ownsResume } from '#server/areas/resumes/resumes.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { presentApplication } from './applications.present.ts';
import {
  changeApplicationRow,
  countApplications,
  deleteApplicationRow,
  findApplication,
  insertApplication,
  listApplicationRows,
} from './applications.store.ts';

/** One's own applications, newest change first. */
export async function listOwnApplications({ db }: Context, userId: number): Promise<ApplicationReply[]> {
  return (await listApplicationRows(db.query, userId)).map(presentApplication);
}

export async function getOwnApplication(
  { db }: Context,
  userId: number,
  id: number,
): Promise<ApplicationReply> {
  const row = await findApplication(db.query, userId, id);
  if (!row) throw notFound('This application');
  return presentApplication(row);
}

export async function recordApplication(
  { db, clock }: Context,
  userId: number,
  body: ApplicationBody,
): Promise<ApplicationReply> {
  return db.transaction(async (tx) => {
    await assertOwnLinks(tx, userId, body);
    if ((await countApplications(tx, userId)) >= LIMITS.listMax) {
      throw new Refusal(
        'not-allowed',
        `You can keep ${LIMITS.listMax} applications. Delete one you no longer need first.`,
      );
    }
    const now = clock.now();
    const row = { ...given(body), jobTitle: body.jobTitle, company: body.company };
    return presentApplication(
      await insertApplication(tx, { ...row, userId, createdAt: now, updatedAt: now }),
    );
  });
}

export async function changeApplication(
  { db, clock }: Context,
  userId: number,
  id: number,
  changes: z.output<typeof applicationChanges>,
): Promise<ApplicationReply> {
  return db.transaction(async (tx) => {
    await assertOwnLinks(tx, userId, changes);
    const row = await changeApplicationRow(tx, userId, id, given(changes), clock.now());
    if (!row) throw notFound('This application');
    return presentApplication(row);
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
  if (links.jobMatchId && !(await ownsMatch(tx, userId, links.jobMatchId))) {
    throw invalidField('jobMatchId', 'This job match is not one of yours.');
  }
  if (links.resumeId && !(await ownsResume(tx, userId, links.resumeId))) {
    throw invalidField('resumeId', 'This resume is not one of yours.');
  }
}

/** Only what was sent: an undefined field is one that stays. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
function given<T extends object>(body: T): Given<T> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<T>;
}
