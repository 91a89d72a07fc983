import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePassword, login } from '#contract/auth.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createFirstAdministrator } from './first-admin.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const start = (settings: Record<string, string>) =>
  createFirstAdministrator({ ...site.context, config: readConfig(settings) });

it('refuses a name that belongs to someone who is no administrator', async () => {
  const { username } = await site.newcomer();
  const settings = {
    ADMIN_USERNAME: username,
    ADMIN_PASSWORD: 'first password',
    ADMIN_EMAIL: 'chief@example.org',
  };
  await expect(start(settings)).rejects.toThrow(ConfigError);
});

it('is created from the settings at the first start, and never set back by a later one', async () => {
  const settings = {
    ADMIN_USERNAME: 'chief',
    ADMIN_PASSWORD: 'first password',
    ADMIN_EMAIL: 'Chief@example.org',
  };
  await start(settings);
  const client = site.visitor();
  const signIn = (password: string) => client.call(login, { body: { username: 'chief', password } });
  expect((await signIn('first password')).body).toMatchObject({ isAdmin: true, email: 'chief@example.org' });
  const body = { currentPassword: 'first password', newPassword: 'second password' };
  await client.call(changePassword, { body });
  await start(settings);
  expect((await signIn('second password')).status).toBe(200);
  expect((await signIn('first password')).status).toBe(401);
});

it('judges the password only while there is no administrator: an old setting keeps no site from starting', async () => {
  await site.administrator();
  const settings = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'password1', ADMIN_EMAIL: 'boss@example.org' };
  await expect(start(settings)).resolves.toBeUndefined();
  const empty = await startTestApp();
  const first = createFirstAdministrator({ ...empty.context, config: readConfig(settings) });
  await expect(first).rejects.toThrow(ConfigError);
  await empty.close();
});

it('does nothing without the settings', async () => {
  await expect(start({})).resolves.toBeUndefined();
});
