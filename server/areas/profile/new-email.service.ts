import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '#career/durations.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import { emailChangedMail } from './email-changed.service.ts';
import { setNewEmailToken, takeNewEmail } from './profile.store.ts';

const TOKEN_TTL_HOURS = 24;
/** The address may be anybody's: their mailbox is not to be filled through us. */
const MAILS_APART_MINUTES = 2;
const jobData = z.object({ userId: z.number(), email: z.string() });

/**
 * Mails a link to an address that someone wants for their account. The token is made here and stands nowhere but in the
 * mail; the account keeps its hash.
 */
export function confirmEmailMail(
  context: Pick<Context, 'config' | 'db' | 'clock' | 'sendMail'>,
): JobKind<typeof jobData> {
  return {
    name: 'confirm-email-mail',
    data: jobData,
    async run({ userId, email }) {
      const token = newToken();
      const expires = linkExpiry(context.clock.now());
      // They may have asked for yet another address since, or deleted the account.
      const wanted = { userId, email, tokenHash: hashOfToken(token), expires };
      if (!(await setNewEmailToken(context.db.query, wanted))) return;
      await context.sendMail({
        to: email,
        subject: 'Confirm your new email for Mission Ready',
        text: text(`${siteUrl(context.config)}/confirm-email#${token}`),
      });
    },
  };
}

/** When a link that is mailed now stops working. */
export function linkExpiry(now: Date): Date {
  return new Date(now.getTime() + TOKEN_TTL_HOURS * HOUR_MS);
}

/** Throws a Refusal that names the field when the last link, which ends at `expires`, was asked for just now. */
export function assertNoLinkJustNow(expires: Date | null, now: Date): void {
  const soonest = linkExpiry(new Date(now.getTime() - MAILS_APART_MINUTES * MINUTE_MS));
  if (expires !== null && expires > soonest) {
    throw invalidField(
      'email',
      `We sent a link just now. Wait ${MAILS_APART_MINUTES} minutes, then try again.`,
    );
  }
}

/** No name in it: whoever reads this mailbox may be a stranger, if the address was mistyped. */
const text = (link: string) => `Hello,

Someone, most likely you, wants to use this email address for a Mission Ready account. To confirm it, open this link within ${TOKEN_TTL_HOURS} hours:

${link}

Until you do, nothing changes. If it wasn’t you, you don’t need to do anything.

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;

/**
 * Puts the new address in the place of the old one, which is told. Throws a Refusal when the link was used, has expired
 * or never was good, and when another account has got the address since.
 */
export async function confirmNewEmail(context: RouteContext, token: string): Promise<void> {
  try {
    const taken = await context.db.transaction((tx) =>
      takeNewEmail(tx, hashOfToken(token), context.clock.now()),
    );
    if (!taken) {
      throw new Refusal(
        'invalid-input',
        'This link was already used or has expired. Change your email again.',
      );
    }
    const { userId, oldEmail } = taken;
    await context.jobs.enqueue(emailChangedMail(context), { userId, email: oldEmail });
  } catch (error) {
    if (violatedUnique(error) !== 'users_email_unique') throw error;
    throw new Refusal('conflict', 'Another account already uses this email address', { cause: error });
  }
}
