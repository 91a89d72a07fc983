import { z } from 'zod';
import type { inviteUser } from '#contract/admin.ts';
import type { GivenFor, ParsedOf } from '#contract/endpoint.ts';
import { takenRefusal } from '#server/areas/auth/auth.service.ts';
import { siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { recordAct } from './audit.service.ts';
import { temporaryPassword } from './temporary-password.ts';
import { insertInvitedUser } from './users.store.ts';

const jobData = z.object({ email: z.string(), username: z.string(), expiresOn: z.string() });

/**
 * Creates a lifetime premium account and mails the invitation. The temporary password is in the answer alone: the
 * database keeps its hash, and the mail leaves it out (see the text of the mail).
 */
export async function inviteNewUser(
  context: RouteContext,
  actorId: number,
  invited: ParsedOf<typeof inviteUser, 'body'>,
): Promise<GivenFor<typeof inviteUser>> {
  const { username, email, firstName = null, lastName = null } = invited;
  const now = context.clock.now();
  const { tempPassword, passwordHash, expiresAt } = await temporaryPassword(now);
  try {
    await context.db.transaction(async (tx) => {
      const account = { username, email, firstName, lastName, passwordHash };
      const dates = { passwordExpiresAt: expiresAt, subscriptionStartDate: now, createdAt: now };
      const userId = await insertInvitedUser(tx, { ...account, ...dates });
      await recordAct(context, tx, { actorId, action: 'user-invited', userId });
    });
  } catch (error) {
    throw takenRefusal(error) ?? error;
  }
  const expiresOn = expiresAt.toISOString().slice(0, 10);
  await context.jobs.enqueue(invitationMail(context), { email, username, expiresOn });
  return { success: true, user: { username, email, tempPassword, expiresAt } };
}

/** Tells an invited person of their account. */
export function invitationMail(context: Pick<Context, 'config' | 'sendMail'>): JobKind<typeof jobData> {
  return {
    name: 'invitation-mail',
    data: jobData,
    run: ({ email, ...invitation }) =>
      context.sendMail({
        to: email,
        subject: 'You’re invited to Mission Ready',
        text: text(siteUrl(context.config), invitation),
      }),
  };
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The password is not in it: mail lies in clear in mailboxes and on servers for years, and may go to a mistyped address.
 * Whoever invited hands it over by voice or in person; whoever reads this mail can also have a link of their own sent.
 */
const text = (site: string, { username, expiresOn }: { username: string; expiresOn: string }) =>
  `Hello,

You’re invited to Mission Ready, which helps veterans find civilian work that fits. Your account with Premium access is ready:

Username: ${username}
Sign in: ${site}/auth

The person who invited you will give you a temporary password. It works until ${DAY.format(new Date(expiresOn))}. You’ll choose your own the first time you sign in.

If you don’t have it, choose “Forgot password?” on the sign-in page and enter this email address. We’ll email you a link to set a password.

If you weren’t expecting this, you can ignore it. Nobody can use the account without the password.

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;
