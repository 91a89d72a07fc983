import type { Page } from '@playwright/test';
import { PASSWORD, registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { mailTo } from './mailbox.ts';

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const SERVICE = {
  militaryBranch: 'Navy',
  militaryRank: 'HM2',
  militaryOccupation: 'Hospital Corpsman',
  militaryStartDate: '2015',
  militaryEndDate: '2023',
};

async function openProfile(page: Page, profile: Record<string, unknown> = SERVICE) {
  const person = await registerPerson(page.request, profile);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  return person;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();

test('only what changed is sent, an empty text as null', async ({ page }) => {
  await openProfile(page, { ...SERVICE, militaryAwards: 'Navy Achievement Medal' });
  await page.getByLabel(/^Awards/).fill('');
  await page.getByLabel(/^City/).fill('Norfolk');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'PATCH' && sent.url().endsWith('/api/profile')),
    save(page),
  ]);
  expect(request.postDataJSON()).toEqual({ city: 'Norfolk', militaryAwards: null });
  await expectToast(page, 'Profile Updated');
});

test('whatever is filled in is saved, and a branch nobody was asked for is no one’s until they choose it', async ({
  page,
}) => {
  await openProfile(page, {});
  const branch = page.getByLabel(/^Military branch/);
  await expect(branch.locator('option:checked')).toHaveText('Not yet chosen (Army?)');
  await page.getByLabel(/^Rank/).fill('SGT');
  await save(page);
  await expectToast(page, 'Profile Updated');
  const stored = async () => (await (await page.request.get('/api/user')).json()) as Record<string, unknown>;
  expect(await stored()).toMatchObject({ militaryRank: 'SGT', militaryBranch: null });
  await branch.selectOption('Army');
  await save(page);
  await expect.poll(async () => (await stored()).militaryBranch).toBe('Army');
  await page.getByLabel(/^Rank/).fill('');
  await save(page);
  await expect(page.getByText('Please enter your rank').first()).toBeVisible();
});

test('what another tab has saved since stays, whatever this one learns of it before it saves', async ({
  page,
}) => {
  await openProfile(page, { ...SERVICE, city: 'Norfolk' });
  await sendChange(page.request, 'PATCH', '/api/profile', { city: 'Waco' });
  // The picture brings the account anew, with the other tab's city; the form still shows the old one.
  await page.locator('input[type="file"]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expectToast(page, 'Picture updated');
  await page.getByLabel(/^Phone/).fill('254-555-0100');
  await save(page);
  await expectToast(page, 'Profile Updated');
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({
    city: 'Waco',
    phone: '254-555-0100',
  });
  await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Waco');
});

test('saving without a change says so and sends nothing', async ({ page }) => {
  await openProfile(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += 1;
  });
  await save(page);
  await expectToast(page, 'No Changes Detected');
  expect(sent).toBe(0);
});

test('a text past its limit is counted, refused at its field, and kept', async ({ page }) => {
  await openProfile(page);
  const awards = page.getByLabel(/^Awards/);
  await awards.fill('x'.repeat(1501));
  await expect(page.getByText(/1,501 \/ 1,500|1501 \/ 1500/).first()).toBeVisible();
  await save(page);
  await expect(page.getByText('Text is too long (max 1500 characters)').first()).toBeVisible();
  await expect(awards).toHaveValue('x'.repeat(1501));
  await expectAccessible(page);
});

test('another email needs the password, and the old address is told', async ({ page, site, playwright }) => {
  const { username } = await openProfile(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill(`new-${username}@example.org`);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Change your email?' });
  await expect(dialog).toContainText(`new-${username}@example.org`);
  await expectAccessible(page);
  await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Save with new email' }).click();
  await expect(dialog.getByText('Your current password isn’t correct.').first()).toBeVisible();
  // A toast would lie over the window's buttons.
  await expect(page.getByText('Update Failed')).toHaveCount(0);
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save with new email' }).click();
  await expectToast(page, 'Check your email');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('All saved.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(PASSWORD);
  await expect(email).toHaveValue(`${username}@example.org`);
  await expect(
    page.getByText(`Open the link we sent to new-${username}@example.org to change it`),
  ).toBeVisible();
  const [link = ''] =
    /http\S+confirm-email#\S+/.exec(await mailTo(site, `new-${username}@example.org`)) ?? [];
  await page.goto(`/confirm-email${link.slice(link.indexOf('#'))}`);
  await expectScreen(page, 'Confirm your new email');
  await page.getByRole('button', { name: 'Confirm this email' }).click();
  await expect(page.getByText('Your email is changed')).toBeVisible();
  await expectAccessible(page);
  expect(await mailTo(site, `${username}@example.org`)).toContain('was just changed');
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(email).toHaveValue(`new-${username}@example.org`);

  // Refused for another reason than the password: the profile says so at its field.
  const taken = (await registerPerson(await playwright.request.newContext({ baseURL: site.url }))).username;
  await email.fill(`${taken}@example.org`);
  await save(page);
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Save with new email' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Another account already uses this email address').first()).toBeVisible();
});

test('what was typed survives a reload and a failed save', async ({ page }) => {
  await openProfile(page);
  await page.getByLabel(/^Responsibilities/).fill('Ran sick call for 120 sailors.');
  await page.route('**/api/profile', (route) => route.abort());
  await save(page);
  await expectToast(page, 'Update Failed');
  await page.unroute('**/api/profile');
  await page.reload();
  await expect(page.getByLabel(/^Responsibilities/)).toHaveValue('Ran sick call for 120 sailors.');
  await save(page);
  await expectToast(page, 'Profile Updated');
});

test('one toast shows at a time, F8 leads to it, and it can be closed', async ({ page }) => {
  await openProfile(page);
  await save(page);
  await expectToast(page, 'No Changes Detected');
  await save(page);
  await expect(
    page.getByRole('list').filter({ hasText: 'No Changes Detected' }).getByRole('listitem'),
  ).toHaveCount(1);
  await page.keyboard.press('F8');
  const inToasts = () => page.evaluate(() => document.activeElement?.closest('[role="region"], ol') !== null);
  await expect.poll(inToasts).toBe(true);
});

test('the account can be exported and deleted', async ({ page }) => {
  const { username } = await openProfile(page);
  await page
    .getByRole('tab', { name: /data|privacy|account/i })
    .last()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const stream = await download.createReadStream();
  let text = '';
  for await (const chunk of stream) text += chunk;
  expect(JSON.parse(text).user.username).toBe(username);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/(auth|home)?(\?.*)?$/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});
