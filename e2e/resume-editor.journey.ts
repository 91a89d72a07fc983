import type { BrowserContext, Page } from '@playwright/test';
import { sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

async function openEditor(page: Page): Promise<{ matchId: number; resumeId: number }> {
  const person = await registerReadyPerson(page.request);
  await page.goto(`/resume/${person.matchId}?tab=edit`);
  await expect(page.getByRole('form', { name: 'Edit resume' })).toBeVisible();
  return person;
}

const stored = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/resumes/job-match/${id}`)).json()) as {
    summary: string;
    skills: string;
    revision: number;
  };

async function secondTab(context: BrowserContext, id: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`/resume/${id}?tab=edit`);
  await expect(page.getByRole('form', { name: 'Edit resume' })).toBeVisible();
  return page;
}

test('typing is saved 30 seconds after the last change, unless that is switched off', async ({ page }) => {
  await page.clock.install();
  const { resumeId } = await openEditor(page);
  await expect(page.getByText('No changes yet')).toBeVisible();
  await page.getByLabel('Summary').fill('Saved by the clock.');
  await expect(page.getByText('Unsaved changes', { exact: true })).toBeVisible();
  await page.clock.runFor(29_000);
  expect((await stored(page, resumeId)).revision).toBe(1);
  await page.clock.runFor(1500);
  await expectToast(page, 'Changes saved');
  await expect(page.getByText(/^Last saved at /)).toBeVisible();
  expect((await stored(page, resumeId)).summary).toBe('Saved by the clock.');
  await expect(page.getByRole('tab', { name: 'Edit' })).toHaveAttribute('aria-selected', 'true');

  await page.getByLabel(/^Auto-save/).uncheck();
  await page.getByLabel('Summary').fill('Not saved by the clock.');
  await page.clock.runFor(120_000);
  expect((await stored(page, resumeId)).summary).toBe('Saved by the clock.');
});

test('leaving unsaved text asks, and does what is answered', async ({ page }) => {
  const { resumeId } = await openEditor(page);
  await page.getByLabel('Summary').fill('To be discarded.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Unsaved Changes' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Discard Changes' }).click();
  await expect(page.getByRole('article')).not.toContainText('To be discarded.');
  await page.getByRole('tab', { name: 'Edit' }).click();
  await page.getByLabel('Summary').fill('To be saved.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Changes saved');
  await expect(page.getByRole('article')).toContainText('To be saved.');
  expect((await stored(page, resumeId)).summary).toBe('To be saved.');
});

test('undo takes back what was typed, and redo brings it again', async ({ page }) => {
  await page.clock.install();
  await openEditor(page);
  const summary = page.getByLabel('Summary');
  const first = await summary.inputValue();
  await summary.fill('One.');
  await page.clock.runFor(1000);
  await page.getByLabel('Skills').fill('Driving');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveValue('One.');
  await expect(page.getByLabel('Skills')).not.toHaveValue('Driving');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(summary).toHaveValue(first);
  await expect(page.getByText('No changes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(summary).toHaveValue('One.');
});

test('samples are marked in the editor, and in no resume', async ({ page }) => {
  await openEditor(page);
  await expect(page.getByText('Sample, not part of your resume').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('article')).not.toContainText('Associate of Arts, General Studies');
});

test('two tabs do not overwrite each other: both texts are offered, field by field', async ({
  page,
  context,
}) => {
  const { matchId, resumeId } = await openEditor(page);
  const other = await secondTab(context, matchId);
  await other.getByLabel('Summary').fill('The other tab was first.');
  await other.getByRole('textbox', { name: /^Certifications/ }).fill('Other certificate');
  await other.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(other, 'Changes saved');

  await page.getByLabel('Summary').fill('This tab came second.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('This resume has changed since you opened it')).toBeVisible();
  expect((await stored(page, resumeId)).summary).toBe('The other tab was first.');
  const summary = page.getByRole('group', { name: 'Summary' });
  await expect(summary.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
  // The other tab alone changed these: there is nothing to ask.
  await expect(page.getByRole('group', { name: 'Certifications' })).toHaveCount(0);
  const question = page.getByRole('region', { name: 'Changed in two places' });
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await summary.getByText('See the difference in summary').click();
  await expect(summary.locator('ins').first()).toContainText('This');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expectToast(page, 'Changes saved');
  const article = page.getByRole('article');
  await expect(article).toContainText('This tab came second.');
  await expect(article).toContainText('Other certificate');
  await expect(article).toBeFocused();

  // What was not chosen is still there.
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expectScreen(page, 'Versions');
  await page.getByRole('button', { name: 'Compare with now: version 2' }).click();
  await expect(page.locator('del').filter({ hasText: 'The other tab was first.' })).toBeVisible();
  await expectAccessible(page);
});

test('changes to different parts are both kept, without a question', async ({ page }) => {
  const { resumeId } = await openEditor(page);
  const lines = page.getByRole('textbox', { name: /^Military achievements/ });
  const before = (await lines.inputValue()).split('\n');
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, {
    content: { awards: ['A medal'], militaryAchievements: ['A line from elsewhere', ...before] },
  });
  await page.getByLabel('Summary').fill('Only this was typed here.');
  // Both sides changed the lines, but not the same ones.
  await lines.fill([...before, 'A line typed here'].join('\n'));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'We kept both changes');
  const article = page.getByRole('article');
  for (const text of ['Only this was typed here.', 'A medal', 'A line from elsewhere', 'A line typed here'])
    await expect(article).toContainText(text);
});

test('on a phone, a save from the end of the editor comes to the top of what was saved', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { matchId } = await openEditor(page);
  for (const address of [`/resume/${matchId}?tab=edit`, `/resume/${matchId}/edit`]) {
    await page.goto(address);
    await page
      .getByRole('textbox', { name: /^Projects/ })
      .fill(`Built a bridge for ${address.length} people`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const sheet = page.getByRole('article');
    await expect(sheet).toBeFocused();
    await expect(sheet.getByText('Dana Reyes', { exact: true })).toBeInViewport();
  }
});

test('a merge by the clock stands in the editor, so that the next save keeps it', async ({ page }) => {
  await page.clock.install();
  const { resumeId } = await openEditor(page);
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, {
    content: { certifications: ['From elsewhere'] },
  });
  await page.getByLabel('Summary').fill('Typed here.');
  await page.clock.runFor(31_000);
  await expectToast(page, 'We kept both changes');
  await expect(page.getByRole('textbox', { name: /^Certifications/ })).toHaveValue('From elsewhere');
  await expect(page.getByText(/^Last saved at /)).toBeVisible();
});

test('a draft of an earlier visit does not overwrite what was saved since', async ({ page }) => {
  const { matchId, resumeId } = await openEditor(page);
  await page.getByLabel('Summary').fill('A draft that was left.');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(':draft:');
  // Whoever else opens this browser reads nothing of it there.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('draft that was left');
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, {
    content: { summary: 'Saved since.' },
  });
  await page.goto(`/resume/${matchId}?tab=edit`);
  await expect(page.getByLabel('Summary')).toHaveValue('A draft that was left.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Use all of the other' })).toBeVisible();
  // Discarding leaves the choice behind too; the draft is gone then, so it is typed once more.
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await page.getByRole('tab', { name: 'Edit' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Saved since.');
  await page.getByLabel('Summary').fill('Typed again.');
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, {
    content: { summary: 'And saved again.' },
  });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Use all of the other' }).click();
  await expect(page.getByRole('article')).toContainText('And saved again.');
});

test('details for a federal application meet a save elsewhere the same way', async ({ page }) => {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}`);
  await page.getByRole('button', { name: 'PDF, Word and more' }).click();
  await page.getByLabel('Federal').check();
  const form = page.getByRole('form', { name: 'Details for federal applications' });
  await form.getByLabel('Hours a week').fill('50');
  const { content } = (await (await page.request.get(`/api/resumes/job-match/${resumeId}`)).json()) as {
    content: { experience: object[] };
  };
  const experience = content.experience.map((job) => ({ ...job, hoursPerWeek: 40 }));
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, { content: { experience } });
  await form.getByRole('button', { name: 'Save details' }).click();
  const hours = page.getByRole('group', { name: /hours a week/ });
  await expect(hours.getByRole('radio', { name: /Keep mine/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save my choices' }).click();
  await expectToast(page, 'Changes saved');
  const saved = await (await page.request.get(`/api/resumes/job-match/${resumeId}`)).json();
  expect(saved.content.experience[0].hoursPerWeek).toBe(50);
});

test('an earlier version comes back, and a resume can be duplicated', async ({ page }) => {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}/versions`);
  await expectScreen(page, 'Versions');
  await expect(page.getByText('No earlier versions yet')).toBeVisible();
  const { summary } = await stored(page, resumeId);
  await sendChange(page.request, 'PATCH', `/api/resumes/${resumeId}`, { content: { summary: 'Worse.' } });
  await page.reload();
  await page.getByRole('button', { name: 'Compare with now: version 1' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expectToast(page, 'Version restored');
  // What was just restored is the present text; what it replaced is told by what changed.
  await expect(page.getByRole('listitem').filter({ hasText: 'The first versionVersion 1' })).toContainText(
    'Same as now',
  );
  await expect(page.getByRole('button', { name: 'Restore version 1' })).toHaveCount(0);
  await expect(page.getByText('Changed: SummaryVersion 2')).toBeVisible();
  await expectAccessible(page);
  expect((await stored(page, resumeId)).summary).toBe(summary);

  await page.goto('/resumes');
  await page.getByRole('button', { name: /^Duplicate resume for/ }).click();
  await expectToast(page, 'Resume duplicated');
  await expect(page.getByText(/\(copy\)$/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^View resume for/ })).toHaveCount(2);
  await page.route('**/api/resumes/*/versions', (route) => route.abort());
  await page.goto(`/resume/${matchId}/versions`);
  await expect(page.getByText('We couldn’t load the versions')).toBeVisible();
});
