import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, test } from './fixture.ts';

/** The last one is held back until somebody looks at it. */
const EVALUATION = [
  'o led 9 Soldiers through 40 night convoys without an accident',
  'o cut overdue services from 63 to 4 in one quarter',
  'o maintaned recrods for 40 vehcles',
].join('\n');

test('a resume says how much of the record is in it, leads to what waits, and then to the update', async ({
  page,
}) => {
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    militaryAchievements: EVALUATION,
  });
  const [match] = (await (await page.request.get('/api/job-matches')).json()) as { id: number }[];
  await sendChange(page.request, 'POST', '/api/resumes', { jobMatchId: match?.id });
  await page.goto(`/resume/${match?.id}`);
  const preview = page.getByRole('tabpanel', { name: 'Preview' });
  await expect(preview).toContainText('2 of the 3 statements in your record are in this resume');
  await expect(preview).toContainText('1 waits for a look from you.');
  const ready = page.getByRole('region', { name: 'Resume Ready for Use' });
  await expect(ready).toContainText('2 of the 3 statements in your record are in this resume.');
  await ready.getByRole('link', { name: 'Look at the one that waits' }).click();
  await expectScreen(page, 'My Record');
  await page.getByRole('button', { name: /^Edit: .*recrods/ }).click();
  await page.getByLabel('Your line').fill('Maintained records for 40 vehicles');
  await page.getByRole('button', { name: 'Save line' }).click();
  await expect(page.getByRole('heading', { name: '1 of 3 reviewed' })).toBeVisible();
  await page.goBack();
  await expect(preview).toContainText('Your record has a new line for this resume');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See it and add it' }).click();
  await page.getByRole('button', { name: 'Update this resume' }).click();
  await expect(page.getByRole('article')).toContainText('Maintained records for 40 vehicles');
  await expect(ready).toContainText('All 3 statements in your record are in this resume.');
  await expect(preview).not.toContainText('new line for this resume');
});
