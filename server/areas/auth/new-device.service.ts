import { z } from 'zod';
import { siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { findCredentialsById } from './auth.store.ts';

/** With the account, so that its deletion takes the mail along. */
const jobData = z.object({ userId: z.number(), email: z.string(), device: z.string(), at: z.string() });

/** Tells a person that someone signed in with a browser they have not used before. */
export async function noticeNewDevice(context: RouteContext, userId: number, device: string): Promise<void> {
  const [, email] = (await findCredentialsById(context.db.query, userId))?.names ?? [];
  if (!email) return;
  await context.jobs.enqueue(newDeviceMail(context), {
    userId,
    email,
    device,
    at: context.clock.now().toISOString(),
  });
}

export function newDeviceMail(context: Pick<Context, 'config' | 'sendMail'>): JobKind<typeof jobData> {
  return {
    name: 'new-device-mail',
    data: jobData,
    run: ({ email, device, at }) =>
      context.sendMail({
        to: email,
        subject: 'New sign-in to your Mission Ready account',
        text: text(siteUrl(context.config), device, new Date(at)),
      }),
  };
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const text = (site: string, device: string, at: Date) => `Hello,

Someone just signed in to your Mission Ready account with a browser we haven’t seen you use before:

${device}, ${TIME.format(at)} UTC

If it was you, there’s nothing to do.

If it wasn’t you, change your password now. That signs everyone else out: ${site}/profile?tab=privacy

If you are in crisis or worried about someone: dial 988 and press 1, or text 838255. The Veterans Crisis Line answers at any hour.
`;
