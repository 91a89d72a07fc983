import { registerPerson } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';

const ARMY = { militaryBranch: 'Army', militaryOccupation: '25B' };

test('one small question at a time says what it improves, is answered there, and can be put away for good', async ({
  page,
}) => {
  await registerPerson(page.request, ARMY);
  await page.goto('/dashboard');
  const rank = page.getByRole('region', { name: 'Add your rank' });
  await expect(rank).toContainText('titles at your level');
  await expect(page.getByRole('region', { name: 'Say what you did' })).toHaveCount(0);
  await rank.getByRole('button', { name: 'Save' }).click();
  await expect(rank.getByText('Please enter your rank').first()).toBeVisible();
  await expectAccessible(page);
  await rank.getByLabel('Rank').fill('SGT');
  await rank.getByRole('button', { name: 'Save' }).click();
  const thanks = page.getByText('Saved. Your matches and resumes take it into account.');
  await expect(thanks).toBeFocused();

  await page.goto('/job-matches');
  const duties = page.getByRole('region', { name: 'Say what you did' });
  await duties.getByRole('button', { name: 'Don’t ask again' }).click();
  await expect(page.getByText('We won’t ask again.')).toBeFocused();
  await page.reload();
  await expectScreen(page, 'JOB INTEL');
  await expect(page.getByRole('region', { name: 'Add when you served' })).toBeVisible();
  await expect(duties).toHaveCount(0);
  const user = await (await page.request.get('/api/user')).json();
  expect(user).toMatchObject({ militaryRank: 'SGT', skippedQuestions: ['duties'] });
});
