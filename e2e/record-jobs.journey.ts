import { registerPerson } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';

const WORK = [
  'Warehouse manager, Kroger, 2015 to 2019. Trained 14 new drivers on the yard trucks.',
  'Forklift operator, Home Depot, 2012-2015',
].join('\n');

test('a job is fixed, taken out and added once, and the next resume has it so', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    ...{ militaryStartDate: '2004', militaryEndDate: '2012', postMilitaryExperience: WORK },
    militaryAchievements: 'o led 9 Soldiers through 40 night convoys without an accident',
  });
  await page.goto('/record');
  const jobs = page.getByRole('region', { name: 'Your civilian jobs' });
  await expect(jobs).toContainText('2 jobs · 0 checked by you');
  await expect(jobs.getByRole('button', { name: 'Add a job' })).toBeHidden();
  await jobs.getByRole('heading', { name: 'Your civilian jobs' }).click();
  await expect(jobs).toContainText('Warehouse manager, Kroger');
  await expect(jobs).toContainText('2015 to 2019');
  await expectScreen(page, 'My Record');
  await jobs.getByRole('button', { name: /^Fix: Warehouse manager/ }).click();
  const fix = page.getByRole('form', { name: 'Fix this job' });
  await expect(fix.getByLabel('Title')).toBeFocused();
  await fix.getByLabel('Start').fill('a while ago');
  await fix.getByRole('button', { name: 'Save job' }).click();
  await expect(fix).toContainText('Write a month and year, like Aug 2020, or a year.');
  await expectAccessible(page);
  await fix.getByLabel('Start').fill('Mar 2015');
  await fix.getByLabel('Employer').fill('Kroger Distribution');
  await fix.getByRole('button', { name: 'Save job' }).click();
  await expect(jobs).toContainText('Warehouse manager, Kroger Distribution');
  await expect(jobs.getByRole('button', { name: /^Edit: Warehouse manager/ })).toBeFocused();
  await jobs.getByRole('button', { name: /^Not a job: Forklift/ }).click();
  await expect(jobs.getByRole('button', { name: /^Undo: Forklift/ })).toBeFocused();
  await jobs.getByRole('button', { name: 'Add a job' }).click();
  const add = page.getByRole('form', { name: 'Add a job' });
  await add.getByRole('button', { name: 'Add job' }).click();
  await expect(add).toContainText('Write a title or an employer.');
  await add.getByLabel('Title').fill('Dispatcher');
  await expect(add.getByRole('radio', { name: 'After I served' })).toBeChecked();
  await add.getByLabel('Start').fill('2020');
  await add.getByLabel('I work there now').check();
  await add.getByRole('button', { name: 'Add job' }).click();
  await expect(jobs).toContainText('2020 to now');
  await page.goto('/resumes?tab=matches');
  await page
    .getByRole('link', { name: /^Create Resume for/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Generate Resume Now' }).click();
  await expectToast(page, 'Resume Generated');
  const resume = page.getByRole('article');
  await expect(resume).toContainText('Kroger Distribution');
  await expect(resume).toContainText('Mar 2015');
  await expect(resume).toContainText('Dispatcher');
  await expect(resume).not.toContainText('Home Depot');
});

test('jobs are asked about where nothing else is told', async ({ page }) => {
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    postMilitaryExperience:
      'Warehouse manager, Kroger, 2015 to 2019\nForklift operator, Home Depot, 2012-2015',
  });
  await page.goto('/record');
  const jobs = page.getByRole('region', { name: 'Your civilian jobs' });
  await jobs.getByRole('button', { name: /^Fix: Warehouse manager/ }).click();
  const fix = page.getByRole('form', { name: 'Fix this job' });
  await fix.getByLabel('Employer').fill('Kroger Distribution');
  await fix.getByRole('button', { name: 'Save job' }).click();
  await expect(jobs).toContainText('Warehouse manager, Kroger Distribution');
});

test('a second form that is opened leaves the first one as it was typed', async ({ page }) => {
  await registerPerson(page.request, {
    ...{ militaryBranch: 'Army', militaryOccupation: '88M', militaryRank: 'SSG' },
    postMilitaryExperience: WORK,
  });
  await page.goto('/record');
  const jobs = page.getByRole('region', { name: 'Your civilian jobs' });
  await jobs.getByRole('heading', { name: 'Your civilian jobs' }).click();
  const titles = jobs.getByLabel('Title');
  await jobs.getByRole('button', { name: /^Fix: Warehouse manager/ }).click();
  await expect(titles.first()).toBeFocused();
  await titles.first().fill('Yard manager');
  await jobs.getByRole('button', { name: /^Fix: Forklift/ }).click();
  await expect(titles.last()).toBeFocused();
  await jobs.getByRole('button', { name: 'Add a job' }).click();
  await expect(titles).toHaveCount(3);
  await expect(titles.first()).toHaveValue('Yard manager');
  await expectAccessible(page);
  const add = page.getByRole('form', { name: 'Add a job' });
  await add.getByRole('button', { name: 'Add job' }).click();
  await add.getByRole('link', { name: 'Write a title or an employer.' }).click();
  await expect(titles.last()).toBeFocused();
  await jobs.getByRole('button', { name: 'Save job' }).first().click();
  await expect(jobs).toContainText('Yard manager, Kroger');
  await expect(titles).toHaveCount(2);
});
