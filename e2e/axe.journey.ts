import { expect, expectAccessible, expectAccessibleRecolored, test } from './fixture.ts';

const PLANTED = {
  'image-alt': '<img src="/favicon.svg">',
  'color-contrast': '<p style="color: #999; background: #fff">Hardly to be read</p>',
  'button-name': '<button type="button"></button>',
};

for (const [rule, html] of Object.entries(PLANTED)) {
  test(`axe finds what breaks ${rule}, unless that is left out by name`, async ({ page }) => {
    await page.goto('/terms');
    await page.locator('main').evaluate((main, planted) => {
      main.insertAdjacentHTML('beforeend', `<div id="plant">${planted}</div>`);
    }, html);
    await expect(expectAccessible(page)).rejects.toThrow(rule);
    await expectAccessible(page, [rule]);
    await page.locator('#plant').evaluate((node) => node.remove());
    await expectAccessible(page);
  });
}

test('axe refuses a page with a frame, which it would not see into', async ({ page }) => {
  await page.goto('/terms');
  await page.evaluate(() => document.body.append(document.createElement('iframe')));
  await expect(expectAccessible(page)).rejects.toThrow('frames');
  await page.locator('iframe').evaluate((node) => node.remove());
});

test('axe looks again at the colors alone, and at everything where more than the colors has changed', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.locator('main').evaluate((main) => {
    const hardToReadInTheDark = 'color-scheme: light dark; color: light-dark(#111, #999); background: #fff';
    main.insertAdjacentHTML(
      'beforeend',
      `<p id="plant" style="${hardToReadInTheDark}">To be read by day</p>`,
    );
  });
  const theme = (colorScheme: 'light' | 'dark') => () => page.emulateMedia({ colorScheme });
  await theme('light')();
  await expectAccessible(page);
  await expect(expectAccessibleRecolored(page, theme('dark'))).rejects.toThrow('color-contrast');
  await expectAccessibleRecolored(page, theme('light'));
  const replace = (html: string) =>
    page.locator('#plant').evaluate((node, by) => {
      node.outerHTML = by;
    }, html);
  await expect(
    expectAccessibleRecolored(page, () => replace('<img id="plant" src="/favicon.svg">')),
  ).rejects.toThrow('image-alt');
  await replace('');
});
