import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, expectScreen, test } from './fixture.ts';

/** What the public pages are held to, of 100 (issue 3). */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SCRIPT_BYTES = 100 * 1024;

for (const [name, path] of [
  ['the landing page', '/'],
  ['a page of the explorer', '/explore/army/68w'],
] as const)
  test(`Lighthouse finds ${name} fast, accessible and findable on a phone`, async ({ site }, { project }) => {
    const port = 9222 + Number(process.env.TEST_PARALLEL_INDEX ?? 0);
    const { launchOptions } = project.use;
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
    });
    try {
      // Whatever else the machine does only ever lowers the measured speed, so the best of three counts.
      let scores: Record<string, number> = {};
      let failing: string[] = [];
      for (let attempt = 0; attempt < 3 && (scores.performance ?? 0) < LEAST.performance; attempt++) {
        const result = await lighthouse(`${site.url}${path}`, { port, output: 'json', logLevel: 'silent' });
        const categories = Object.entries(result?.lhr.categories ?? {});
        scores = Object.fromEntries(
          categories.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
        );
        failing = Object.values(result?.lhr.audits ?? {})
          .filter(
            ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary',
          )
          .map(({ id, title }) => `${id}: ${title}`);
      }
      for (const [name, least] of Object.entries(LEAST)) {
        expect(scores[name], `${name}\n${failing.join('\n')}`).toBeGreaterThanOrEqual(least);
      }
    } finally {
      await browser.close();
    }
  });

test('the landing page loads little script before anyone touches it', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_SCRIPT_BYTES);
});

test('the landing page reads without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: "Create Your Transition Plan – It's Free" }).first(),
  ).toBeVisible();
  await expect(page.getByText(/Terms of Service/).first()).toBeVisible();
  await context.close();
});

test('one answer is open at a time, and clicking the open one closes it', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).toHaveAttribute('open', '');
  await expect(questions.nth(0)).not.toHaveAttribute('open', '');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open', '');
});

test('see how it works scrolls to its section, 80 px below the top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page
    .getByRole('link', { name: 'See How It Works' })
    .or(page.getByRole('button', { name: 'See How It Works' }))
    .first()
    .click();
  const section = page.locator('#how-it-works');
  await expect.poll(async () => Math.round((await section.boundingBox())?.y ?? -1)).toBe(80);
  await expectScreen(page, /./);
});

test('robots and the site map are there for search engines', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toMatch(/Sitemap:/);
  const map = await request.get('/sitemap.xml');
  expect(map.headers()['content-type']).toContain('xml');
  expect(await map.text()).toContain('/privacy</loc>');
});
