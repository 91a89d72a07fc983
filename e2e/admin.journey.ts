import { readFileSync } from 'node:fs';
import { field, openPanel, press } from './admin-panel.ts';
import { PASSWORD, registerPerson } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { emptyDataDir, removeDataDir, startSite, stopSite } from './site.ts';

test('the first administrator comes in through the link in the log, which works once', async ({ page }) => {
  const dataDir = emptyDataDir();
  const site = await startSite(dataDir);
  await expect.poll(() => site.output()).toContain('/first-administrator#');
  const [link = ''] = /http\S+first-administrator#\S+/.exec(site.output()) ?? [];
  await page.goto(link);
  await expectScreen(page, 'Create the first administrator');
  await press(page, 'Create administrator');
  await expect(page.getByText('Username must be at least 3 characters').first()).toBeVisible();
  await field(page, 'Username').fill('chief');
  await field(page, 'Email').fill('chief@example.org');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create administrator');
  await expectScreen(page, 'Admin Panel');
  await expect(page.getByRole('row', { name: /chief@example\.org/ })).toBeVisible();

  const [token = ''] = link.split('#').slice(1);
  expect(site.output().split(token)).toHaveLength(2);
  await page.context().clearCookies();
  await page.goto(`${site.url}/first-administrator`);
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(link);
  await field(page, 'Username').fill('second');
  await field(page, 'Email').fill('second@example.org');
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create administrator');
  await expect(page.getByText(/This link was already used, has expired/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto('about:blank');
  await stopSite(site);
  removeDataDir(dataDir);
});

test('users are found, sorted and exported', async ({ page }) => {
  const username = await openPanel(page);
  await expect(page.getByText('Total users')).toBeVisible();
  const row = page.getByRole('row', { name: new RegExp(`${username}@example`) });
  await expect(row).toContainText(/Dana Reyes.*Free.*\d\d\/\d\d\/\d{4}/);
  await field(page, 'Sort by').selectOption('Username');
  await field(page, 'Search users').fill(`${username.toUpperCase()}@exam`);
  await expect(page.getByText('Users 1 to 1')).toBeVisible();
  await expect(row).toBeVisible();
  await field(page, 'Search users').fill('nobody of that name');
  await expect(page.getByText('No users found').last()).toBeVisible();
  await expectAccessible(page);
  const link = page.getByRole('link', { name: /Export CSV/ });
  await expect(link).toHaveAttribute('target', '_blank');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^mission-ready-users-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`${username}@example.org`);
});

test('an invited person gets a temporary password once and must choose their own', async ({
  page,
  browser,
  site,
}) => {
  const username = await openPanel(page);
  const invited = `${username}-guest`;
  await press(page, 'Invite User');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Username', { exact: true }).fill('ab');
  await press(page, 'Send Invitation');
  await expectToast(page, 'Validation Error');
  await expectToast(
    page,
    'email: Please enter a valid email address; username: Username must be at least 3 characters',
  );
  await dialog.getByLabel('Email', { exact: true }).fill(`${invited}@example.org`);
  await dialog.getByLabel('Username', { exact: true }).fill(username);
  await press(page, 'Send Invitation');
  await expectToast(page, 'Invitation Failed');
  await dialog.getByLabel('Username', { exact: true }).fill(invited);
  await press(page, 'Send Invitation');
  await expectToast(page, 'Invitation Sent');
  await expect(dialog.getByText('We’ll only show this password once')).toBeVisible();
  await expectAccessible(page);
  const temporary = await dialog.locator('code').innerText();
  await press(page, 'Done');
  await expect(page.getByRole('row', { name: new RegExp(`${invited}@example`) })).toContainText('Premium');

  const context = await browser.newContext({ baseURL: site.url });
  // A browser of its own, in which the tour would offer itself over what this journey is about.
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('mission-ready:mark:tour-completed', 'yes');
  });
  const guest = await context.newPage();
  await guest.goto('/auth?redirect=/applications');
  await field(guest, 'Username or email').fill(invited);
  await field(guest, 'Password').fill(temporary);
  await press(guest, 'Sign In');
  await expectScreen(guest, 'Choose your own password');
  await guest.goto('/dashboard');
  await expectScreen(guest, 'Choose your own password');
  await field(guest, 'Current password').fill(temporary);
  await field(guest, 'New password').fill(PASSWORD);
  await field(guest, 'Confirm new password').fill(PASSWORD);
  await press(guest, 'Change password');
  await expect(guest.getByRole('heading', { level: 1, name: 'Choose your own password' })).toHaveCount(0);
  await guest.goto('/applications');
  await expectScreen(guest, 'Application Tracker');
  await context.close();
});

test('a backup is taken, listed and downloaded, and every act is on record', async ({ page }) => {
  const username = await openPanel(page);
  await page.getByRole('tab', { name: 'Backups' }).click();
  await expect(page.getByText('Automatic daily backups are enabled by default')).toBeVisible();
  await press(page, 'View Backup History');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No backups yet')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Close');
  await press(page, 'Create Manual Backup');
  await expectToast(page, 'Backup Created');
  await press(page, 'View Backup History');
  await expect(dialog.getByText(/\d KB, created \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/)).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: /Download/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/manual\.ndjson\.gz$/);
  await press(page, 'Close');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  const rows = page.getByRole('table', { name: 'Audit log' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(`Backup downloaded`);
  await expect(rows.nth(2)).toContainText(`Backup created`);
  await expect(rows.nth(2)).toContainText(username);
});

test('the password tab says what is wrong, and that it is done', async ({ page }) => {
  await openPanel(page);
  await page.getByRole('tab', { name: 'Profile' }).click();
  const fill = async (current: string, next: string, confirmation: string) => {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Confirm new password').fill(confirmation);
    await press(page, 'Change password');
  };
  await fill(PASSWORD, 'a new password', 'another password');
  await expectToast(page, "Passwords Don't Match");
  await fill(PASSWORD, 'short', 'short');
  await expectToast(page, 'Password Too Short');
  await expectToast(page, 'Your new password must be at least 8 characters long.');
  await fill('not the password', 'a new password', 'a new password');
  await expectToast(page, 'Error');
  await fill(PASSWORD, 'a new password', 'a new password');
  await expectToast(page, 'Password Changed');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
});

test('what cannot be loaded or done says so, and can be tried again', async ({ page }) => {
  await openPanel(page);
  const body = { code: 'server-error', message: 'Something went wrong on our side.' };
  await page.route(/\/api\/admin\//, (route) => route.fulfill({ status: 500, json: body }));
  await page.reload();
  await expect(page.getByText('Error loading users data')).toHaveCount(2);
  await expectAccessible(page);
  await press(page, 'Invite User');
  await page.getByRole('dialog').getByLabel('Email', { exact: true }).fill('someone@example.org');
  await page.getByRole('dialog').getByLabel('Username', { exact: true }).fill('someone');
  await press(page, 'Send Invitation');
  await expectToast(page, 'Invitation Failed');
  await press(page, 'Close');
  await page.getByRole('tab', { name: 'Backups' }).click();
  await press(page, 'Create Manual Backup');
  await expectToast(page, 'Backup Failed');
  await press(page, 'View Backup History');
  await expect(page.getByText('Error loading backup data')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Close');
  await page.getByRole('tab', { name: 'Audit Log' }).click();
  await expect(page.getByText('Error loading the audit log')).toBeVisible();
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByText('Error loading users data')).toHaveCount(2);
  await page.unroute(/\/api\/admin\//);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('nobody else gets in: visitors are led to the start page, others to theirs', async ({ page }) => {
  await page.goto('/admin');
  await page.waitForURL((url) => url.pathname === '/');
  await registerPerson(page.request);
  await page.goto('/admin');
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: /Admin Panel/ })).toHaveCount(0);
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
});
