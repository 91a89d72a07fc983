import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleRecolored, test } from './fixture.ts';

const PAGES = [
  '/explore',
  '/explore/army',
  '/explore/navy/groups/communications-and-intelligence',
  '/explore/army/68w',
  // A long title, a code of which nothing is known, and one that there is not.
  '/explore/air-force/4n0x1c',
  '/explore/army/09g',
  '/explore/army/99zz',
  '/explore/occupations',
  '/explore/occupations/29-2042',
  '/explore?branch=army&q=infantry%2C+squad+leader',
  // With a place: its long names, a question back, work paid by the hour.
  '/explore?branch=army&q=infantry%2C+squad+leader&near=Springfield',
  '/explore/army/68w?near=23510',
  '/explore/occupations/27-2031?near=Texas',
];

async function expectFits(page: Page, what: string) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, what).toBeLessThanOrEqual(0);
}

test('two fields and one tap lead a visitor to five titles on the landing page, and on to all of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByLabel('Branch').selectOption('Army');
  await page.getByLabel('Code, job title or a few words').fill('68 whiskey');
  await page.getByRole('button', { name: 'Show my civilian titles' }).click();
  const heading = page.getByRole('heading', {
    name: '68W Health Care Specialist (Combat Medic): your civilian titles',
  });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const titles = page.locator('[data-titles] > li');
  await expect(titles).toHaveCount(5);
  await expect(titles.first()).toContainText('Emergency Medical Technician');
  await expect(titles.first()).toContainText('a year');
  await expect(titles.first()).toContainText('The official military crosswalk matches 68W');
  await expect(titles.first()).toContainText('You’ll need an EMT license first');
  await expectFits(page, 'landing');
  await expectAccessible(page);
  // A place that several are called is asked back; what is chosen goes along.
  const where = page.getByLabel('Where are you headed?');
  await where.fill('Springfield');
  await where.press('Enter');
  await page.getByRole('button', { name: 'Springfield, IL' }).click();
  await expect(where).toBeFocused();
  await expect(page.getByText('The titles above show pay in Springfield, IL.')).toBeVisible();
  await expect(titles.first()).toContainText(/a year in Springfield, IL \(May 2025\)/);
  await expectFits(page, 'landing with a place');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all of them' }).click();
  await expect(page).toHaveURL(/\/explore\/army\/68w\?near=Springfield%2C\+IL$/);
  await expect(page.getByText('The titles above show pay in Springfield, IL.')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: '68W Health Care Specialist (Combat Medic)' }),
  ).toBeVisible();
});

test('registering keeps the job that was looked up, and nothing is stored before', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Branch').selectOption('Navy');
  await page.getByLabel('Code, job title or a few words').fill('HM2');
  await page.getByRole('button', { name: 'Show my civilian titles' }).click();
  const kept = await page.evaluate(() => [
    document.cookie,
    JSON.stringify(Object.keys(sessionStorage)),
    Object.keys(localStorage).filter((key) => !key.startsWith('mission-ready:mark')).length,
  ]);
  await page.getByRole('link', { name: 'Keep these in a free account' }).click();
  expect(kept).toEqual(['', '[]', 0]);
  await expect(page.getByText('Your profile starts with the job you looked up: HM')).toBeVisible();
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill('explorer@example.org');
  await page.getByLabel('Username').fill('explorer');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Confirm password', { exact: true }).fill('correct horse battery');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const user = await (await page.request.get('/api/user')).json();
  expect([user.militaryBranch, user.militaryOccupation]).toEqual(['Navy', 'HM']);
  await expect(page.getByLabel('Military branch')).toHaveValue('Navy');
  await expect(page.getByLabel('Military occupation')).toHaveValue('HM');
  const asks = page.getByRole('heading', { name: 'Is this your job?' });
  await expect(asks).toBeVisible();
  await page.getByRole('button', { name: 'Show my matches' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'JOB INTEL' })).toBeVisible();
  // Shown once: neither the way back nor a reload asks again.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your best matches' })).toBeVisible();
  await expect(asks).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your best matches' })).toBeVisible();
  await expect(asks).toHaveCount(0);
});

test('what the landing page cannot read it says so, and without an answer the explorer takes over', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Code, job title or a few words').fill('qqzzqq');
  await page.getByRole('button', { name: 'Show my civilian titles' }).click();
  await expect(page.getByRole('heading', { name: 'We don’t know “qqzzqq” yet' })).toBeFocused();
  await page.route('**/api/explore/answer?*', (route) => route.abort());
  await page.getByLabel('Code, job title or a few words').fill('infantry squad leader');
  await page.getByRole('button', { name: 'Show my civilian titles' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What we found for “infantry squad leader”' }),
  ).toBeVisible();
});

test('every page of the explorer fits a phone and a desk, in light and dark', async ({ page }) => {
  test.slow();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const address of PAGES) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await expectFits(page, `${address} at ${width}`);
      await expectAccessible(page);
      await expectAccessibleRecolored(page, () => page.emulateMedia({ colorScheme: 'dark' }));
    }
  }
});

test('the whole way works without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  await page.getByLabel('Branch').selectOption('Army');
  await page.getByLabel('Code, job title or a few words').fill('combt medic');
  await page.getByRole('button', { name: 'Show my civilian titles' }).click();
  await expect(page).toHaveURL(`${site.url}/explore/army/68w`);
  await page.getByRole('link', { name: 'Emergency Medical Technician', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Emergency Medical Technician' })).toBeVisible();
  await page.getByRole('link', { name: /^4N0X1 Aerospace Medical Service/ }).click();
  await expect(page).toHaveURL(`${site.url}/explore/air-force/4n0x1`);
  await page.getByRole('link', { name: 'Air Force', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Air Force codes' })).toBeVisible();
  await page.goto(`${site.url}/explore/army/99zz`);
  await page.getByLabel('Code, job title or a few words').fill('truk driver');
  await page.getByRole('button', { name: 'Show titles' }).click();
  await expect(page.getByRole('link', { name: 'Truck Driver', exact: true })).toBeVisible();
  await page.getByLabel('ZIP code, city, base or state').fill('Fort Bragg');
  await page.getByRole('button', { name: 'Show pay there' }).click();
  await page.getByRole('link', { name: 'Truck Driver', exact: true }).click();
  await expect(page).toHaveURL(/\/occupations\/[\d-]+\?near=Fort\+Bragg#near-heading$/);
  await expect(page.getByRole('heading', { name: /^In .*Bragg/ })).toBeVisible();
  await context.close();
});

test('a page of the explorer weighs at most 40 KB without its fonts', async ({ browser, site }) => {
  for (const address of ['/explore/army/68w', '/explore/occupations/29-2042', '/explore/navy']) {
    // Each with an empty cache, as a first visitor comes.
    const context = await browser.newContext();
    const page = await context.newPage();
    let bytes = 0;
    page.on('response', (response) => {
      if (!response.url().endsWith('.woff2')) bytes += Number(response.headers()['content-length'] ?? 0);
    });
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    expect(bytes, address).toBeGreaterThan(8000);
    expect(bytes, address).toBeLessThan(40_000);
    await context.close();
  }
});
