import type { Page } from '@playwright/test';
import { PASSWORD } from './api-person.ts';
import { test as base, expect, expectAccessible, expectScreen, expectToast } from './fixture.ts';
import { freePort, newDataDir, removeDataDir, startSite, stopSite } from './site.ts';

/** In a context of its own: in a page that goes on to the next journey, the authenticator would stay as well. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

/** Chromium's own authenticator: a phone that always has its owner's finger on it. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    setVerified: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a passkey is added, signs in by itself, opens the Admin Panel where two factors are asked for, and is removed', async ({
  page,
}) => {
  const dataDir = newDataDir();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = { PORT: port, PUBLIC_URL: url, ADMIN_2FA: 'required' };
  const site = await startSite(dataDir, settings, 'testing/serve');
  const authenticator = await withAuthenticator(page);
  await page.goto(url);
  const { csrfToken } = await (await page.request.get(`${url}/api/csrf-token`)).json();
  const person = { username: 'chief', password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
  await page.request.post(`${url}/api/register`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { ...person, email: 'chief@example.org' },
  });
  await page.request.post(`${url}/api/testing/make-admin/chief`);

  await page.goto(`${url}/profile?tab=privacy`);
  await press(page, 'Add a passkey');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByText('Give it a name').first()).toBeVisible();
  await field(page, 'Name').fill('My phone');
  await field(page, 'Your own password').fill('not it');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expect(dialog.getByText('That password isn’t correct.').first()).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('My phone');
  await expectAccessible(page);
  expect(await authenticator.credentials()).toEqual([]);
  await field(page, 'Your own password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByText(/Not used yet/)).toBeVisible();
  await expectAccessible(page);
  expect(await authenticator.credentials()).toMatchObject([
    { isResidentCredential: true, rpId: 'localhost' },
  ]);

  // The password alone opens no Admin Panel here; the passkey is two factors in one.
  await page.goto(`${url}/admin`);
  await expect(page.getByText('Turn on two-factor sign-in first')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`${url}/auth?redirect=${encodeURIComponent('/admin')}`);
  await expectAccessible(page);
  await press(page, 'Sign in with a passkey');
  await expectScreen(page, 'Admin Panel');
  await expect(page.getByText('Total users')).toBeVisible();

  await page.goto(`${url}/profile?tab=privacy`);
  await expect(page.getByText(/Last used/).first()).toBeVisible();
  await press(page, 'Remove passkey: My phone');
  await field(page, 'Your own password').fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByText('My phone')).toHaveCount(0);

  // The phone still has it; here it opens nothing, and the form is there as before.
  await page.context().clearCookies();
  await page.goto(`${url}/auth`);
  await press(page, 'Sign in with a passkey');
  await expectToast(page, 'Login failed');
  await expect(field(page, 'Username or email')).toBeVisible();
  await page.goto('about:blank');
  await stopSite(site);
  removeDataDir(dataDir);
});

test('where a site asks everyone for two factors, no page opens before they have them, and a passkey will do', async ({
  page,
}) => {
  const dataDir = newDataDir();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const site = await startSite(dataDir, { PORT: port, PUBLIC_URL: url, TWO_FACTOR: 'required' });
  await withAuthenticator(page);
  await page.goto(url);
  const { csrfToken } = await (await page.request.get(`${url}/api/csrf-token`)).json();
  const person = { username: 'veteran', password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
  await page.request.post(`${url}/api/register`, {
    headers: { 'x-csrf-token': csrfToken },
    data: { ...person, email: 'veteran@example.org' },
  });
  await page.goto(`${url}/dashboard`);
  await expectScreen(page, 'One more step');
  await expect(page.getByRole('button', { name: 'Turn it on' })).toBeVisible();
  await press(page, 'Add a passkey');
  await field(page, 'Name').fill('My phone');
  await field(page, 'Your own password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Add passkey' }).click();
  await expectToast(page, 'Passkey added');
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.goto(`${url}/auth`);
  await press(page, 'Sign in with a passkey');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'One more step' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Job Intel/ }).first()).toBeVisible();
  await page.goto('about:blank');
  await stopSite(site);
  removeDataDir(dataDir);
});
