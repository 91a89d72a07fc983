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
  await expectFocusShown(page, path);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectFocusShown(page: Page, path: string): Promise<void> {
  let looks: readonly ('active' | 'none')[] = ['active', 'none'];
  for (let stop = 0; stop < STOPS_PER_PAGE; stop++) {
    await page.keyboard.press('Tab');
    for (const forcedColors of looks) {
      await page.emulateMedia({ forcedColors });
      const { name, focused, resting } = await outlineOfFocus(page);
      if (name === '') return;
      const colors = forcedColors === 'active' ? 'in forced colors' : 'in its own colors';
      expect.soft(focused, `${path}: the focus does not show ${colors} on ${name}`).not.toBe(resting);
    }
    looks = looks.toReversed();
  }
}

test('the pages hold at 400% zoom, in own and forced colors: no sideways scroll, axe clean, focus shown', async ({
  page,
}) => {
  await page.setViewportSize(ZOOMED);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of VISITOR_PAGES) await expectHolds(page, path);
  const person = await registerReadyPerson(page.request);
  for (const path of pagesOf(person)) await expectHolds(page, path);
});
