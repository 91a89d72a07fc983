import { generateSync } from 'otplib';
import { PASSWORD, registerPerson } from './api-person.ts';
import { expect, expectAccessible, test } from './fixture.ts';
import { signIn } from './pages.ts';

test('two-factor sign-in is turned on with an app, asked for at sign-in, and a recovery code opens without it', async ({
  page,
}) => {
  const { username } = await registerPerson(page.request);
  await page.goto('/profile?tab=privacy');
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open my authenticator app' })).toHaveAttribute(
    'href',
    /^otpauth:/,
  );
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  // Of the step before, so that the one of now is still good at sign-in: each works once.
  const code = (seconds: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText(/That code isn’t right/).first()).toBeVisible();
  // Where the next step begins between reading the code and sending it, it is one too old: then the one after it.
  await expect(async () => {
    await dialog.getByLabel('Code from the app').fill(code(-30));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog.getByText('We’ll only show these codes once')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expectAccessible(page);
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', '');
  });
  await dialog.getByRole('button', { name: 'Print codes' }).click();
  await expect(page.locator('body[data-asked-to-print]')).toBeAttached();
  // On paper the codes are alone, with whose they are.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(recovery)).toBeVisible();
  await expect(page.getByText('Recovery codes for Mission Ready')).toBeVisible();
  await expect(page.getByRole('button', { includeHidden: false })).toHaveCount(0);
  await expect(page.locator('h1')).toBeHidden();
  await page.emulateMedia({ media: null });
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Turn it off' })).toBeVisible();

  for (const answer of [() => code(0), () => recovery]) {
    await page.context().clearCookies();
    await page.goto('/auth');
    await signIn(page, username, PASSWORD);
    await expect(page.getByLabel('Code from your app')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Code from your app').fill('111111');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText(/That code isn’t right/).first()).toBeVisible();
    await page.getByLabel('Code from your app').fill(answer());
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  }
});
