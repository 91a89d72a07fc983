import { readFileSync } from 'node:fs';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { startStripeServer } from '../server/testing/stripe-server.ts';
import type { StripeServer } from '../server/testing/stripe-shapes.ts';
import { unlessKnownClean } from './clean-structures.ts';
import { startShop } from './shop.ts';
import { newDataDir, removeDataDir, type Site, startSite, stopSite } from './site.ts';

/** A page that has no heading in its main part by then has none. */
const DRAWN_MS = 15_000;

/** Axe without the spaces and comments that `axe.source` carries: every page is sent it anew, and reads half as much. */
const AXE_SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules of WCAG 2.2 at levels A and AA, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of the rules that judge colors, and nothing but colors. */
const COLOR_RULES = axe
  .getRules(['cat.color'])
  .filter(({ tags }) => tags.some((tag) => RULES.includes(tag)))
  .map(({ ruleId }) => ruleId);

/** Fails with what axe finds on the page as it stands; rules that cannot be judged there are left out by name. */
export async function expectAccessible(page: Page, leaveOut: string[] = []): Promise<void> {
  await expectNoViolations(page, {
    runOnly: { type: 'tag', values: RULES },
    rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
  });
}

/**
 * Has axe look at the page as it stands, changes its colors alone, and has axe look again. What has the same markup,
 * every part of it in the same place, can differ in what the rules about colors judge and nothing else, so those are
 * run again; where anything has moved, all are.
 */
export async function expectAccessibleRecolored(
  page: Page,
  recolor: () => Promise<void>,
  leaveOut: string[] = [],
): Promise<void> {
  await isDrawnAsBefore(page);
  await recolor();
  await settled(page);
  if (!(await isDrawnAsBefore(page))) return expectAccessible(page, leaveOut);
  const rules = COLOR_RULES.filter((rule) => !leaveOut.includes(rule));
  if (rules.length > 0) await expectNoViolations(page, { runOnly: { type: 'rule', values: rules } });
}

/**
 * Whether the page has the markup it had when this was last asked, and each part of it in its place. The page remembers
 * it itself: to carry it here and back took longer than to gather it. One that was loaded anew remembers nothing.
 */
function isDrawnAsBefore(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const places = Array.from(document.querySelectorAll('*'), (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${x} ${y} ${width} ${height} ${part.checkVisibility({ visibilityProperty: true })}`;
    });
    const kept = window as { drawn?: string };
    const before = kept.drawn;
    kept.drawn = [document.documentElement.outerHTML, ...places].join('\n');
    return kept.drawn === before;
  });
}

async function expectNoViolations(page: Page, what: axe.RunOptions): Promise<void> {
  await settled(page);
  // What follows looks at the page itself, which is all there is: a frame in it would go unseen.
  expect(page.frames(), 'frames').toHaveLength(1);
  const found = await unlessKnownClean(page, what, (parts) => violations(page, what, parts));
  expect(found, `axe on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** One for each page, kept: to end one takes a page's virtual authenticator with it, whoever added that. */
const sessions = new WeakMap<Page, CDPSession>();

/** As a script of its own: what `page.evaluate` is given is read and compiled anew in each document. */
async function addAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: AXE_SOURCE });
}

/**
 * Runs axe in the page. Its own package for Playwright carries its source and all it found through a second, blank
 * page each time, which took eight times as long (decision 0020).
 */
async function violations(page: Page, what: axe.RunOptions, parts?: readonly number[]): Promise<string[]> {
  // A page that was left has taken its copy with it.
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page);
  // To name each part by a selector, which nobody reads here, takes axe a sixth of its time.
  const options: axe.RunOptions = { ...what, resultTypes: ['violations'], selectors: false };
  return page.evaluate(
    async ({ how, places }) => {
      const { axe: inPage, partsOfPage } = window as unknown as { axe: typeof axe; partsOfPage: Element[] };
      const wanted = (places ?? [])
        .flatMap((place) => partsOfPage[place] ?? [])
        .filter((part) => part.isConnected);
      // What is inside another is looked at with it.
      const include = wanted.filter(
        (part) => !wanted.some((other) => other !== part && other.contains(part)),
      );
      const results = await inPage.run(include.length > 0 ? { include } : document, how);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n   ')}`,
      );
    },
    { how: options, places: parts },
  );
}

/**
 * Waits for the page to be drawn, since a journey may end right behind a navigation, and for what fades or slides in to
 * be there in full: half faded, its contrast is nobody's. A page that never has its heading is axe's to find.
 */
async function settled(page: Page): Promise<void> {
  await page
    .locator('main h1')
    .first()
    .waitFor({ state: 'attached', timeout: DRAWN_MS })
    .catch(() => {});
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Waits for a screen by its heading, which has the focus after a navigation, and has axe look at it. */
export async function expectScreen(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page);
}

/** Waits for a toast by its title. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
}

interface Fixtures {
  /** Whether the tour offers itself, as it does to newcomers. Off: it would lie over what a journey is about. */
  tour: boolean;
  /** Runs after every journey, where nobody can forget it: axe, and no error on the console. */
  watch: undefined;
}

/** What a worker starts when a journey first asks for it, and keeps for those that come after. */
interface Kept {
  /** The site of all journeys that need none of their own. */
  site: Site;
  /** A payment company of our own. */
  stripe: StripeServer;
  /** A site that sells Premium through it. */
  shop: Site;
}

/**
 * For journeys without a page. All that a worker keeps is named here and nowhere else: journeys with other things to
 * keep are given to workers of their own, and each of those costs as much as a site.
 */
export const testWithoutPage = base.extend<object, Kept>({
  site: [
    async ({ playwright: _playwright }, use) => {
      const dataDir = newDataDir();
      const site = await startSite(dataDir, {}, 'testing/serve');
      await use(site);
      await stopSite(site);
      removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  stripe: [
    async ({ playwright: _playwright }, use) => {
      const stripe = await startStripeServer();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const dataDir = newDataDir();
      const shop = await startShop(dataDir, stripe);
      await use(shop);
      await stopSite(shop);
      removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
});

export const test = testWithoutPage.extend<Fixtures>({
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  tour: [false, { option: true }],
  watch: [
    async ({ page, tour }, use) => {
      if (!tour) {
        await page.addInitScript(() => {
          // A blank page has no storage.
          if (location.protocol !== 'about:')
            localStorage.setItem('mission-ready:mark:tour-completed', 'yes');
        });
      }
      // A page that comes drawn is inert until the app takes it over; Playwright would type into it all the same.
      const isTakenOver = () => page.locator('#root[inert]').waitFor({ state: 'detached' });
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        if (options?.waitUntil !== 'commit') await isTakenOver();
        return response;
      };
      const reload = page.reload.bind(page);
      page.reload = async (options) => {
        const response = await reload(options);
        await isTakenOver();
        return response;
      };
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('console', (message) => {
        // Failed requests are logged, by the browser and (as specified) by us; whether one was right is for the
        // journey to say.
        const isRequest = /^(Failed to load resource|ApiError:)/.test(message.text());
        if (message.type() === 'error' && !isRequest) errors.push(message.text());
      });
      await use(undefined);
      if (page.url() !== 'about:blank') await expectAccessible(page);
      expect(errors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
