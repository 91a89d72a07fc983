import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';

test('the translator takes a line apart as one types, and says so when the server does not answer', async ({
  page,
}) => {
  await page.goto('/resources/military-skills-translator');
  await expectScreen(page, 'Military Skills Translator Guide');
  const line = page.getByLabel('Your line, the way you’d say it in uniform');
  await line.fill('Signed for a property book worth $4M and ran PMCS for the XQZW team.');
  await expect(page.getByText('2 military terms found.')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'preventive maintenance' })).toBeVisible();
  await expect(page.getByText(/We don’t know XQZW/)).toBeVisible();
  await expect(page.getByText(/worth \$4M and ran preventive maintenance/)).toBeVisible();
  await expectAccessible(page);
  await line.fill('');
  await expect(page.getByText('Paste a line, and we’ll show its military terms here.')).toBeVisible();
  await page.route('**/api/translations', (route) => route.abort());
  await line.fill('Ran the motor pool.');
  await expect(page.getByText('We couldn’t look up that line')).toBeVisible();
  await page.unroute('**/api/translations');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 military term found.')).toBeVisible();
});

test('a term with two meanings says both until the branch is known', async ({ page }) => {
  await page.goto('/resources/military-skills-translator');
  await expectScreen(page, 'Military Skills Translator Guide');
  await page.getByLabel('Your line, the way you’d say it in uniform').fill('Trained two quartermasters.');
  await expect(page.getByText('1 military term found.')).toBeVisible();
  const meaning = page.getByRole('definition');
  await expect(meaning).toHaveText('Can mean: supply specialist; or navigation specialist.');
  await page.getByLabel('Branch').selectOption('Navy');
  await expect(meaning).toHaveText('navigation specialists');
  await page.getByLabel('Branch').selectOption('Army');
  await expect(meaning).toHaveText('supply specialists');
});

test('tutorials are named for everyone and open with premium', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await page.goto('/tutorials');
  await expectScreen(page, 'Transition tutorials');
  await expect(page.getByText('Transition tutorials: part of Premium')).toBeVisible();
  await expect(page.getByText(/You’ll end up with:/).first()).toBeVisible();
  expect((await page.request.get('/api/tutorials/first-search')).status()).toBe(403);
  await sendChange(page.request, 'POST', `/api/testing/make-premium/${username}`);
  await page.reload();
  await page.getByRole('link', { name: 'Your first search' }).click();
  await expectScreen(page, 'Your first search');
  await expect(page.getByRole('heading', { name: 'Read 10 before you write one' })).toBeVisible();
  await page.goto('/tutorials/none-such');
  await expect(page.getByText('We couldn’t load this tutorial')).toBeVisible();
});
