import type { z } from 'zod';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { upgradeResumeContent } from '#career/resume/document.ts';
import { headerOfProfile } from '#career/resume/layouts/resume-blocks.ts';
import { shownResume } from '#career/resume/shown-resume.ts';
import { withoutContact } from '#career/resume/without-contact.ts';
import type { openSharedBody, SharedResumeReply, shareResumeBody } from '#contract/resume-shares.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { Context } from '#server/platform/context.ts';
import { invalidField, notFound, Refusal } from '#server/platform/http/errors.ts';
import { hashPassword, passwordMatches } from '#server/platform/passwords.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import { laidOut } from './export.service.ts';
import { findResume } from './resumes.store.ts';
import {
  clearAttempts,
  deleteShare,
  findShare,
  findShareByToken,
  replaceShare,
  type ShareRow,
  takeAttempt,
} from './shares.store.ts';

/** Ten tries, then a quarter of an hour: six characters at random outlast any guessing at that speed. */
const PASSWORD_TRIES = 10;
const PAUSE_MS = 15 * MINUTE_MS;

/** A link; what opens it stays here, for the reply doesn’t name it. */
export const presentShare = <Row extends Pick<ShareRow, 'passwordHash'>>(row: Row) => ({
  ...row,
  hasPassword: row.passwordHash !== null,
});

/** On what terms a resume can be read by link; null when it cannot. */
export async function getOwnShare({ db, clock }: Context, userId: number, id: number) {
  if (!(await findResume(db.query, userId, id))) throw notFound('This resume');
  const row = await findShare(db.query, userId, id);
  return { share: row && !isExpired(row, clock.now()) ? presentShare(row) : null };
}

/** Makes the link of a resume. The token is known here only now: what is stored is its hash. */
export async function shareOwn(
  { db, clock }: Context,
  userId: number,
  id: number,
  { days, password, withContact }: z.output<typeof shareResumeBody>,
) {
  const passwordHash = password ? await hashPassword(password) : null;
  return db.transaction(async (tx) => {
    if (!(await findResume(tx, userId, id))) throw notFound('This resume');
    const createdAt = clock.now();
    const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * DAY_MS);
    const token = newToken();
    const row = { resumeId: id, userId, passwordHash, withContact, expiresAt, createdAt };
    await replaceShare(tx, { ...row, tokenHash: hashOfToken(token) });
    return { token, share: presentShare(row) };
  });
}

/** Stops the link of a resume; nothing happens where there is none. */
export async function revokeOwnShare({ db }: Context, userId: number, id: number): Promise<void> {
  if (!(await findResume(db.query, userId, id))) throw notFound('This resume');
  await deleteShare(db.query, userId, id);
}

const isExpired = ({ expiresAt }: Pick<ShareRow, 'expiresAt'>, now: Date) =>
  expiresAt !== null && expiresAt <= now;

/** Unknown, revoked and expired are one answer: nobody learns that there was a link. */
const NO_SUCH_LINK = new Refusal('not-found', 'This link doesn’t work, or it stopped working.');

/** A resume as its link shows it. Throws not-found, and refuses wrong passwords, after some of them for a while. */
export async function openShared(
  context: Context,
  { token, password }: z.output<typeof openSharedBody>,
  signal: AbortSignal,
): Promise<SharedResumeReply> {
  const { db, clock } = context;
  const now = clock.now();
  const tokenHash = hashOfToken(token);
  const row = await findShareByToken(db.query, tokenHash);
  if (!row || isExpired(row, now)) throw NO_SUCH_LINK;
  if (row.passwordHash !== null) {
    if (password === undefined) return { state: 'password-needed' };
    const pauseUntil = new Date(now.getTime() + PAUSE_MS);
    if (!(await takeAttempt(db.query, tokenHash, now, { attempts: PASSWORD_TRIES, pauseUntil }))) {
      throw new Refusal(
        'too-many-requests',
        'Too many wrong passwords. Please wait 15 minutes and try again.',
      );
    }
    if (!(await passwordMatches(row.passwordHash, password))) {
      throw invalidField('password', 'That’s not the password. Ask the person who sent you the link.');
    }
    await clearAttempts(db.query, tokenHash);
  }
  return printed(context, row, signal);
}

async function printed(context: Context, share: ShareRow, signal: AbortSignal): Promise<SharedResumeReply> {
  const resume = await findResume(context.db.query, share.userId, share.resumeId);
  if (!resume) throw NO_SUCH_LINK;
  const header = headerOfProfile(await getUserReply(context, share.userId));
  const content = shownResume(upgradeResumeContent(resume.content));
  const shown = share.withContact ? { content, header } : withoutContact(content, header);
  const { layout } = shown.content;
  // Readers of a link wait for each other, and never keep its owner from a file of their own.
  const wish = { owner: `readers of ${share.userId}`, signal };
  const { blocks, look } = await laidOut(shown.content, shown.header, layout, context.clock.now(), wish);
  return { state: 'open', title: shown.content.title, blocks: [...blocks], look };
}
