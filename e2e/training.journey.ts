import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectScreen, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';

/** A medic with EMT among the titles, who wants to work in a place. */
async function medicBoundFor(page: Page, place: string | null): Promise<number> {
  await registerPerson(page.request, {
    militaryBranch: 'Army',
    militaryOccupation: '68W',
    certifications: 'NREMT (EMT), 2024',
  });
  const added = await sendChange(page.request, 'POST', '/api/job-matches', { onetSocCode: '29-2042.00' });
  if (place !== null) {
    const found = await page.request.get('/api/places', { params: { query: place } });
    const { places } = (await found.json()) as { places: { key: string }[] };
    await sendChange(page.request, 'POST', '/api/places/mine', { wished: [places[0]?.key] });
  }
  return ((await added.json()) as { id: number }).id;
}

const part = (page: Page) => page.getByRole('group').filter({ hasText: 'Licenses and Training' });

async function lookUp(page: Page, hands: Hands): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const id = await medicBoundFor(page, 'Seattle, WA');
  await page.goto(`/job-details/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(asked.filter((path) => path.endsWith('/training'))).toEqual([]);
  await hands.press(page.locator('summary', { hasText: 'Licenses and Training' }));
  await expect(part(page).getByRole('heading', { name: 'Licenses in Washington' })).toBeVisible();
  await expect(part(page)).toContainText('Your record lists EMT. It may count toward this one');
  await expect(part(page)).toContainText('50 U.S.C. 4025a');
  await expect(part(page).getByRole('table', { name: /Public colleges/ })).toBeVisible();
  await expect(part(page)).toContainText('Seattle-Tacoma, WA');
  await expect(part(page)).toContainText('Series for this title: GS 0640 Health Aid and Technician.');
  await hands.press(part(page).locator('summary', { hasText: 'Show the pay table' }));
  await expect(part(page).getByRole('rowheader', { name: 'GS-7' })).toBeVisible();
  await expectScreen(page, /./);
}

for (const width of [360, 1280]) {
  test(`licenses, schools and federal pay in a chosen place, asked for when opened, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await lookUp(page, mouse);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

test('the same by keyboard alone', async ({ page }) => {
  await lookUp(page, keyboard(page));
});

test('what the lists lack is said, with where to look', async ({ page }) => {
  const id = await medicBoundFor(page, 'San Diego, CA');
  await page.goto(`/job-details/${id}`);
  await page.locator('summary', { hasText: 'Licenses and Training' }).click();
  await expect(part(page)).toContainText('Our list doesn’t have California');
  await expect(part(page).getByRole('link', { name: /official License Finder/ })).toBeVisible();
  await expect(part(page)).toContainText('Our list of colleges doesn’t have California');
  await expect(part(page)).toContainText('Our list of sponsors doesn’t have California');
  await expect(part(page)).toContainText('San Diego-Chula Vista-Carlsbad, CA');
});

test('without a place it says how to choose one', async ({ page }) => {
  const id = await medicBoundFor(page, null);
  await page.goto(`/job-details/${id}`);
  await page.locator('summary', { hasText: 'Licenses and Training' }).click();
  await part(page).getByRole('link', { name: 'Say where you want to work' }).click();
  await expect(page).toHaveURL(/\/pay$/);
});
