import type { Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Opens a folded part of the form. */
const unfold = (page: Page, name: string) => page.getByRole('form').getByText(name, { exact: true }).click();
const record = (page: Page, body: Record<string, unknown>) =>
  sendChange(page.request, 'POST', '/api/applications', {
    jobTitle: 'Planner',
    company: 'Example Co',
    ...body,
  });
const cards = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

test('an empty tracker leads to the matches and to the form, and gives its tips', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/applications');
  await expectScreen(page, 'Application Tracker');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse job matches' })).toHaveAttribute(
    'href',
    '/job-matches',
  );
  await expect(page.getByRole('link', { name: 'Add New Application' })).toHaveCount(2);
  for (const tip of [
    /Follow up 1-2 weeks after applying/,
    /Translate your military experience/,
    /5-7 success stories/,
  ]) {
    await expect(page.getByText(tip)).toBeVisible();
  }
  await press(page, 'Offered');
  await expect(page.getByText('No applications with status “Offered”')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse job matches' })).toHaveCount(0);
});

test('cards count, filters filter, and each application shows what the specification names', async ({
  page,
}) => {
  const { resumeId, matchId } = await registerReadyPerson(page.request);
  await record(page, { jobTitle: 'With a resume', resumeId, jobMatchId: matchId, appliedDate: '2025-01-05' });
  await record(page, {
    jobTitle: 'No day',
    appliedDate: null,
    notes: `Call Tuesday${'. Ask about the shift'.repeat(30)}`,
    status: 'interviewing',
    interviewDate: '2079-03-12',
  });
  for (const status of ['offered', 'rejected', 'accepted'])
    await record(page, { jobTitle: `Now ${status}`, status });
  await page.goto('/applications');
  await expectScreen(page, 'Application Tracker');
  const counts = page.getByRole('main').locator('dl').first();
  await expect(counts).toHaveText(
    /6\s*Total\s*2\s*Applied\s*1\s*Interviewing\s*1\s*Offered\s*1\s*Accepted|Total\s*6\s*Applied\s*2\s*Interviewing\s*1\s*Offered\s*1\s*Accepted\s*1/,
  );
  await expect(counts).not.toContainText('Rejected');
  // On a phone no name breaks in two: "Interviewing" once did.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const lines = await counts
    .locator('dt')
    .evaluateAll((names) =>
      names.map((name) => name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight)),
    );
  expect(lines.map(Math.round)).toEqual([1, 1, 1, 1, 1]);
  if (size) await page.setViewportSize(size);
  const withResume = cards(page).filter({ hasText: 'With a resume' });
  await expect(withResume).toContainText('Jan 5, 2025');
  await expect(withResume.getByRole('link', { name: /View Resume/ })).toHaveAttribute(
    'href',
    `/resume/${resumeId}`,
  );
  const noDay = cards(page).filter({ hasText: 'No day' });
  for (const text of ['Not recorded', 'No resume linked', 'Call Tuesday', 'Interviewing', 'Last updated']) {
    await expect(noDay).toContainText(text);
  }
  await expect(noDay).toContainText('Interview on Mar 12, 2079');
  // Long notes end behind a whole line: half of a fifth once showed below.
  const height = (text: Element) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
  expect(await noDay.getByText('Call Tuesday').evaluate(height)).toBeCloseTo(4, 1);
  for (const name of [/View Details/, /Update Status/]) {
    await expect(noDay.getByRole('link', { name })).toHaveAttribute('href', /\/applications\/\d+\/edit/);
  }
  for (const [name, count] of [
    ['All', 6],
    ['Applied', 2],
    ['Interviewing', 1],
    ['Offered', 1],
    ['Rejected', 1],
    ['Accepted', 1],
  ] as const) {
    await press(page, name);
    await expect(cards(page)).toHaveCount(count);
  }
  // Looked into and left again, the list is as it was.
  await press(page, 'Interviewing');
  await noDay.getByRole('link', { name: /View Details/ }).click();
  await page.getByRole('link', { name: 'Back to Application Tracker' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a new application asks for three fields, and its status changes on the card', async ({ page }) => {
  await registerPerson(page.request);
  await page.goto('/applications/new');
  await expectScreen(page, 'Add New Application');
  const fields = page.getByRole('form').locator('input:visible, select:visible, textarea:visible');
  await expect(fields).toHaveCount(3);
  await field(page, 'Job title').fill('Planner');
  await field(page, 'Company').fill('Example Co');
  await press(page, 'Save Application');
  await expectToast(page, 'Application created');
  await press(page, 'Applied');
  const status = page.getByLabel('Status of Planner at Example Co');
  const stored = async () => (await (await page.request.get('/api/applications')).json())[0].status;
  await status.focus();
  await status.selectOption('Interviewing');
  await expectToast(page, 'Application updated');
  expect(await stored()).toBe('interviewing');
  // The card stays under the filter it was found by, and the focus on it.
  await expect(status).toBeFocused();
  await expect(status).toHaveValue('interviewing');
  await expectAccessible(page);
  await page.route('**/api/applications/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Back soon.' } }),
  );
  await status.selectOption('Offered');
  await expectToast(page, 'Failed to update application');
  await expect(status).toHaveValue('interviewing');
  await press(page, 'All');
  await expect(cards(page)).toHaveCount(1);
});

test('the apply page is filled in from the match and its resume, and a refused save keeps what was typed', async ({
  page,
}) => {
  const { matchId, resumeId } = await registerReadyPerson(page.request);
  await page.goto(`/job-matches/${matchId}/apply`);
  await expectScreen(page, 'Add New Application');
  const match = (await (await page.request.get(`/api/job-matches/${matchId}`)).json()) as {
    jobTitle: string;
  };
  await expect(field(page, 'Job title')).toHaveValue(match.jobTitle);
  await expect(field(page, 'Related job match (optional)')).toHaveValue(String(matchId));
  await expect(field(page, 'Resume (optional)')).toHaveValue(String(resumeId));
  await expect(field(page, 'Resume (optional)').locator('option:checked')).toHaveText(
    `Resume for ${match.jobTitle}`,
  );
  await press(page, 'Save Application');
  await expect(page.getByText('Please enter a company name.').first()).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Company').fill('Example Harbor');
  await unfold(page, 'Contact');
  await field(page, 'Contact email (optional)').fill('nobody');
  // Folded away again, the field with the error opens by itself.
  await unfold(page, 'Contact');
  await press(page, 'Save Application');
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(field(page, 'Contact email (optional)')).toBeVisible();
  await field(page, 'Contact email (optional)').fill('hr@example.org');
  await unfold(page, 'Notes');
  await field(page, 'Notes (optional)').fill('Spoke with Ms. Ortiz');
  await page.route('**/api/applications', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { code: 'server-error', message: 'The disk is full.' } })
      : route.continue(),
  );
  await press(page, 'Save Application');
  await expectToast(page, 'Failed to create application');
  await expect(page.getByText('The disk is full.').first()).toBeVisible();
  await expect(field(page, 'Notes (optional)')).toHaveValue('Spoke with Ms. Ortiz');
  await page.reload();
  await expect(field(page, 'Notes (optional)')).toBeVisible();
  await expect(field(page, 'Notes (optional)')).toHaveValue('Spoke with Ms. Ortiz');
  await expect(field(page, 'Company')).toHaveValue('Example Harbor');
  await page.unroute('**/api/applications');
  await press(page, 'Save Application');
  await expectToast(page, 'Application created');
  await expectScreen(page, 'Application Tracker');
  await expect(cards(page).filter({ hasText: 'Example Harbor' })).toBeVisible();
  // What was saved is no draft any more.
  await page.goto(`/job-matches/${matchId}/apply`);
  await expectScreen(page, 'Add New Application');
  await expect(field(page, 'Company')).toHaveValue('');
});

test('an application is changed, a failed change keeps what was typed, and deleting asks first', async ({
  page,
}) => {
  await registerPerson(page.request);
  const { id } = (await (await record(page, { notes: 'First', appliedDate: '2025-01-05' })).json()) as {
    id: number;
  };
  const path = `/applications/${id}/edit`;
  await page.goto(path);
  await expectScreen(page, 'Update Application');
  await page.route(`**/api/applications/${id}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Back soon.' } }),
  );
  await field(page, 'Status').selectOption('Offered');
  await unfold(page, 'Dates and pay');
  await field(page, 'Application date (optional)').fill('');
  await press(page, 'Update Application');
  await expectToast(page, 'Failed to update application');
  await expect(field(page, 'Status')).toHaveValue('offered');
  await press(page, 'Delete');
  const question = 'Are you sure you want to delete this application? This action cannot be undone.';
  await expect(page.getByText(question)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Failed to delete application');
  await page.unroute(`**/api/applications/${id}`);
  await press(page, 'Update Application');
  await expectToast(page, 'Application updated');
  await expectScreen(page, 'Application Tracker');
  await expect(cards(page)).toContainText('Not recorded');
  await page.getByRole('link', { name: /Update Status/ }).click();
  await expectScreen(page, 'Update Application');
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectScreen(page, 'Update Application');
  await press(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Application deleted');
  await expect(page.getByText('No applications yet')).toBeVisible();
  await page.goto(path);
  await expectScreen(page, 'This application isn’t here');
});

test('a link to a match that is made for a posting is shown, and survives a change', async ({ page }) => {
  await registerReadyPerson(page.request);
  const made = await sendChange(page.request, 'POST', '/api/resumes/generate-from-job', {
    jobTitle: 'Network Technician',
    company: 'Example Co',
    jobDescription: 'Maintain networks.',
  });
  const { jobMatchId } = (await made.json()) as { jobMatchId: number };
  const { id } = (await (await record(page, { jobMatchId })).json()) as { id: number };
  await page.goto(`/applications/${id}/edit`);
  await expectScreen(page, 'Update Application');
  await expect(field(page, 'Related job match (optional)')).toHaveValue(String(jobMatchId));
  await unfold(page, 'Dates and pay');
  await field(page, 'Salary (optional)').fill('$60,000');
  await press(page, 'Update Application');
  await expectToast(page, 'Application updated');
  const stored = await (await page.request.get(`/api/applications/${id}`)).json();
  expect(stored).toMatchObject({ jobMatchId, salary: '$60,000' });
});

test('a tracker that does not load says so and can be tried again', async ({ page }) => {
  await registerPerson(page.request);
  let broken = true;
  await page.route('**/api/applications', (route) =>
    broken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/applications');
  await expect(page.getByText('We couldn’t load your applications')).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await press(page, 'Try again');
  await expect(page.getByText('No applications yet')).toBeVisible();
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the day that was picked is the day that is shown, and today is the day on the wall', async ({
      page,
    }) => {
      await registerPerson(page.request);
      await page.goto('/applications/new');
      await expectScreen(page, 'Add New Application');
      const today = await page.evaluate(() => {
        const now = new Date();
        return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
          .map((part) => String(part).padStart(2, '0'))
          .join('-');
      });
      await unfold(page, 'Dates and pay');
      const applied = field(page, 'Application date (optional)');
      await expect(applied).toHaveValue(today);
      await field(page, 'Job title').fill('Planner');
      await field(page, 'Company').fill('Example Co');
      await applied.fill('2025-01-05');
      await field(page, 'Interview date (optional)').fill('2025-03-09');
      await press(page, 'Save Application');
      await expect(cards(page)).toContainText('Jan 5, 2025');
      await page.getByRole('link', { name: /View Details/ }).click();
      await expect(applied).toHaveValue('2025-01-05');
      await expect(field(page, 'Interview date (optional)')).toHaveValue('2025-03-09');
    });
  });
}
