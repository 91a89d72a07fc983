import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixture.ts';
import { pagesOf, VISITOR_PAGES } from './pages.ts';
import { registerReadyPerson } from './ready-person.ts';

/** A window of 1280 by 1024 px at 400% zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const STOPS_PER_PAGE = 12;

/** How the focused part and what is drawn around it look in lines, the only thing forced colors leave of a style. */
function outlineOfFocus(page: Page): Promise<{ name: string; focused: string; resting: string }> {
  return page.evaluate(() => {
    const node = document.activeElement;
    if (!(node instanceof HTMLElement) || node === document.body)
      return { name: '', focused: '', resting: 'x' };
    const drawn = [node, node.parentElement, node.nextElementSibling, node.closest('label')];
    const look = () =>
      drawn
        .filter((part) => part !== null)
        .map((part) => {
          const style = getComputedStyle(part);
          const line = `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.outlineOffset}`;
          return `${style.outlineStyle === 'none' ? '' : line} ${style.borderWidth}`;
        })
        .join('; ');
    const focused = look();
    node.blur();
    const resting = look();
    node.focus({ preventScroll: true });
    return { name: node.outerHTML.slice(0, 160), focused, resting };
  });
}

async function expectHolds(page: Page, path: string, leaveOut: string[]): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang, `${path} is wider than 320 px`).toBeLessThanOrEqual(0);
  await expectAccessible(page, leaveOut);
  for (let stop = 0; stop < STOPS_PER_PAGE; stop++) {
    await page.keyboard.press('Tab');
    const { name, focused, resting } = await outlineOfFocus(page);
    if (name === '') break;
    expect.soft(focused, `${path}: the focus does not show on ${name}`).not.toBe(resting);
  }
}

for (const forcedColors of ['none', 'active'] as const) {
  const colors = forcedColors === 'active' ? 'in forced colors' : 'in its own colors';
  test(`the pages hold at 400% zoom ${colors}: no sideways scroll, axe clean, focus shown`, async ({
    page,
  }) => {
    // The tour would take the focus to itself.
    await page.addInitScript(() => window.localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
    await page.setViewportSize(ZOOMED);
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
    // Axe reads the text's fill color, which Chromium reports as the page wrote it; what is painted are the system's
    // own pairs of colors.
    const leaveOut = forcedColors === 'active' ? ['color-contrast'] : [];
    for (const path of VISITOR_PAGES) await expectHolds(page, path, leaveOut);
    const person = await registerReadyPerson(page.request);
    for (const path of pagesOf(person)) await expectHolds(page, path, leaveOut);
    await page.emulateMedia({ forcedColors: 'none' });
  });
}
