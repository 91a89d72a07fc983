import type { Page } from '@playwright/test';
import { sendChange } from './api-person.ts';
import { expect, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

/** What Lighthouse calls perfect begins below 0.1; what an eye notices, far below that. */
const MOST_SHIFT = 0.01;

/** How far a page moved by itself since it was loaded: the browser's own measure, 0 for not at all. */
const shiftOf = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, shift) => sum + shift, 0);
  });

test('pages stay where they are while their parts arrive', async ({ page }) => {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  await sendChange(page.request, 'POST', '/api/places/mine', { wished: ['city:Norfolk, VA', 'area:41740'] });
  const payBasis = { grade: 'E-7', years: 'Over 10', zip: '23510', dependents: 'yes', filing: 'married' };
  const saved = await sendChange(page.request, 'POST', '/api/places/pay-basis', {
    ...payBasis,
    ownHousing: '',
    retiredPay: '',
    disabilityPay: '',
  });
  expect(saved.ok()).toBe(true);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/dashboard',
      '/job-matches',
      `/job-details/${matchId}`,
      '/pay',
      '/profile',
      `/resume/${resumeId}`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftOf(page), `${path} at ${width} px`).toBeLessThan(MOST_SHIFT);
    }
  }
});
