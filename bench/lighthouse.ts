/**
 * What Lighthouse's simulated phone says of the pages issue 14 names, and of the dashboard: each several times against the
 * built site as `npm start` runs it, with somebody signed in who has matches. Measure on a quiet machine.
 *
 *   npm run bench:lighthouse               five looks a page
 *   npm run bench:lighthouse -- 3 /explore how many looks, and the pages whose address begins so
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { QUIET } from '../e2e/browser-args.ts';
import { ensureBuilt } from '../scripts/prepare.js';
import { findChromium } from '../scripts/test/chromium.ts';
import { Person } from './http/person.ts';
import { ended, startSite } from './http/site.ts';

const [looks = '5', only = '/'] = process.argv.slice(2);
/** What issue 14 asks of each page but the dashboard; of 100. */
const GOAL = 98;
const PAGES = ['/', '/explore/army/68w', '/job-matches', '/dashboard'];
const PORT = 9333;

const browser = findChromium();
if (browser.kind === 'none') throw new Error(browser.why);
ensureBuilt();
const directory = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const site = await startSite({ DATA_DIR: directory });
const opened = await chromium.launch({
  executablePath: browser.path,
  args: [...QUIET.filter((arg) => !arg.startsWith('--js-flags')), `--remote-debugging-port=${PORT}`],
});
try {
  const url = `http://localhost:${site.port}`;
  const person = await new Person(url).register('looked_at');
  for (const path of PAGES.filter((page) => page.startsWith(only))) {
    const scores = [];
    for (let look = 0; look < Number(looks); look++) {
      const result = await lighthouse(`${url}${path}`, {
        ...{ port: PORT, output: 'json', logLevel: 'silent' },
        ...(path === '/' ? {} : { extraHeaders: { cookie: person.cookie } }),
      });
      const failed = result?.lhr.runtimeError;
      if (failed) throw new Error(failed.message);
      const { categories = {}, audits = {}, finalDisplayedUrl = '' } = result?.lhr ?? {};
      if (!finalDisplayedUrl.endsWith(path)) throw new Error(`${path} led to ${finalDisplayedUrl}`);
      const of100 = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
      const ms = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
      scores.push({
        of100,
        told: `first paint ${ms('first-contentful-paint')} ms, largest ${ms('largest-contentful-paint')}, thread held ${ms('total-blocking-time')}`,
      });
    }
    scores.sort((one, other) => (one.of100[0] ?? 0) - (other.of100[0] ?? 0));
    const median = scores[Math.floor(scores.length / 2)];
    const performance = scores.map(({ of100 }) => of100[0]).join(' ');
    process.stdout.write(
      `${path}  performance ${median?.of100[0]} (${performance}; goal ${GOAL}), accessibility, practices, findability ${median?.of100.slice(1).join(', ')}; ${median?.told}\n`,
    );
  }
} finally {
  await opened.close();
  site.child.kill();
  await ended(site.child);
  rmSync(directory, { recursive: true, force: true });
}
