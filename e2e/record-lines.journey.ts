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
  // What waits for a look comes first; what anyone could read is folded below it.
  await expect(
    page.getByText('1 waits for a look, and may stay out of your resumes until then.'),
  ).toBeVisible();
  await expect(ready.getByRole('button', { name: /^Accept:/ })).toBeHidden();
  await page.getByText('1 line that’s clear as it is').click();
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

test('two lines are edited at once, and neither loses what was typed', async ({ page }) => {
  await registerPerson(page.request, {
    ...SERVICE,
    militaryAchievements: 'o led 9 Soldiers through 40 night convoys\no trained 14 drivers',
  });
  await page.goto('/record');
  for (const [line, text] of [
    ['Led 9 Soldiers', 'Led nine Soldiers'],
    ['Trained 14 drivers', 'Taught 14 drivers'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^Edit: ${line}`) }).click();
    await expect(page.getByLabel('Your line').last()).toBeFocused();
    await page.getByLabel('Your line').last().fill(text);
  }
  const [first, second] = [page.getByLabel('Your line').first(), page.getByLabel('Your line').last()];
  await expect(first).toHaveValue('Led nine Soldiers');
  await expectAccessible(page);
  await second.fill(' ');
  await page.getByRole('button', { name: 'Save line' }).last().click();
  // What is wrong is said at the form it is wrong in.
  await page.getByRole('link', { name: 'Write the line, or leave it out.' }).click();
  await expect(second).toBeFocused();
  await page.getByRole('button', { name: 'Save line' }).first().click();
  await expect(page.getByText('In your wording', { exact: true })).toHaveCount(1);
  await expect(page.getByLabel('Your line')).toHaveCount(1);
  await expect(page.getByLabel('Your line')).toBeFocused();
});
