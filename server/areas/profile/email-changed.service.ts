import { z } from 'zod';
import { siteUrl } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';

/** With the account, so that its deletion takes the mail along. */
const jobData = z.object({ email: z.string(), userId: z.number() });

/** Tells the address an account had before that it has another one now: the only one to learn of it if it was a thief. */
export function emailChangedMail(context: Pick<Context, 'config' | 'sendMail'>): JobKind<typeof jobData> {
  return {
    name: 'email-changed-mail',
    data: jobData,
    run: ({ email }) =>
      context.sendMail({
        to: email,
        subject: 'The email address on your Mission Ready account was changed',
        text: text(siteUrl(context.config)),
      }),
  };
}

/** The new address is not in it: whoever reads this mailbox need not know it. */
const text = (site: string) => `Hello,

The email address on your Mission Ready account was just changed, using your password and a link sent to the new address. From now on, emails about the account go to the new address. This is the last one to this address.

If it was you, there’s nothing to do.

If it wasn’t you, someone knows your password. Write to us right away, from this address: ${site}/contact

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;
