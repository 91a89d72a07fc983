import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleRecolored, test } from './fixture.ts';
import { pagesOf, VISITOR_PAGES } from './pages.ts';
import { registerReadyPerson } from './ready-person.ts';

/** A window of 1280 by 1024 px at 400% zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
const STOPS_PER_PAGE = 12;

async function expectNoOverhang(page: Page, state: string): Promise<void> {
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `${state} is wider than the window`).toBeLessThanOrEqual(0);
}

/** The parts that Tab came to, kept in the page. */
type Stops = { stops?: HTMLElement[] };

/** Goes on with Tab through the first stops of a page, and remembers them in it. */
async function tabThrough(page: Page): Promise<void> {
  for (let stop = 0; stop < STOPS_PER_PAGE; stop++) {
    await page.keyboard.press('Tab');
    const isOnPage = await page.evaluate(() => {
      const node = document.activeElement;
      if (!(node instanceof HTMLElement) || node === document.body) return false;
      const kept = window as Stops;
      kept.stops = [...(kept.stops ?? []), node];
      return true;
    });
    if (!isOnPage) return;
  }
}

/**
 * How each stop and what is drawn around it look in lines, the only thing forced colors leave of a style, with the focus
 * and without. A script moves the focus: after a Tab it is shown as one that the keyboard moved.
 */
function outlinesOfStops(page: Page): Promise<{ name: string; focused: string; resting: string }[]> {
  return page.evaluate(() =>
    ((window as Stops).stops ?? []).map((node) => {
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
      node.focus({ preventScroll: true });
      // One that has gone meanwhile, or that cannot be focused again, is told as one that shows nothing.
      const isShown = node.matches(':focus-visible');
      const focused = look();
      node.blur();
      const resting = look();
      return { name: node.outerHTML.slice(0, 160), focused: isShown ? focused : resting, resting };
    }),
  );
}

/** Loads a page once and looks at it in its own and in forced colors. */
async function expectHolds(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoOverhang(page, `${path} at 320 px`);
  await expectAccessible(page);
  // Axe reads the text's fill color, which Chromium reports as the page wrote it; what is painted are the system's own
  // pairs of colors.
  await expectAccessibleRecolored(page, () => page.emulateMedia({ forcedColors: 'active' }), [
    'color-contrast',
  ]);
  await expectNoOverhang(page, `${path} at 320 px in forced colors`);
  await tabThrough(page);
  for (const [forcedColors, colors] of [
    ['active', 'in forced colors'],
    ['none', 'in its own colors'],
  ] as const) {
    await page.emulateMedia({ forcedColors });
    const stops = await outlinesOfStops(page);
    expect(stops.length, `${path}: stops`).toBeGreaterThan(0);
    for (const { name, focused, resting } of stops)
      expect.soft(focused, `${path}: the focus does not show ${colors} on ${name}`).not.toBe(resting);
  }
}

const HOLDS = 'at 400% zoom, in own and forced colors: no sideways scroll, axe clean, focus shown';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(ZOOMED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test(`the pages for visitors hold ${HOLDS}`, async ({ page }) => {
  for (const path of VISITOR_PAGES) await expectHolds(page, path);
});

// In halves: in one piece it would go on by itself when all others are done.
for (const half of ['first', 'second']) {
  test(`the ${half} half of a veteran’s pages hold ${HOLDS}`, async ({ page }) => {
    const pages = pagesOf(await registerReadyPerson(page.request));
    const middle = Math.ceil(pages.length / 2);
    const paths = half === 'first' ? pages.slice(0, middle) : pages.slice(middle);
    for (const path of paths) await expectHolds(page, path);
  });
}
