import { keysOf } from './clean-structures.ts';
import { expect, expectAccessible, expectAccessibleRecolored, test } from './fixture.ts';
import { structureOf } from './page-structure.ts';

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

test('axe looks again where the structure is another, and not where only what is there to be read is', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.locator('main').evaluate((main) => {
    const parts = [
      '<style>#plant.loud { font-size: 40px } #plant.pale { color: #777; background: #888 }</style>',
      '<p id="plant">Hello <a id="link" href="/contact">Dana</a> <button type="button">Go</button></p>',
      '<span id="label">Name</span> <input aria-labelledby="label" value="x"> <p id="text">Hello</p>',
    ];
    main.insertAdjacentHTML('beforeend', `<div id="planted">${parts.join('')}</div>`);
  });
  const structure = async () => {
    const { whole, parts } = keysOf(await page.evaluate(structureOf));
    return [whole, ...parts].sort().join();
  };
  const before = await structure();
  const isSeenBy = async (change: () => void, back: () => void) => {
    await page.evaluate(change);
    const seen = (await structure()) !== before;
    await page.evaluate(back);
    expect(await structure(), `after ${back}`).toBe(before);
    return seen;
  };
  const plant = (change: string) =>
    new Function(`const at = (id) => document.getElementById(id); ${change}`) as () => void;
  for (const [change, back] of [
    ["at('plant').setAttribute('role', 'note')", "at('plant').removeAttribute('role')"],
    ["at('link').removeAttribute('href')", "at('link').setAttribute('href', '/contact')"],
    ["at('link').setAttribute('href', '')", "at('link').setAttribute('href', '/contact')"],
    ["at('link').textContent = ''", "at('link').textContent = 'Dana'"],
    ["at('label').id = 'gone'", "at('gone').id = 'label'"],
    ["at('label').textContent = ''", "at('label').textContent = 'Name'"],
    ["at('plant').className = 'loud'", "at('plant').removeAttribute('class')"],
    ["at('plant').className = 'of-no-effect'", "at('plant').removeAttribute('class')"],
    ["at('plant').style.color = '#777'", "at('plant').removeAttribute('style')"],
    ["document.styleSheets[0].insertRule('#plant { color: #777 }')", 'document.styleSheets[0].deleteRule(0)'],
    ["document.body.append(document.createElement('i'))", 'document.body.lastChild.remove()'],
  ] as const)
    expect(await isSeenBy(plant(change), plant(back)), change).toBe(true);
  for (const [change, back] of [
    ["at('text').textContent = 'Good day'", "at('text').textContent = 'Hello'"],
    ["at('link').setAttribute('href', '/terms')", "at('link').setAttribute('href', '/contact')"],
  ] as const)
    expect(await isSeenBy(plant(change), plant(back)), change).toBe(false);
  for (const change of [
    () => page.emulateMedia({ colorScheme: 'dark' }),
    () => page.emulateMedia({ forcedColors: 'active' }),
    () => page.setViewportSize({ width: 360, height: 740 }),
  ]) {
    const earlier = await structure();
    await change();
    expect(await structure()).not.toBe(earlier);
  }
  // As it was before all of it, for the look at the end.
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.evaluate(() => document.getElementById('planted')?.remove());
});

test('what is not clean is told each time, however often it was looked at', async ({ page }) => {
  await page.goto('/terms');
  await expectAccessible(page);
  const image = '<img id="plant" src="/favicon.svg">';
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), image);
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await expect(expectAccessible(page)).rejects.toThrow('image-alt');
  await page.locator('#plant').evaluate((node) => node.remove());
});

test('axe looks at what is new on a page, and at all of it where the page as a whole is another', async ({
  page,
}) => {
  await page.goto('/terms');
  const list = '<ul id="list" class="seen-here-alone"><li>One</li><li id="second">Two</li></ul>';
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), list);
  await expectAccessible(page);
  await page.evaluate(() => {
    const seen = window as unknown as {
      axe: { run: (at: unknown, how: unknown) => unknown };
      seenAt: unknown;
    };
    const { run } = seen.axe;
    seen.axe.run = (at, how) => {
      seen.seenAt =
        at === document ? 'all' : (at as { include: Element[] }).include.map(({ id }) => id).join();
      return run(at, how);
    };
  });
  const seenAt = () => page.evaluate(() => (window as unknown as { seenAt: unknown }).seenAt);
  // The second of two that are alike, as far as what is in them doesn't count.
  const second = page.locator('#second');
  const say = (html: string) =>
    second.evaluate((item, said) => {
      item.innerHTML = said;
    }, html);
  for (const [html, rule] of [
    ['Two <img id="new" src="/favicon.svg">', 'image-alt'],
    ['Two <button type="button" id="new"></button>', 'button-name'],
    ['Two <input id="new">', 'label'],
    ['Two <i id="new" style="color: #999; background: #fff">Hardly to be read</i>', 'color-contrast'],
  ] as const) {
    await say(html);
    await expect(expectAccessible(page), html).rejects.toThrow(rule);
    expect(await seenAt()).toBe('new');
  }
  for (const [html, rule] of [
    ['<h6>Two</h6>', 'heading-order'],
    ['<nav aria-label="Here"></nav><nav aria-label="Here"></nav>', 'landmark-unique'],
    ['<main></main>', 'landmark-no-duplicate-main'],
  ] as const) {
    await say(html);
    await expect(expectAccessible(page), html).rejects.toThrow(rule);
    expect(await seenAt()).toBe('all');
  }
  await page.locator('#list').evaluate((node) => node.remove());
});
