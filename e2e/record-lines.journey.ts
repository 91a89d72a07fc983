import { registerPerson } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';

const SERVICE = { militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' };

test('a line with a word half spelled offers the edit first, and only one without is accepted loudly', async ({
  page,
}) => {
  await registerPerson(page.request, {
    ...SERVICE,
    militaryAchievements: 'o led 9 Soldiers through 40 night convoys\no maintaned recrods for 40 vehcles',
  });
  await page.goto('/record');
  const lineOf = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const [ready, halfSpelled] = [lineOf('Led 9 Soldiers'), lineOf('recrods')];
  await expect(halfSpelled).toContainText('Employers may not know “recrods”');
  await expect(ready.getByRole('button').first()).toHaveAccessibleName(/^Accept:/);
  await expect(halfSpelled.getByRole('button').first()).toHaveAccessibleName(/^Edit:/);
  const colorOf = (card: typeof ready, name: RegExp) =>
    card.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).backgroundColor);
  const loud = await colorOf(ready, /^Accept:/);
  expect(await colorOf(ready, /^Edit:/)).not.toBe(loud);
  expect(await colorOf(halfSpelled, /^Accept:/)).not.toBe(loud);
  // The keyboard goes on there, too.
  await ready.getByRole('button', { name: /^Accept:/ }).click();
  await expect(halfSpelled.getByRole('button', { name: /^Edit:/ })).toBeFocused();
});

test('parts of a record are folded with their counts, and open when the review comes to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await registerPerson(page.request, {
    ...SERVICE,
    militaryAchievements: 'o led 9 Soldiers through 40 night convoys',
    militaryResponsibilities: 'Supervised maintenance of 18 trucks.',
  });
  await page.goto('/record');
  const parts = page.locator('details').filter({ has: page.getByRole('heading', { level: 2 }) });
  const achieved = parts.filter({ hasText: 'What you achieved' });
  const did = parts.filter({ hasText: 'What you did' });
  await expect(achieved).toHaveAttribute('open');
  await expect(did).not.toHaveAttribute('open');
  await expect(did.locator('summary').first()).toContainText('0 of 1 reviewed');
  await expectAccessible(page);
  await achieved.getByRole('button', { name: /^Accept:/ }).click();
  await expect(achieved.locator('summary').first()).toContainText('1 of 1 reviewed');
  await expect(did.getByRole('button', { name: /^Accept:/ })).toBeFocused();
  // Folded by hand, it stays so while the page is drawn anew; after a reload, finished parts are folded.
  await achieved.locator('summary').first().click();
  await did.getByRole('button', { name: /^Accept:/ }).click();
  await expect(did.locator('summary').first()).toContainText('1 of 1 reviewed');
  await expect(achieved).not.toHaveAttribute('open');
});
