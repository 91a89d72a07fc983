import { DRAWN_PAGES } from '#server/platform/http/drawn-pages.ts';
import { expect, expectScreen, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

for (const path of DRAWN_PAGES) {
  test(`${path} comes drawn, and the app takes it over as it is and where its reader is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await registerReadyPerson(page.request);
    await page.addInitScript(() => {
      localStorage.setItem('mission-ready:mark:tour-completed', 'yes');
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift = entry as unknown as { value: number; hadRecentInput: boolean };
          const sum = (window as unknown as { shifted?: number }).shifted ?? 0;
          if (!shift.hadRecentInput) Object.assign(window, { shifted: sum + shift.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let letStart = () => {};
    const mayStart = new Promise<void>((resolve) => {
      letStart = resolve;
    });
    await page.route('**/start.js', async (route) => {
      await mayStart;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.locator('main');
    await expect(main.locator('h1')).toBeVisible();
    // Until somebody is there who answers, nothing can be pressed and nothing is read out.
    const inert = page.locator('#root[inert]');
    await expect(inert).toHaveCount(1);
    // Its first screens; further down parts come that are fetched only then.
    const text = async () => (await main.innerText()).split('\n').slice(0, 60);
    const drawn = await text();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);

    letStart();
    await expect(inert).toHaveCount(0);
    expect(await text()).toEqual(drawn);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    expect(await page.evaluate(() => (window as unknown as { shifted?: number }).shifted ?? 0)).toBeLessThan(
      0.01,
    );
  });

  test(`${path} whose scripts don't come is still a page with links`, async ({ page }) => {
    await registerReadyPerson(page.request);
    await page.route('**/assets/react-*.js', (route) => route.abort());
    await page.goto(path);
    await page.unroute('**/assets/react-*.js');
    await page.getByRole('main').getByRole('link', { name: 'Say where you want to work' }).click();
    await expectScreen(page, 'Pay Intel');
  });
}
