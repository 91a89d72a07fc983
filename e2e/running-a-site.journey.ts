import { field, openPanel, press } from './admin-panel.ts';
import { PASSWORD, registerPerson } from './api-person.ts';
import { expect, expectAccessible, expectToast, test } from './fixture.ts';
import { newDataDir, removeDataDir, startSite, stopSite } from './site.ts';

test('an account is suspended with a reason and the own password, and opened again', async ({
  page,
  browser,
  site,
}) => {
  await openPanel(page);
  const context = await browser.newContext({ baseURL: site.url });
  const { username } = await registerPerson(context.request);
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(`${username}@example`) });
  const dialog = page.getByRole('dialog');
  const choose = async (task: string) => {
    await press(page, `Manage account: ${username}`);
    await dialog.getByRole('button', { name: task, exact: true }).click();
  };
  await press(page, `Manage account: ${username}`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend the account', exact: true }).click();
  await press(page, 'Suspend the account');
  await expect(dialog.getByText('Give a reason').first()).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Reason').fill('Sent spam to others');
  await field(page, 'Your own password').fill('not my password');
  await press(page, 'Suspend the account');
  await expect(dialog.getByText('That password isn’t correct.').first()).toBeVisible();
  await expect(field(page, 'Reason')).toHaveValue('Sent spam to others');
  await field(page, 'Your own password').fill(PASSWORD);
  await press(page, 'Suspend the account');
  await expectToast(page, 'Account suspended');
  await expect(row).toContainText('Suspended');

  const theirs = await context.newPage();
  await theirs.goto('/auth');
  await field(theirs, 'Username or email').fill(username);
  await field(theirs, 'Password').fill(PASSWORD);
  await press(theirs, 'Sign In');
  await expect(theirs.getByText(/Your account is suspended/).first()).toBeVisible();
  await expectAccessible(theirs);
  await context.close();

  await choose('End the suspension');
  await field(page, 'Reason').fill('They wrote and explained it');
  await field(page, 'Your own password').fill(PASSWORD);
  await press(page, 'End the suspension');
  await expectToast(page, 'Account open again');
  await expect(row).not.toContainText('Suspended');
});

test('the outcomes show no small number, and the system page what runs here', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('tab', { name: 'Outcomes' }).click();
  await expect(
    page.getByText('Administrators and deleted accounts aren’t counted', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText(/Inside the site, PostgreSQL \d/)).toBeVisible();
  await expect(page.getByText(/free of/)).toBeVisible();
  await expect(page.getByText('Nothing has failed')).toBeVisible();
  await expectAccessible(page);
});

test('a mail that failed can be sent again', async ({ page }) => {
  await openPanel(page);
  const job = {
    id: '5f0f1a2e-0000-4000-8000-000000000001',
    kind: 'password-reset-mail',
    recipient: 'someone@example.org',
    isGivenUp: true,
    tries: 101,
    createdAt: '2026-11-20T12:00:00.000Z',
    nextTryAt: null,
    problem: 'connect ECONNREFUSED',
  };
  await page.route('**/api/admin/jobs-queue', (route) =>
    route.fulfill({ json: { waiting: 0, jobs: [job] } }),
  );
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('Failed 101 times.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send again: Password reset link to someone@example.org' }).click();
  // The server has none such: it says so, and the list is asked for anew.
  await expectToast(page, 'We couldn’t try it again');
  await page.unroute('**/api/admin/jobs-queue');
  await press(page, 'Refresh');
  await expect(page.getByText('Nothing has failed')).toBeVisible();
});

test('a backup is restored, everyone is told to wait, and signs in again', async ({ page }) => {
  // A site of its own: the others' people would be gone.
  const dataDir = newDataDir();
  const site = await startSite(dataDir, {}, 'testing/serve');
  await page.goto(site.url);
  const person = { username: 'chief', password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
  const { csrfToken } = await (await page.request.get(`${site.url}/api/csrf-token`)).json();
  await page.request.post(`${site.url}/api/register`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { ...person, email: 'chief@example.org' },
  });
  await page.request.post(`${site.url}/api/testing/make-admin/chief`);
  await page.goto(`${site.url}/admin?tab=backups`);
  await press(page, 'Create Manual Backup');
  await expectToast(page, 'Backup Created');
  await press(page, 'View Backup History');
  await page.getByRole('button', { name: /^Restore the backup of/ }).click();
  await expect(page.getByText(/Everything goes back to/)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await expectAccessible(page);
  await field(page, 'Reason').fill('Trying it out');
  await field(page, 'Your own password').fill(PASSWORD);
  await press(page, 'Restore this backup');
  await expect(page.getByText('The site is back.', { exact: false })).toBeVisible();
  // A call of the old session would be answered with "sign in", over what is said here.
  expect(asked.filter((path) => path.startsWith('/api/admin/') && !path.endsWith('/restore'))).toEqual([]);
  await expectAccessible(page);
  await press(page, 'Go to System');
  await field(page, 'Username or email').fill('chief');
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Sign In');
  await expect(page.getByText(/What was there before is in/)).toBeVisible();
  await page.goto('about:blank');
  await stopSite(site);
  removeDataDir(dataDir);
});
