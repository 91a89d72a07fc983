import type { Browser, Page } from '@playwright/test';
import { registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { registerReadyPerson } from './ready-person.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function becomeAdministrator(page: Page): Promise<void> {
  const { username } = await registerPerson(page.request);
  await page.request.post(`/api/testing/make-admin/${username}`);
}

/** Puts listings on the board as an administrator of another browser. */
async function fillBoard(
  browser: Browser,
  baseURL: string | undefined,
  listings: readonly Record<string, unknown>[],
): Promise<number[]> {
  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  await becomeAdministrator(await office.newPage());
  const ids: number[] = [];
  for (const listing of listings) {
    const answer = await sendChange(office.request, 'POST', '/api/admin/jobs', {
      company: 'Example Freight',
      description: 'Plans routes.\nSends drivers out.',
      source: 'Example Board',
      ...listing,
    });
    ids.push(((await answer.json()) as { id: number }).id);
  }
  await office.close();
  return ids;
}

test('an empty board says so, and an administrator fills it by hand and from a file', async ({ page }) => {
  // Other journeys on this site may have put something there.
  await page.request.post('/api/testing/empty-job-board');
  await registerPerson(page.request);
  await page.goto('/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Job Board' }).click();
  await expectScreen(page, 'Job Board');
  await expect(page.getByText('No job listings yet')).toBeVisible();
  await page.context().clearCookies();

  await becomeAdministrator(page);
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Add or import listings' }).click();
  await expectScreen(page, 'Admin Panel');
  await press(page, 'Add Listing');
  await press(page, 'Add Listing');
  await expect(page.getByText('Please enter a job title.').first()).toBeVisible();
  await field(page, 'Job title').fill('Route Planner');
  await field(page, 'Company').fill('Example Freight');
  await field(page, 'Link to the posting').fill('http://jobs.example.org/1');
  await field(page, 'Source').fill('Example Board');
  await field(page, 'Posted on (optional)').fill('2025-01-05');
  await field(page, 'Description').fill('Plans routes.');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Listing' }).click();
  await expect(page.getByText('Enter a link that starts with https://').first()).toBeVisible();
  await field(page, 'Link to the posting').fill('https://jobs.example.org/1');
  await page.getByRole('dialog').getByRole('button', { name: 'Add Listing' }).click();
  await expectToast(page, 'Listing Added');
  await expect(page.getByRole('row', { name: /Route Planner.*Jan 5, 2025/ })).toBeVisible();

  const header = 'title,company,description,url\n';
  await field(page, 'Or paste it').fill(`${header}Welder,,Welds.,https://jobs.example.org/2`);
  await press(page, 'Preview');
  await expect(page.getByText('1 problem in the file')).toBeVisible();
  await expect(
    page.getByRole('row', { name: /Line 2.*company: Please enter a company name\./ }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'jobs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${header}Welder,Example Metal,Welds.,https://jobs.example.org/2`),
  });
  await press(page, 'Preview');
  await expect(page.getByText('1 posting read as CSV')).toBeVisible();
  await press(page, 'Import 1 posting');
  await expectToast(page, 'Listings Imported');
  await expect(page.getByRole('button', { name: 'Change Welder' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Welder' }).click();
  await press(page, 'Delete');
  await expectToast(page, 'Listing Deleted');
  await expect(page.getByRole('button', { name: 'Change Welder' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByRole('row', { name: /Job listings imported/ })).toBeVisible();
});

test('a veteran finds a posting that fits, saves it, applies once, and tailors a resume for it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { matchId } = await registerReadyPerson(page.request);
  const match = (await (await page.request.get(`/api/job-matches/${matchId}`)).json()) as {
    jobTitle: string;
  };
  const url = 'https://posting.example.org/fitting';
  await context.route('https://posting.example.org/**', (route) => route.fulfill({ body: 'The posting' }));
  await fillBoard(browser, baseURL, [
    { title: match.jobTitle, description: `${match.jobTitle}\nSecond line`, url, postedAt: '2024-01-05' },
    { title: 'Florist', url: 'https://posting.example.org/florist', remote: true, postedAt: '2025-01-05' },
  ]);

  await page.goto('/jobs');
  await expectScreen(page, 'Job Board');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  await expect(first).toContainText(`Looks like ${match.jobTitle}, which you selected`);
  await expect(first).toContainText('Posted');
  await expect(first).toContainText('Jan 5, 2024');
  await page.getByLabel('Remote').check();
  await expect(page.getByText('1 listing', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/remote=true/);
  await field(page, 'Search jobs').fill('nothing of that kind');
  await press(page, 'Search');
  await expect(page.getByText('No listings found')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Show all listings');
  await page.getByRole('link', { name: match.jobTitle, exact: true }).click();
  await expectScreen(page, match.jobTitle);
  await expect(page.getByText('Last checked')).toBeVisible();
  await expect(page.getByText('Before you apply')).toBeVisible();

  await press(page, 'Save');
  await expectToast(page, 'Job Saved');
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const apply = page.getByRole('link', { name: /^Apply/ });
  await expect(apply).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(apply).toHaveAttribute('href', url);
  const [popup] = await Promise.all([page.waitForEvent('popup'), apply.dblclick()]);
  await expect(popup).toHaveURL(url);
  await popup.close();
  await expect(page.getByRole('link', { name: 'See it in your tracker' })).toBeVisible();
  const applications = (await (await page.request.get('/api/applications')).json()) as {
    jobTitle: string;
    location: null;
  }[];
  expect(applications.filter(({ location }) => location === null)).not.toHaveLength(0);
  expect(applications).toHaveLength(2);

  await page.getByRole('link', { name: 'Tailor a Resume for This' }).click();
  await expectScreen(page, 'Custom Docs');
  await expect(field(page, 'Job title')).toHaveValue(match.jobTitle);
  await expect(field(page, 'Company')).toHaveValue('Example Freight');
  await expect(field(page, 'Job description')).toHaveValue(`${match.jobTitle}\nSecond line`);
});

test('a report reaches the administrators, who close it', async ({ page, browser, baseURL }) => {
  const [id] = await fillBoard(browser, baseURL, [
    { title: 'Too Good', url: 'https://posting.example.org/good' },
  ]);
  await registerPerson(page.request);
  await page.goto(`/jobs/${id}`);
  await press(page, 'Report this listing');
  await press(page, 'Send report');
  await expect(page.getByText('Please say what’s wrong with it.').first()).toBeVisible();
  await field(page, 'What’s wrong?').fill('It asks for a fee.');
  await expectAccessible(page);
  await press(page, 'Send report');
  await expectToast(page, 'Report Sent');

  const office = await browser.newContext({ baseURL: baseURL ?? '' });
  const desk = await office.newPage();
  await desk.addInitScript(() => localStorage.setItem('mission-ready:mark:tour-completed', 'yes'));
  await becomeAdministrator(desk);
  await desk.goto('/admin?tab=jobs');
  await expect(desk.getByText('It asks for a fee.')).toBeVisible();
  await expect(desk.getByRole('tab', { name: /^\d+ waiting: ?Jobs$/ })).toBeVisible();
  await expectAccessible(desk);
  await press(desk, 'Close report: Too Good');
  await expectToast(desk, 'Report Closed');
  // Other journeys of the same site may have reports of their own open.
  await expect(desk.getByText('It asks for a fee.')).toBeHidden();
  await office.close();
});

test('a board or a listing that does not load says so and can be tried again', async ({ page }) => {
  await registerPerson(page.request);
  let broken = true;
  await page.route(/\/api\/jobs(\?|$)/, (route) =>
    broken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.goto('/jobs');
  await expect(page.getByText('We couldn’t load the job board')).toBeVisible();
  await expectAccessible(page);
  broken = false;
  await press(page, 'Try again');
  await expect(page.getByText('We couldn’t load the job board')).toHaveCount(0);
  await page.route(/\/api\/jobs\/\d+$/, (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.goto('/jobs/999999');
  await expect(page.getByText('We couldn’t load this listing')).toBeVisible();
});
