import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { inviteUser } from '#contract/admin.ts';
import { changePassword, getUser, login, logout } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestApp();
  ({ client: admin } = await site.administrator());
});
afterAll(() => site.close());

const invite = async (username: string) => {
  const body = { email: `${username}@example.org`, username, firstName: 'Ana', lastName: '' };
  const answer = await admin.call(inviteUser, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.user;
};

describe('an invitation', () => {
  it('gives a temporary password, which the mail does not hold', async () => {
    const user = await invite('ana');
    expect(user).toMatchObject({ username: 'ana', email: 'ana@example.org' });
    expect(user.tempPassword).toMatch(/^[A-HJ-NP-Za-hjkmnp-z2-9]{16}$/);
    expect(user.expiresAt).toBe(new Date(site.now.getTime() + 7 * DAY_MS).toISOString());
    await site.app.jobs.drain();
    expect(site.sent).toHaveLength(1);
    expect(site.sent[0]).toMatchObject({ to: 'ana@example.org' });
    expect(site.sent[0]?.text).toContain('Username: ana');
    expect(site.sent[0]?.text).not.toContain(user.tempPassword);
  });

  it('opens a premium account in which nothing goes but choosing a password, on any endpoint', async () => {
    const { username, tempPassword } = await invite('boyd');
    const client = site.visitor();
    const signedIn = await client.call(login, { body: { username, password: tempPassword } });
    expect(signedIn.body).toMatchObject({
      mustChangePassword: true,
      subscriptionType: 'premium',
      lastName: null,
    });
    const open = new Set([getUser.path, changePassword.path]);
    const closed = site.app.endpoints.filter(({ access, path }) => access !== 'public' && !open.has(path));
    expect(closed.length).toBeGreaterThan(30);
    for (const { method, path } of closed) {
      const url = path.replace(/:\w+/g, '1');
      const answer = await client.send({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
      expect(answer.status, `${method} ${path}`).toBe(403);
      expect(answer.body).toMatchObject({ code: 'password-change-required' });
    }
    const body = { currentPassword: tempPassword, newPassword: 'a password of mine' };
    expect((await client.call(changePassword, { body })).status).toBe(200);
    expect((await client.call(listJobMatches)).status).toBe(200);
    site.now = new Date(site.now.getTime() + 30 * DAY_MS);
    const later = await site.visitor().call(login, { body: { username, password: 'a password of mine' } });
    expect(later.body).toMatchObject({ mustChangePassword: false, subscriptionType: 'premium' });
  });

  it('stops working after seven days', async () => {
    ({ client: admin } = await site.administrator());
    const { username, tempPassword } = await invite('cyra');
    const signIn = () => site.visitor().call(login, { body: { username, password: tempPassword } });
    site.now = new Date(site.now.getTime() + 7 * DAY_MS - 1);
    expect((await signIn()).status).toBe(200);
    site.now = new Date(site.now.getTime() + 1);
    expect((await signIn()).status).toBe(401);
  });

  it.each([
    [{ username: 'ANA' }, 409, { username: 'This username is already taken' }],
    [{ email: 'ANA@example.org' }, 409, { email: 'An account with this email address already exists' }],
    [{ email: 'nowhere' }, 400, { email: 'Please enter a valid email address' }],
    [{ username: 'ab' }, 400, { username: 'Username must be at least 3 characters' }],
  ])('of %j is refused, and names the field', async (wrong, status, fields) => {
    const body = { email: 'new@example.org', username: 'new', ...wrong };
    const answer = await admin.call(inviteUser, { body });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ fields });
  });

  it('can be answered by signing out', async () => {
    const { username, tempPassword } = await invite('dina');
    const client = site.visitor();
    await client.call(login, { body: { username, password: tempPassword } });
    expect((await client.call(logout)).status).toBe(200);
  });
});
