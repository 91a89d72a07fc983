import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getUser, login } from '#contract/auth.ts';
import { startTwoFactor } from '#contract/two-factor.ts';
import { auditLog } from '#server/platform/database/schema/administration.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  createByOperator,
  promoteByOperator,
  resetPasswordByOperator,
  resetTwoFactorByOperator,
} from './operator.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const signIn = (username: string, password: string) =>
  site.visitor().call(login, { body: { username, password } });

it('an administrator is created while the site runs, with a password to be changed at the first sign-in', async () => {
  const account = { username: 'keeper', email: 'keeper@example.org' };
  const { tempPassword } = await createByOperator(site.context, account);
  expect((await signIn('keeper', tempPassword)).body).toMatchObject({
    isAdmin: true,
    mustChangePassword: true,
  });
  await expect(createByOperator(site.context, account)).rejects.toThrow('already');
});

it('an account is promoted, and let in again where it was suspended', async () => {
  const { id, username } = await site.newcomer();
  await site.db.query.update(users).set({ suspendedAt: site.now }).where(eq(users.id, id));
  await promoteByOperator(site.context, username.toUpperCase());
  expect((await signIn(username, PASSWORD)).body).toMatchObject({ isAdmin: true });
  await expect(promoteByOperator(site.context, 'nobody-at-all')).rejects.toThrow('not found');
});

it('a password is reset: the old one and every session end', async () => {
  const { client, username } = await site.newcomer();
  const { tempPassword } = await resetPasswordByOperator(site.context, username);
  expect((await client.call(getUser)).status).toBe(401);
  expect((await signIn(username, PASSWORD)).status).toBe(401);
  expect((await signIn(username, tempPassword)).body).toMatchObject({ mustChangePassword: true });
});

it('two-factor sign-in is turned off for the only administrator, too', async () => {
  const { client, id, username } = await site.administrator();
  await client.call(startTwoFactor, { body: { password: PASSWORD } });
  await site.db.query.update(users).set({ twoFactorAt: site.now }).where(eq(users.id, id));
  expect((await signIn(username, PASSWORD)).body).toMatchObject({ code: 'two-factor-required' });
  await resetTwoFactorByOperator(site.context, username);
  expect((await signIn(username, PASSWORD)).status).toBe(200);
  const acts = await site.db.query.select().from(auditLog).where(eq(auditLog.subjectUserId, id));
  expect(acts).toMatchObject([{ action: 'two-factor-reset', actorId: null }]);
});
