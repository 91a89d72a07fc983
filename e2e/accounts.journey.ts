import { PASSWORD, registerPerson, sendChange } from './api-person.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './fixture.ts';
import { mailTo } from './mailbox.ts';
import { field, signIn } from './pages.ts';

test('a wrong password says so and keeps the name; the right one leads to the page that was asked for', async ({
  page,
}) => {
  const { username } = await registerPerson(page.request);
  await page.context().clearCookies();
  await page.goto('/applications?status=applied');
  await expect(page).toHaveURL(/\/auth\?redirect=/);
  await expectScreen(page, /./);
  await signIn(page, username, 'not the password');
  await expectToast(page, 'Login failed');
  await expect(field(page, 'Username or email')).toHaveValue(username);
  await signIn(page, username, PASSWORD);
  await expectToast(page, 'Welcome back!');
  await expect(page).toHaveURL(/\/applications/);
});

test('the email signs in as the username does', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await page.context().clearCookies();
  await page.goto('/auth');
  await signIn(page, `${username}@example.org`, PASSWORD);
  await expectToast(page, 'Welcome back!');
  await expectScreen(page, 'Mission Control');
});

for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`a redirect to ${target} stays on the site`, async ({ page }) => {
    const { username } = await registerPerson(page.request);
    await page.context().clearCookies();
    await page.goto(`/auth?redirect=${encodeURIComponent(target)}`);
    await signIn(page, username, PASSWORD);
    await expectScreen(page, 'Mission Control');
  });
}

test('the registration form says at each field what is wrong and loses nothing', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await field(page, 'First name').fill('Ana');
  await field(page, 'Username').fill('ab');
  await field(page, 'Email').fill('nowhere');
  await field(page, 'Password').fill('short');
  await field(page, 'Confirm password').fill('different');
  await page.getByRole('button', { name: 'Register' }).click();
  for (const message of [
    'Last name is required',
    'Username must be at least 3 characters',
    'Invalid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(message).first()).toBeVisible();
  }
  await expect(field(page, 'First name')).toHaveValue('Ana');
  await field(page, 'Password').fill('long enough 1');
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
});

test('a taken name is said at its field', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await page.context().clearCookies();
  await page.goto('/auth?tab=register');
  await field(page, 'First name').fill('Ana');
  await field(page, 'Last name').fill('Ortiz');
  await field(page, 'Email').fill('someone.else@example.org');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Registration failed');
  await expect(page.getByText('This username is already taken').first()).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('someone.else@example.org');
});

test('a forgotten password is reset through the mailed link, once', async ({ page, site }) => {
  const { username } = await registerPerson(page.request);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page
    .getByRole('button', { name: 'Forgot password?' })
    .or(page.getByRole('link', { name: 'Forgot password?' }))
    .click();
  await field(page, 'Email').fill('no address');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Invalid Email');
  await field(page, 'Email').fill(`${username}@example.org`);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expectToast(page, 'Reset Email Sent');
  await expectScreen(page, /./);
  await expect(page.getByText('Check Your Email')).toBeVisible();
  const path = /\/reset-password\/[\w-]+/.exec(await mailTo(site, `${username}@example.org`))?.[0] ?? '';
  await page.goto(path);
  await expectScreen(page, 'Set a new password');
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('brand new password');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('brand new password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expectToast(page, 'Password Reset Success');
  await page.getByRole('link', { name: 'Return to Sign In' }).click();
  await signIn(page, username, 'brand new password');
  await expectScreen(page, 'Mission Control');
  // Used up: said before anybody types a password twice.
  await page.goto(path);
  await expect(page.getByText('This password reset link is invalid or has expired.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set new password' })).toHaveCount(0);
  // Who is signed in is offered no link that would lead them to Mission Control.
  await expect(page.getByRole('link', { name: 'Get a new link' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to Password and Data' }).click();
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('a session that ended while typing loses nothing', async ({ page }) => {
  const { username } = await registerPerson(page.request);
  await page.goto('/applications/new');
  await page.getByLabel(/^Job title/).fill('Welding Inspector');
  await page.getByLabel(/^Company/).fill('Example Shipyard');
  await page.context().clearCookies();
  await page.getByRole('button', { name: /^Save/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Username or email')).toHaveValue(username);
  await expect(dialog.getByRole('button', { name: 'Leave this page' })).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/applications\/new/);
  await expect(page.getByLabel(/^Job title/)).toHaveValue('Welding Inspector');
  await expect(page.getByLabel(/^Company/)).toHaveValue('Example Shipyard');
});

test('signing out ends the session here and shows the door', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerPerson(page.request);
  await page.goto('/applications/new');
  await field(page, 'Company').fill('Example Shipyard');
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')).length);
  await expect.poll(drafts).toBe(1);
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /Secure Exit/ })
    .first()
    .click();
  await expectToast(page, 'Logged out');
  expect(await drafts()).toBe(0);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});

test('a page that is come back to after its session ended elsewhere shows nothing more of the person', async ({
  page,
}) => {
  const { username } = await registerPerson(page.request);
  await page.clock.install();
  await page.goto('/applications/new');
  await field(page, 'Company').fill('Example Shipyard');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain(':draft:');
  await page.context().clearCookies();
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await comeBack();
  await expect(field(page, 'Company')).toBeVisible();
  await page.clock.fastForward('06:00');
  await comeBack();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText(username)).toHaveCount(0);
  await signIn(page, username, PASSWORD);
  await expect(field(page, 'Company')).toHaveValue('Example Shipyard');
});

test('signing out keeps the device’s theme, and without a connection it still leaves nothing on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await registerPerson(page.request);
  await page.goto('/applications/new');
  await page.evaluate(() => localStorage.setItem('mission-ready:theme', 'dark'));
  await field(page, 'Company').fill('Example Shipyard');
  const stored = () => page.evaluate(() => Object.keys(localStorage).sort().join());
  await expect.poll(stored).toContain(':draft:');
  await page.route('**/api/logout', (route) => route.abort());
  const leave = page.getByRole('button', { name: /Secure Exit/ }).first();
  await leave.click();
  await expectToast(page, 'Logout failed');
  await expect(page).toHaveURL(/\/auth/);
  expect(await stored()).not.toContain(':draft:');
  await page.unroute('**/api/logout');
  await page.goto('/dashboard');
  await leave.click();
  await expectToast(page, 'Logged out');
  expect(await page.evaluate(() => localStorage.getItem('mission-ready:theme'))).toBe('dark');
});

test('a person sees where they are signed in, and signs out everywhere else', async ({
  page,
  browser,
  site,
}) => {
  const { username } = await registerPerson(page.request);
  const elsewhere = await browser.newContext({ baseURL: site.url });
  await sendChange(elsewhere.request, 'POST', '/api/login', { username, password: PASSWORD });
  await page.goto('/profile?tab=privacy');
  await expectScreen(page, 'My Profile');
  const list = page.getByRole('listitem').filter({ hasText: 'Last used' });
  await expect(list).toHaveCount(2);
  await expect(list.nth(0)).toContainText('This browser');
  await page.getByRole('button', { name: /^Sign out: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByText('That password isn’t correct.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(list).toHaveCount(1);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await sendChange(elsewhere.request, 'POST', '/api/login', { username, password: PASSWORD });
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Signed out everywhere else');
  await expect(list).toHaveCount(1);
  await expectAccessible(page);
  expect((await elsewhere.request.get('/api/user')).status()).toBe(401);
  await elsewhere.close();
});

test('a password anyone would try is refused at its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Username', { exact: true }).fill(`chooser${process.pid}`);
  await page.getByLabel('First name', { exact: true }).fill('Dana');
  await page.getByLabel('Last name', { exact: true }).fill('Reyes');
  await page.getByLabel('Email', { exact: true }).fill(`chooser${process.pid}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('Password123');
  await page.getByLabel('Confirm password', { exact: true }).fill('Password123');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText(/This password is easy to guess/).first()).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Dana');
});
