import { test as base, expect, expectAccessible } from './fixture.ts';
import { followTo, pagesOf, VISITOR_PAGES } from './pages.ts';
import { registerReadyPerson } from './ready-person.ts';

// The browser's own setting for people who need larger text: twice the usual 16 px (WCAG 1.4.4). Only a browser of its
// own has it; its site is that of all the others.
const test = base.extend({
  context: async ({ playwright, site }, use, { project }) => {
    const { launchOptions } = project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    await use(await browser.newContext({ baseURL: site.url, locale: 'en-US' }));
    await browser.close();
  },
});

test('text at twice its size fits a phone and a laptop, with nothing cut off sideways', async ({ page }) => {
  const hold = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size, 'the setting has reached the page').toBe('32px');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // A chart is drawn anew once the window has its width.
      const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect
        .poll(overhang, { message: `${path} at ${width} px is wider than the window` })
        .toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
  };
  for (const path of VISITOR_PAGES) {
    await page.goto(path);
    await hold(path);
  }
  const person = await registerReadyPerson(page.request);
  await page.goto('/dashboard');
  // Sizes are the same on a page that a link leads to; each is loaded anew in every-page.journey.ts.
  for (const path of pagesOf(person)) {
    await followTo(page, path);
    await hold(path);
  }
});
