import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import type { JobKind } from '#server/platform/jobs.ts';

const jobData = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** Forwards a message of the contact form to the support address. */
export function contactMail({ config, sendMail }: Context): JobKind<typeof jobData> {
  return {
    name: 'contact-mail',
    data: jobData,
    async run({ name, email, message }) {
      const to = config.supportEmail ?? config.mailFrom;
      const sender = name.replace(/\s+/g, ' ');
      const subject = `Message from ${sender}`;
      await sendMail({ to, replyTo: email, subject, text: `${message}\n\n${sender} <${email}>\n` });
    },
  };
}
