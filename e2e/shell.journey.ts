import type { Request } from '@playwright/test';
import type { PagePath } from '#contract/pages.ts';
import { DRAWN_PAGES } from '#server/platform/http/drawn-pages.ts';
import { FIRST_CALLS } from '#server/platform/http/page-files.ts';
import { registerPerson } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { mailWith } from './mailbox.ts';
import { registerReadyPerson } from './ready-person.ts';
import { newDataDir, removeDataDir, startSite, stopSite } from './site.ts';

const PNG_1X1 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('a lost connection is said, what was typed stays, and its return is seen', async ({ page, context }) => {
  await registerPerson(page.request);
  await page.goto('/applications/new');
  await page.getByLabel('Job title').fill('Dispatcher');
  await context.setOffline(true);
  await expect(page.getByText(/You’re offline/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Company').fill('County 911');
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('Dispatcher');
  await expect(page.getByLabel('Company')).toHaveValue('County 911');
  await context.setOffline(false);
  await expect(page.getByText(/You’re offline/)).toHaveCount(0);
  // What was to be saved waited for the connection, and is.
  await expectScreen(page, 'Application Tracker');
  await expect(page.getByText('County 911', { exact: true })).toBeVisible();
});

test('on a phone the menu slides out, leads on, and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request);
  await page.goto('/dashboard');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await menu.click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await expect(panel.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await panel.getByRole('link', { name: /Job Intel/ }).click();
  await expectScreen(page, 'JOB INTEL');
  await expect(panel).toHaveCount(0);
});

test('each navigation starts at the top, with the focus on the heading and a title of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerPerson(page.request);
  await page.goto('/dashboard');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expectScreen(page, 'Terms of Service');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/Terms of Service/);
});

test('a message to support goes out as mail', async ({ page, site }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Your name').fill('Ana Ortiz');
  await page.getByLabel('Your email').fill('ana.ortiz@example.org');
  await page.getByLabel('Message').fill('How do I change my branch to the Space Force?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  await mailWith(site, 'change my branch to the Space Force');
});

test('a profile picture is taken, shown in the header, and can be removed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerPerson(page.request);
  await page.goto('/profile');
  const choose = page.locator('input[type="file"]');
  await choose.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(/PNG, JPEG or WebP/).first()).toBeVisible();
  await choose.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PNG_1X1, 'base64'),
  });
  await expect(page.getByRole('banner').locator('img')).toBeVisible();
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0);
});

test('Caps Lock is said beside a password', async ({ page }) => {
  await page.goto('/auth');
  const password = page.getByLabel('Password', { exact: true });
  await password.focus();
  await password.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(page.getByText('Caps Lock is on.')).toBeVisible();
});

test('the plan buttons say that billing is not set up, or lead to the payment page that is', async ({
  page,
  browser,
}) => {
  await registerPerson(page.request);
  await page.goto('/subscription');
  await expectScreen(page, 'Subscription');
  await expect(page.getByText(/Upgrade to Premium: billing isn’t set up on this site/)).toBeVisible();

  const dataDir = newDataDir();
  const site = await startSite(dataDir, { PAYMENT_URL: 'https://pay.example.org/mission-ready' });
  const context = await browser.newContext({ baseURL: site.url });
  await registerPerson(context.request);
  const other = await context.newPage();
  await other.route('https://pay.example.org/**', (route) =>
    route.fulfill({ body: 'Pay here', contentType: 'text/plain' }),
  );
  await other.goto('/subscription');
  await expect(other.getByText(/It doesn’t tell us/)).toBeVisible();
  await other.getByRole('button', { name: 'Upgrade to Premium' }).click();
  await other.waitForURL(/^https:\/\/pay\.example\.org\/mission-ready\?client_reference_id=MR-[\w-]{12}$/);
  const reference = new URL(other.url()).searchParams.get('client_reference_id') ?? '';
  await other.goto('/subscription');
  await expect(other.getByText('Waiting for the people who run this site')).toBeVisible();
  await expect(other.getByText(reference)).toBeVisible();
  await other.goto('/profile?tab=privacy');
  await other.getByRole('button', { name: 'Delete my account' }).click();
  await expect(other.getByText(/Deleting your account here doesn’t stop it/)).toBeVisible();
  await context.close();
  await stopSite(site);
  removeDataDir(dataDir);
});

test('a page of the signed-in loads none of what only the server or another page works with', async ({
  page,
}) => {
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '25B' });
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/job-matches', { waitUntil: 'networkidle' });
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded, 'the pages were read').toContain('ALL RECOMMENDED POSITIONS');
  // A certificate of the catalogue, words of the glossary, a line of a premium tutorial.
  for (const inner of ['HAZWOPER', 'preventive maintenance inspections', 'Read 10 before you write one'])
    expect(loaded.includes(inner), inner).toBe(false);
});

test('an address that is no page answers 404, and the page says so', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expectScreen(page, 'This page is off the map');
  expect((await page.goto('/contact'))?.status()).toBe(200);
});

test('a page about something that is gone, or never was, answers 404, says what is missing and leads on', async ({
  page,
}) => {
  await registerPerson(page.request);
  for (const [path, says, leadsTo] of [
    ['/jobs/999999', 'This listing isn’t here', 'Go to the job board'],
    ['/applications/999999/edit', 'This application isn’t here', 'Go to your applications'],
    ['/job-details/999999', 'This title isn’t on your list', 'See your job matches'],
    ['/job-matches/999999/apply', 'This title isn’t on your list', 'Start with a blank form'],
    ['/resume/999999', 'This resume isn’t here', 'See your resumes'],
    ['/resume/999999/check', 'This resume isn’t here', 'See your resumes'],
    ['/resume/none', 'This resume isn’t here', 'See your resumes'],
    ['/community/999999', 'This thread isn’t here', 'Show all threads'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expectScreen(page, says);
    await expect(page).toHaveTitle(/Page not found/);
    await expect(page.getByRole('main').getByRole('link', { name: leadsTo })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Show all threads' }).click();
  await expectScreen(page, 'Allied Forces');
});

test('a page for signed-in people does not jump aside when its menu comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '25B' });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum = (window as unknown as { shifted: number }).shifted;
        Object.assign(window, { shifted: sum + (entry as unknown as { value: number }).value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The answer who is signed in comes only once the page stands.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/user', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/applications');
  await expect(page.getByText('Checking your sign-in')).toBeAttached();
  answer();
  await expect(page.getByRole('complementary', { name: 'Menu' })).toBeVisible();
  await expectScreen(page, 'Application Tracker');
  // 0.1 is where Core Web Vitals calls a page good; it was 0.18.
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.1);
});

test('on a phone a toast stands above the bar that saves the profile, and goes when the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '25B' });
  await page.clock.install();
  await page.goto('/profile');
  await expectScreen(page, 'My Profile');
  const save = page.getByRole('button', { name: 'Save profile' });
  await page.getByLabel('Last name').scrollIntoViewIfNeeded();
  await save.click();
  await expectToast(page, 'No Changes Detected');
  const toast = page.getByText('No Changes Detected', { exact: true }).first();
  const bar = page.getByRole('region', { name: 'Saving' });
  const [above, below] = [await toast.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 740) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  // Whoever leaves later than a moment after it leaves it behind.
  await page.clock.runFor(1500);
  await page.getByRole('link', { name: 'Review your lines' }).click();
  await expect(page).toHaveURL(/\/record$/);
  // By itself it would stand for three seconds more.
  await expect(toast).toHaveCount(0, { timeout: 1500 });
});

test('a page asks once for what the server told the browser to fetch with it', async ({ page }) => {
  await registerReadyPerson(page.request);
  for (const [path, calls] of Object.entries(FIRST_CALLS)) {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    const isDrawn = DRAWN_PAGES.has(path as PagePath);
    for (const call of calls)
      expect(
        asked.filter((one) => one === call),
        `${call} on ${path}`,
      ).toHaveLength(isDrawn ? 0 : 1);
    const early = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap((entry) =>
          entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link' ? [entry.name] : [],
        ),
    );
    const told = early.map((one) => new URL(one).pathname).filter((one) => one.startsWith('/api/'));
    expect(told.sort(), path).toEqual(isDrawn ? [] : [...calls].sort());
  }
});

test('no page does what its own content security policy forbids', async ({ page }) => {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  for (const path of [
    '/',
    '/explore',
    '/job-matches',
    `/job-details/${matchId}`,
    `/resume/${resumeId}`,
    '/pay',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken), path).toEqual([]);
  }
});
