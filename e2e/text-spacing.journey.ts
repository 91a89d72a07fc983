import { expect, test } from './fixture.ts';
import { followTo, pagesOf, VISITOR_PAGES } from './pages.ts';
import { registerReadyPerson } from './ready-person.ts';

// WCAG 1.4.12 names these figures.
const READERS_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test('a reader’s own spacing of lines, words and letters cuts nothing off at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const hold = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, READERS_SPACING);
    const found = await page.evaluate(() => ({
      overhang: document.documentElement.scrollWidth - window.innerWidth,
      spacing: getComputedStyle(document.body).letterSpacing,
    }));
    expect(Number.parseFloat(found.spacing), 'the spacing has reached the page').toBeGreaterThan(1);
    expect.soft(found.overhang, `${path} is wider than the window`).toBeLessThanOrEqual(0);
  };
  for (const path of VISITOR_PAGES) {
    await page.goto(path);
    await hold(path);
  }
  const person = await registerReadyPerson(page.request);
  await page.goto('/dashboard');
  // The spacing is the same on a page that a link leads to; each is loaded anew in every-page.journey.ts.
  for (const path of pagesOf(person)) {
    await followTo(page, path);
    await hold(path);
  }
});
