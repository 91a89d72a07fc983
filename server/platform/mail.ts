import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazily } from '#career/lazily.ts';
import type { Config } from './config.ts';

export interface Message {
  readonly to: string;
  readonly subject: string;
  /** Plain text; every mail of ours reads well without markup. */
  readonly text: string;
  readonly replyTo?: string;
}

/** Sends mail, or throws; the queue tries again. The one door to SMTP. */
export type SendMail = (message: Message) => Promise<void>;

const TIME_LIMIT_MS = 20_000;

/** The library is loaded with the first mail: a start has no use for its 20 MB. */
const nodemailer = async () => (await import('nodemailer')).default;

/** Through SMTP_URL, or, without it, as an .eml file in the outbox, whole or not at all. */
export function mailer(config: Config): SendMail {
  if (config.smtpUrl) {
    const limits = {
      connectionTimeout: TIME_LIMIT_MS,
      greetingTimeout: TIME_LIMIT_MS,
      socketTimeout: TIME_LIMIT_MS,
    };
    const transport = lazily(async () =>
      (await nodemailer()).createTransport({ url: config.smtpUrl, ...limits }),
    );
    return async (message) => {
      await (await transport()).sendMail({ from: config.mailFrom, ...message });
    };
  }
  const outbox = join(config.dataDir, 'outbox');
  const transport = lazily(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' }),
  );
  return async (message) => {
    const { message: eml } = await (await transport()).sendMail({ from: config.mailFrom, ...message });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const file = join(outbox, `${Date.now()}-${randomUUID()}.eml`);
    await writeFile(`${file}.part`, eml as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
