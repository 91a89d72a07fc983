import { expect, expectAccessible, test } from './fixture.ts';

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
