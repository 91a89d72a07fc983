import { z } from 'zod';
import { findFirstAdministratorEmail } from '#server/areas/admin/first-admin.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';

const jobData = z.object({
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The account that wrote it; none for a visitor. */
  username: z.string().optional(),
  isPriority: z.boolean().default(false),
});

/** Where people write to: SUPPORT_EMAIL, else the first administrator's; null on a site that has neither yet. */
export async function supportAddress({ config, db }: Pick<Context, 'config' | 'db'>): Promise<string | null> {
  return config.supportEmail ?? (await findFirstAdministratorEmail(db.query)) ?? null;
}

/** Forwards a message of the contact form to the support address. */
export function contactMail({ config, db, sendMail }: Context): JobKind<typeof jobData> {
  return {
    name: 'contact-mail',
    data: jobData,
    async run({ name, email, message, username, isPriority }) {
      const to = (await supportAddress({ config, db })) ?? config.mailFrom;
      const sender = name.replace(/\s+/g, ' ');
      const subject = `${isPriority ? '[Premium] ' : ''}Message from ${sender}`;
      const account = username ? `Account: ${username} (${isPriority ? 'Premium' : 'free'})` : 'No account';
      await sendMail({
        to,
        replyTo: email,
        subject,
        text: `${message}\n\n${sender} <${email}>\n${account}\n`,
      });
    },
  };
}
