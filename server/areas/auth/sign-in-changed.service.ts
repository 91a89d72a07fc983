import { z } from 'zod';
import { siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { findCredentialsById } from './auth.store.ts';

const WHAT = {
  'two-factor-on': 'Two-factor sign-in was turned on for your Mission Ready account.',
  'two-factor-off': 'Two-factor sign-in was turned off for your Mission Ready account.',
  'two-factor-reset':
    'An administrator turned off two-factor sign-in for your Mission Ready account. Your password stopped working too. Choose a new one with “Forgot password?” on the sign-in page. The link comes to this address.',
  'new-codes': 'New recovery codes were made for your Mission Ready account. The old ones no longer work.',
  'passkey-added':
    'A passkey was added to your Mission Ready account. It signs in without your password. See it under My Profile, Password and Data.',
  'passkey-removed': 'A passkey was removed from your Mission Ready account. It no longer signs in.',
  password: 'The password was changed on your Mission Ready account.',
  administrator: 'You’re now an administrator of Mission Ready.',
  suspended:
    'Your Mission Ready account is suspended, so you can’t sign in right now. Everything you saved is still there.',
  reopened: 'Your Mission Ready account is open again. Sign in as before; everything you saved is there.',
} as const;

/** With the account, so that its deletion takes the mail along. */
const jobData = z.object({
  userId: z.number(),
  email: z.string(),
  change: z.enum(Object.keys(WHAT) as [keyof typeof WHAT, ...(keyof typeof WHAT)[]]),
});

/** Tells a person that the way they sign in was changed: if it was a thief, they learn of it. */
export async function noticeSignInChange(
  context: RouteContext,
  userId: number,
  change: keyof typeof WHAT,
): Promise<void> {
  const [, email] = (await findCredentialsById(context.db.query, userId))?.names ?? [];
  if (email) await context.jobs.enqueue(signInChangedMail(context), { userId, email, change });
}

export function signInChangedMail(context: Pick<Context, 'config' | 'sendMail'>): JobKind<typeof jobData> {
  return {
    name: 'sign-in-changed-mail',
    data: jobData,
    run: ({ email, change }) =>
      context.sendMail({
        to: email,
        subject: DECIDED.has(change)
          ? 'A change to your Mission Ready account'
          : 'A change to how you sign in to Mission Ready',
        text: text(siteUrl(context.config), change),
      }),
  };
}

/** What a site's people decided is not undone by a new password: whoever disagrees writes to them. */
const DECIDED: ReadonlySet<keyof typeof WHAT> = new Set(['administrator', 'suspended', 'reopened']);

const text = (site: string, change: keyof typeof WHAT) => `Hello,

${WHAT[change]}

${
  DECIDED.has(change)
    ? `If you have questions, write to us: ${site}/contact`
    : `If it was you, there’s nothing to do.

If it wasn’t you, get a new password now. That signs everyone out: ${site}/auth

Then write to us: ${site}/contact`
}

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;
