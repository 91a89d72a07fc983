import { z } from 'zod';
import { MINUTE_MS } from '#career/durations.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { assertHardToGuess } from '#server/platform/easy-passwords.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import { forgetTriesOf } from '#server/platform/http/password-tries.store.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import {
  clearResetToken,
  findByEmail,
  findNamesByResetToken,
  setPassword,
  setResetToken,
  takeResetToken,
} from './auth.store.ts';
import { noticeSignInChange } from './sign-in-changed.service.ts';

const TOKEN_TTL_MINUTES = 60;
/** Whoever asks again sooner is most likely still waiting for the first mail, or filling somebody's mailbox. */
const MAILS_APART_MINUTES = 2;
const jobData = z.object({ email: z.string() });

/**
 * Mails a reset link. All of it happens in the job: whoever asks gets the same answer in the same time whether the
 * address has an account, and the token stands nowhere but in the mail.
 */
export function passwordResetMail(
  context: Pick<Context, 'config' | 'db' | 'clock' | 'sendMail'>,
): JobKind<typeof jobData> {
  return {
    name: 'password-reset-mail',
    data: jobData,
    async run({ email }) {
      const account = await findByEmail(context.db.query, email);
      if (!account) return;
      const now = context.clock.now().getTime();
      const mailedAt = (account.resetPasswordExpires?.getTime() ?? 0) - TOKEN_TTL_MINUTES * MINUTE_MS;
      if (now - mailedAt < MAILS_APART_MINUTES * MINUTE_MS) return;
      const token = newToken();
      const expires = new Date(now + TOKEN_TTL_MINUTES * MINUTE_MS);
      await setResetToken(context.db.query, account.id, hashOfToken(token), expires);
      const link = `${siteUrl(context.config)}/reset-password/${token}`;
      const subject = 'Reset your Mission Ready password';
      try {
        await context.sendMail({ to: email, subject, text: text(account, link) });
      } catch (error) {
        // The queue tries again within the two minutes, which must not count as asking again.
        await clearResetToken(context.db.query, account.id);
        throw error;
      }
    },
  };
}

/** Anyone can register another person's address under a name such as "visit evil.example": only names greet. */
const NAME = /^[\p{L}\p{M}' -]+$/u;

const text = ({ firstName, username }: { firstName: string | null; username: string }, link: string) =>
  `${firstName && NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,'}

Someone, most likely you, asked to reset the password for your Mission Ready account. To choose a new one, open this link within ${TOKEN_TTL_MINUTES} minutes:

${link}

Your username is ${username}. You can sign in with it or with this email address.

The link works once. If you didn’t ask for it, you don’t need to do anything. Your password stays the same.

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;

/** Whether a token can still set a password: asked before anybody types one. */
export async function checkReset(context: RouteContext, token: string): Promise<{ works: boolean }> {
  const names = await findNamesByResetToken(context.db.query, hashOfToken(token), context.clock.now());
  return { works: names.length > 0 };
}

/**
 * Sets a new password with a token; whoever was kept out by wrong guesses can sign in with it at once. Throws a Refusal
 * when the link was used, has expired, or never was.
 */
export async function setNewPassword(
  context: RouteContext,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<void> {
  const names = await findNamesByResetToken(context.db.query, hashOfToken(token), context.clock.now());
  await assertHardToGuess(newPassword, names, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  const person = await context.db.transaction(async (tx) => {
    const userId = await takeResetToken(tx, hashOfToken(token), context.clock.now());
    if (userId === undefined) {
      throw new Refusal('invalid-input', 'This password reset link is invalid or has expired.');
    }
    await setPassword(tx, userId, passwordHash);
    await deleteSessionsOf(tx, userId);
    await forgetTriesOf(tx, userId);
    return userId;
  });
  await noticeSignInChange(context, person, 'password');
}
