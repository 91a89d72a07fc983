import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addDays } from '#career/leaving/calendar-date.ts';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectScreen, expectToast, test } from './fixture.ts';
import { type Hands, keyboard, mouse } from './hands.ts';

const today = () => new Date().toISOString().slice(0, 10);

/** From nothing to a plan with an entry ticked off, that is still ticked after the date has moved. */
async function makeAndTick(page: Page, hands: Hands): Promise<void> {
  await page.goto('/calendar');
  await expectScreen(page, 'Countdown');
  await hands.press(page.getByRole('button', { name: 'Make my plan' }));
  await expect(page.getByRole('alert').first()).toContainText('Choose how you’re leaving');
  await hands.press(page.getByRole('radio', { name: /^Separation/ }));
  await hands.write(page.getByLabel('Your last day of service'), addDays(today(), 150));
  await hands.write(page.getByLabel(/Days of terminal leave/), '30');
  await hands.press(page.getByRole('button', { name: 'Make my plan' }));
  await expectToast(page, 'Plan ready');
  await expect(page.getByRole('heading', { name: 'Do now' })).toBeVisible();
  const claim = page.getByRole('checkbox', { name: /File your VA disability claim early/ });
  await hands.press(claim);
  await expect(claim).toBeChecked();
  await expect(claim).toBeFocused();
  await expect(page.getByText(/1 of \d+ done/)).toBeVisible();
  await hands.press(page.locator('summary', { hasText: 'Change the date' }));
  await hands.write(page.getByLabel('Your last day of service'), addDays(today(), 170));
  await hands.press(page.getByRole('button', { name: 'Save the new date' }));
  await expect(page.getByText('That’s in 170 days.')).toBeVisible();
  await page.reload();
  await hands.press(page.locator('summary', { hasText: 'Show 1 done' }));
  await expect(claim).toBeChecked();
  await expectScreen(page, 'Countdown');
}

for (const width of [360, 1280]) {
  test(`one date makes a plan that is ticked off, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await registerPerson(page.request);
    await makeAndTick(page, mouse);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });
}

test('the same by keyboard alone', async ({ page }) => {
  await registerPerson(page.request);
  await makeAndTick(page, keyboard(page));
});

test('the plan goes into a calendar: as a file, and by a link that stops when told', async ({ page }) => {
  await registerPerson(page.request);
  const lastDay = addDays(today(), 200);
  await sendChange(page.request, 'POST', '/api/calendar', { kind: 'retirement', lastDay });
  await page.goto('/calendar');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download calendar file (.ics)' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  const days = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event).startDate.toString());
  expect(days).toContain(addDays(lastDay, -180));
  await page.getByRole('button', { name: 'Make a secret link' }).click();
  const link = await page.getByText(/\/api\/calendar\/feed\//).innerText();
  expect((await page.request.get(link)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/We don’t keep a copy/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a secret link' })).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});

test('who comes late reads what is still possible, and what their titles ask for', async ({ page }) => {
  await registerPerson(page.request, { militaryBranch: 'Army', militaryOccupation: '68W' });
  const matches = (await (await page.request.get('/api/job-matches')).json()) as {
    id: number;
    detail: { access: { weeks: number | null } };
  }[];
  const licensed = matches.find(({ detail }) => detail.access.weeks !== null);
  await sendChange(page.request, 'PATCH', `/api/job-matches/${licensed?.id}`, { isSelected: true });
  await sendChange(page.request, 'POST', '/api/calendar', {
    kind: 'separation',
    lastDay: addDays(today(), 20),
  });
  await page.goto('/calendar');
  const late = page.getByRole('region', { name: 'Past the usual date' });
  await expect(late).toContainText('Still possible: Start this week.');
  for (const further of await page.locator('summary', { hasText: / more, through / }).all())
    await further.click();
  const own = late
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /^Start on an? / }) })
    .first();
  await own.locator('summary', { hasText: 'What to know' }).click();
  await expect(own.getByText('Counted from the titles you selected.')).toBeVisible();
  await expect(page.getByText('VGLI with health questions', { exact: true })).toBeVisible();
  const next = await page.getByText(/^Next: /).innerText();
  await page.goto('/dashboard');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Next date in your Countdown' });
  expect(next).toContain(await waiting.getByRole('link').innerText());
});

test('reminders are off until asked for, and the plan can be deleted', async ({ page }) => {
  await registerPerson(page.request);
  const lastDay = addDays(today(), 200);
  await sendChange(page.request, 'POST', '/api/calendar', { kind: 'orders-end', lastDay });
  await page.goto('/calendar');
  const reminders = page.getByRole('checkbox', { name: /Email me on Mondays/ });
  await expect(reminders).not.toBeChecked();
  await reminders.click();
  await expect(reminders).toBeChecked();
  await page.reload();
  await expect(reminders).toBeChecked();
  await page.getByText('Change the date').click();
  await page.getByRole('button', { name: 'Delete my plan' }).click();
  await page.getByRole('button', { name: 'Delete plan' }).click();
  await expect(page.getByRole('heading', { name: 'When’s your last day?' })).toBeVisible();
});

test('a link to stop reminders that is none of ours says so', async ({ page }) => {
  await page.goto('/stop-reminders/7.x');
  await page.getByRole('button', { name: 'Stop the reminders' }).click();
  await expect(page.getByRole('alert')).toContainText('It may have been cut off');
});
