import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

const POSTING = {
  jobTitle: 'Fleet Dispatcher',
  company: 'Example Freight',
  jobDescription:
    'We move goods for the whole state.\nRequirements:\n- Microsoft Excel\n- scheduling of drivers\n- 3+ years of experience\n- OSHA 30 is a plus',
};

async function openCheck(page: Page): Promise<number> {
  await registerPerson(page.request, {
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    militaryResponsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles over 40,000 miles.',
  });
  const made = await sendChange(page.request, 'POST', '/api/resumes/generate-from-job', POSTING);
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/resume/${id}/check`);
  await expectScreen(page, 'Check this resume');
  return id;
}

test('what a posting asks for is answered with "I have this" or "I don’t", beside its text', async ({
  page,
}) => {
  await openCheck(page);
  const excel = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Show Excel in the posting' }) });
  await expect(excel).toContainText('Missing');
  await expect(page.locator('mark').filter({ hasText: 'Microsoft Excel (missing)' })).toBeVisible();
  await page.getByRole('button', { name: 'I have this: Excel' }).click();
  const form = page.getByRole('form', { name: 'I have this: Excel' });
  await form.getByLabel('What did you do with it?').fill('I did this every week.');
  await form.getByRole('button', { name: 'Add to my profile' }).click();
  await expect(form).toContainText('Use the words “Excel” in your sentence');
  await expectAccessible(page);
  await form.getByLabel('What did you do with it?').fill('Kept the readiness of 30 vehicles in Excel.');
  await form.getByRole('button', { name: 'Add to my profile' }).click();
  await expect(page.getByText('Added to your profile. Add it to this resume, too?')).toBeVisible();
  await page.getByRole('button', { name: 'Add to this resume' }).click();
  await expect(excel).toContainText('Found');
  await expect(page.locator('mark').filter({ hasText: 'Microsoft Excel (found)' })).toBeVisible();

  const osha = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Show OSHA 30 in the posting' }) });
  await page.getByRole('button', { name: 'I don’t have this: OSHA 30' }).click();
  await expect(osha).toContainText('You said: not yet');
  await expect(osha).toContainText('A gap, not a claim');
  await page.reload();
  await expect(osha).toContainText('You said: not yet');
  await page.getByRole('button', { name: 'Undo this: I don’t have OSHA 30' }).click();
  await expect(page.getByRole('button', { name: 'I have this: OSHA 30' })).toBeVisible();
});

test('"I have this" asks first where the record says otherwise, and can be undone', async ({ page }) => {
  await openCheck(page);
  await page.getByRole('button', { name: 'I have this: Excel' }).click();
  const form = page.getByRole('form', { name: 'I have this: Excel' });
  const sentence = 'Led 30 soldiers with Excel.';
  await form.getByLabel('What did you do with it?').fill(sentence);
  await form.getByRole('button', { name: 'Add to my profile' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are both of these true?' });
  await expect(question).toContainText('Led 12 soldiers and ran convoys of 30 vehicles');
  await expect(question).toContainText(sentence);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('What did you do with it?')).toHaveValue(sentence);
  await form.getByRole('button', { name: 'Add to my profile' }).click();
  await question.getByRole('button', { name: 'Add it anyway' }).click();
  await expect(page.getByText(/^Added to your profile/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo: take it out of my profile' }).click();
  await expectToast(page, 'Undone');
  await expect(form.getByLabel('What did you do with it?')).toHaveValue(sentence);
  await expect(form.getByLabel('What did you do with it?')).toBeFocused();
  await page.goto('/profile');
  await expect(page.getByLabel('Achievements').first()).toHaveValue('');
});

test('the check for tracking systems names each finding with its fix, and says when there is none', async ({
  page,
}) => {
  const id = await openCheck(page);
  await sendChange(page.request, 'PATCH', `/api/resumes/${id}`, { content: { summary: 'I am a driver.' } });
  await page.goto(`/resume/${id}/check?tab=reading`);
  await expect(page.getByText(/things to look at/)).toBeVisible();
  await expect(page.getByText('Take the word out. "I led" becomes "Led".').first()).toBeVisible();
  await expectAccessible(page);
  await page.route('**/readability', (route) => route.fulfill({ json: { findings: [] } }));
  await page.reload();
  await expect(page.getByText('No problems found')).toBeVisible();
  await page.route('**/readability', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We couldn’t load the check')).toBeVisible();
});

test('each line shows by keyboard which of the veteran’s words it came from', async ({ page }) => {
  const id = await openCheck(page);
  await page.goto(`/resume/${id}/check?tab=origins`);
  const line = page.locator('details').filter({ hasText: '40,000' }).first();
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toContainText('From your responsibilities: “Led 12 soldiers and ran convoys');
  const fromRecord = page.getByText(/Every line comes from what you told us. So do job titles/);
  await expect(fromRecord).toBeVisible();
  const { content } = await (await page.request.get(`/api/resumes/job-match/${id}`)).json();
  const experience = content.experience.map((job: object) => ({ ...job, organization: 'Acme' }));
  await sendChange(page.request, 'PATCH', `/api/resumes/${id}`, { content: { experience } });
  await page.reload();
  await expect(page.getByText(/You also changed the title, employer or dates of one job/)).toBeVisible();
  await sendChange(page.request, 'PATCH', `/api/resumes/${id}`, { content: { summary: 'Mine alone.' } });
  await page.reload();
  const mine = page.locator('details').filter({ hasText: 'Mine alone.' });
  await mine.locator('summary').click();
  await expect(mine).toContainText('You wrote or changed this line yourself.');
  await expect(page.getByText(/You wrote or changed one line yourself/)).toBeVisible();
  await expect(page.getByText(/Every line comes from/)).toHaveCount(0);
});

test('an edit is never blocked: what is not in the record is marked, and one tap adds it', async ({
  page,
}) => {
  const id = await openCheck(page);
  const line = 'Audited warehouses across Kuwait';
  await sendChange(page.request, 'PATCH', `/api/resumes/${id}`, {
    content: { militaryAchievements: [line] },
  });
  await page.goto(`/resume/${id}`);
  await expect(page.getByText('One line isn’t in your record')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Look at it' }).focus();
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: /^Add to my record/ });
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Added to your record');
  await expect(page.getByText(line).and(page.locator('li p'))).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Edit' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectToast(page, 'Undone');
  await expect(add).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByLabel('Achievements').first()).toHaveValue('');
});

test('a line that contradicts the record leads to the record, and is added only after a question', async ({
  page,
}) => {
  const id = await openCheck(page);
  const line = 'Led 30 soldiers across Kuwait';
  await sendChange(page.request, 'PATCH', `/api/resumes/${id}`, {
    content: { militaryAchievements: [line] },
  });
  await page.goto(`/resume/${id}?tab=edit`);
  const card = page.getByRole('listitem').filter({ hasText: 'Led 30 soldiers' }).first();
  await expect(card.locator('mark').filter({ hasText: '30' })).toBeVisible();
  await expect(card).toContainText('Your record says 12 soldiers, not 30 soldiers.');
  await expect(card.getByRole('button', { name: /^Add to my record/ })).toHaveCount(0);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Add it anyway/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are both of these true?' });
  await expect(question).toContainText('Led 12 soldiers and ran convoys of 30 vehicles');
  await expect(question).toContainText(line);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('link', { name: /^Check my record/ }).click();
  await expect(page.getByRole('textbox', { name: 'Responsibilities' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Responsibilities' })).toBeInViewport();
  await page.goBack();
  await card.getByRole('button', { name: /^Add it anyway/ }).click();
  await question.getByRole('button', { name: 'Add it anyway' }).click();
  await expectToast(page, 'Added to your record');
  await page.goto('/profile');
  await expect(page.getByLabel('Achievements').first()).toHaveValue(line);
});

test('all three checks stand in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCheck(page);
  for (const name of ['Posting', 'Tracking systems', 'Sources'])
    await expect(page.getByRole('tab', { name })).toBeInViewport({ ratio: 1 });
});

test('a resume without a posting has no comparison, and one that is not there says so', async ({ page }) => {
  const { matchId } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}/check`);
  await expect(page.getByRole('tab')).toHaveCount(2);
  await page.goto('/resume/999999/check');
  await expectScreen(page, 'This resume isn’t here');
});

test('a resume is shared by link with a password, and the link can be stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  const { matchId, username } = await registerReadyPerson(page.request);
  await page.goto(`/resume/${matchId}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const form = dialog.getByRole('form', { name: 'Make a link' });
  await form.getByLabel('Password').fill('short');
  await form.getByRole('button', { name: 'Make the link' }).click();
  await expect(form.getByText('Use at least 6 characters').first()).toBeVisible();
  await form.getByLabel('Password').fill('open sesame');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const link = (await dialog.getByRole('link', { name: /\/shared\// }).textContent()) ?? '';
  await expect(dialog).toContainText('Asks for your password');
  await expectAccessible(page);

  const visitor = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const reader = await visitor.newPage();
  const answer = await reader.goto(link);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await reader.getByLabel('Password', { exact: true }).fill('wrong one');
  await reader.getByRole('button', { name: 'Open the resume' }).click();
  await expect(reader.getByText('That’s not the password.')).toHaveCount(1);
  await expect(reader.getByLabel('Password', { exact: true })).toBeFocused();
  await expectAccessible(reader);
  await reader.getByLabel('Password', { exact: true }).fill('open sesame');
  await reader.getByRole('button', { name: 'Open the resume' }).click();
  const sheet = reader.getByRole('article');
  await expect(sheet).toContainText('Dana Reyes');
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dana Reyes');
  await expect(sheet).toContainText('Cut the ticket backlog by 45%');
  await expect(sheet).not.toContainText(username);
  await expectAccessible(reader);

  await dialog.getByRole('button', { name: 'Stop this link' }).click();
  await expectToast(page, 'Link stopped');
  for (const gone of [link, '/shared/unknown']) {
    await reader.goto(gone);
    await expect(reader.getByText('This link doesn’t work')).toBeVisible();
  }
  await expectAccessible(reader);
  await visitor.close();
});
