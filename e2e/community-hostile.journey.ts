import { HOSTILE_POSTS } from '#web/areas/community/hostile-posts.ts';
import { enter, startThread } from './community-people.ts';
import { expect, expectAccessible, test } from './fixture.ts';

test('two hundred hostile posts stay text in a real browser', async ({ page, site }) => {
  await enter(page, 'Range Safety');
  const id = await startThread(page, 'Target practice', 'Safe?');
  const author = { displayName: 'Loud Seller', isAdministrator: false, isViewer: false };
  const may = { edit: false, delete: false, report: true, moderate: false };
  const createdAt = '2026-01-01T00:00:00.000Z';
  await page.route(/\/replies$/, (route) =>
    route.fulfill({
      json: HOSTILE_POSTS.map((content, place) => ({
        id: place + 1,
        threadId: id,
        content,
        author,
        may,
        createdAt,
        editedAt: null,
        hidden: null,
      })),
    }),
  );
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  page.on('dialog', () => foreign.push('a dialog'));
  await page.goto(`/community/${id}`);
  const posts = page.locator('[data-post]');
  await expect(posts).toHaveCount(HOSTILE_POSTS.length + 1);
  // Whatever waits for a mouse or the focus gets its chance.
  for (const link of await posts.locator('a').all()) {
    await link.focus();
    await link.dispatchEvent('pointerover');
  }
  const found = await posts.evaluateAll((all) =>
    all.flatMap((one) =>
      [...one.querySelectorAll('*')].flatMap((node) => [
        ...(/^(script|style|svg|math|img|iframe|object|embed|form|input|button|base|meta|link)$/i.test(
          node.localName,
        )
          ? [node.outerHTML]
          : []),
        ...[...node.attributes]
          .filter(({ name, value }) =>
            name === 'href'
              ? !/^(https?:\/\/|mailto:)/.test(value)
              : !['class', 'rel', 'start'].includes(name),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ]),
    ),
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(foreign).toEqual([]);
});

test('very long words and names break instead of widening the page', async ({ page }) => {
  const long = 'Donaudampfschifffahrt'.repeat(6);
  await enter(page, 'W'.repeat(30));
  const id = await startThread(page, long, `${long}\n\n\`${long}\`\n\n> ${long}`);
  await startThread(page, 'Short', 'x');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/community', `/community?search=${long}`, `/community/${id}`, '/community/new']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
