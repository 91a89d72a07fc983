import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** The newest mail to an address, once it has gone out. */
export function mailTo(site: Site, address: string): Promise<string> {
  return mailWith(site, `To: ${address}`);
}

/** The newest mail that holds a text as it stands in the file, once it has gone out. */
export async function mailWith(site: Site, part: string): Promise<string> {
  const outbox = join(site.dataDir, 'outbox');
  let text = '';
  await expect
    .poll(() => {
      const files = readdirSync(site.dataDir).includes('outbox') ? readdirSync(outbox).sort().reverse() : [];
      const mails = files
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(outbox, name), 'utf8'));
      text = mails.find((mail) => mail.includes(part)) ?? '';
      return text;
    })
    .not.toBe('');
  return text.replace(/=\n/g, '').replace(/=3D/g, '=');
}
