import type { Page } from '@playwright/test';
import { registerPerson } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';

test.use({ tour: true });

const tour = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

const offer = (page: Page) => page.getByRole('region', { name: 'Guided tour' });

async function openDashboard(page: Page) {
  await registerPerson(page.request);
  await page.goto('/dashboard');
  await offer(page).getByRole('button', { name: 'Show me' }).click();
}

test('the tour offers itself to a newcomer, names its steps, and does not come again once ended', async ({
  page,
}) => {
  await openDashboard(page);
  await expect(tour(page)).toContainText('Welcome to Mission Control');
  await expect(tour(page)).toContainText('up to 5 resumes');
  await expect(tour(page)).toContainText('Step 1 of 3');
  await expectAccessible(page);
  for (let step = 1; step < 10; step++) {
    const next = tour(page).getByRole('button', { name: /^Next/ });
    if ((await next.count()) === 0) break;
    await expect(next).toContainText(/Next \(Step \d+ of \d+\)/);
    await next.click();
    await expect(tour(page)).toBeVisible();
  }
  await tour(page)
    .getByRole('button', { name: /Last|Close|Finish/ })
    .first()
    .click();
  await expect(tour(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mission Control' })).toBeVisible();
  // The tour comes 1.5 seconds after the page; a page that has been still for longer has none.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 2500)));
  await expect(tour(page).or(offer(page))).toHaveCount(0);
});

test('the offer takes no focus, and declining it is remembered', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/dashboard');
  await expect(offer(page)).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
  expect(await offer(page).evaluate((node) => node.contains(document.activeElement))).toBe(false);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer(page)).toHaveCount(0);
  const mark = await page.evaluate(() => localStorage.getItem('mission-ready:mark:tour-completed'));
  expect(mark).toBe('yes');
});

test('each page the specification names has its tour, and a missing target is told on the console', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const start = () =>
    page
      .getByRole('button', { name: /Guided tour/i })
      .first()
      .click();
  await page.goto('/auth');
  await start();
  await expect(tour(page)).toContainText('Step 1 of 2');
  await tour(page).getByRole('button', { name: 'Skip' }).click();
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '25B' });
  const matches = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  for (const [path, count] of [
    ['/job-based-resume', 3],
    [`/resume/${matches[0]?.id}`, 3],
    ['/job-matches', 3],
    ['/profile', 2],
    ['/resumes', 2],
  ] as const) {
    await page.goto(path);
    // The tour looks for its targets once, when it starts.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await start();
    await expect(tour(page), path).toContainText(`Step 1 of ${count}`);
    await tour(page).getByRole('button', { name: 'Skip' }).click();
  }
  expect(warnings.filter((text) => text.startsWith('Tour:'))).toEqual([
    'Tour: target "resume-generator" was not found or is not visible',
  ]);
});

test('the tour works by keyboard alone, and Escape ends a step', async ({ page }) => {
  await openDashboard(page);
  await expect(tour(page)).toBeVisible();
  const focusInside = () => tour(page).evaluate((node) => node.contains(document.activeElement));
  await expect.poll(focusInside).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Welcome to Mission Control')).toHaveCount(0);
});

test('a click beside a step closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(page);
  await expect(tour(page)).toContainText('Welcome to Mission Control');
  await page.mouse.click(8, 790);
  await expect(page.getByText('Welcome to Mission Control')).toHaveCount(0);
});

test('the tour can be skipped and started again from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard(page);
  await tour(page).getByRole('button', { name: 'Skip' }).click();
  await expect(tour(page)).toHaveCount(0);
  await page
    .getByRole('button', { name: /Guided Tour/ })
    .first()
    .click();
  await expect(tour(page)).toContainText('Welcome to Mission Control');
});

test('premium accounts read that resumes are unlimited', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await page.request.post(`/api/testing/make-premium/${username}`);
  await page.goto('/dashboard');
  await offer(page).getByRole('button', { name: 'Show me' }).click();
  await expect(tour(page)).toContainText(/unlimited/);
});
