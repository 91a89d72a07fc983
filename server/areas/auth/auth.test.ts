import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { changePassword, getUser, login, logout, register } from '#contract/auth.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { findSession, insertSession } from '#server/platform/http/session.store.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const person = (username: string) => ({
  username,
  password: PASSWORD,
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: `${username}@example.org`,
});

describe('registering', () => {
  it('signs the person in and never sends the password back', async () => {
    const client = site.visitor();
    const answer = await client.call(register, { body: { ...person('ana'), militaryBranch: 'Navy' } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ username: 'ana', militaryBranch: 'Navy', resumeCreditsLimit: 5 });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password"/);
    expect((await client.call(getUser)).body.username).toBe('ana');
  });

  it('ignores what only the server decides', async () => {
    const body = { ...person('mallory'), isAdmin: true, subscriptionType: 'premium', resumeCreditsLimit: 99 };
    const answer = await site.visitor().call(register, { body });
    expect(answer.body).toMatchObject({ isAdmin: false, subscriptionType: 'free', resumeCreditsLimit: 5 });
  });

  it.each([
    [
      'a name that differs only in case',
      { username: 'ANA', email: 'ana3@example.org' },
      'username',
      'This username is already taken',
    ],
    [
      'an address that differs only in case',
      { username: 'ana2', email: 'ANA@example.org' },
      'email',
      'An account with this email address already exists',
    ],
  ])('refuses %s at its field', async (_what, change, field, message) => {
    const answer = await site.visitor().call(register, { body: { ...person('ana'), ...change } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'conflict', fields: { [field]: message } });
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ password: '1234567' }, 'password', 'Password must be at least 8 characters'],
    [{ firstName: '' }, 'firstName', 'First name is required'],
    [{ lastName: ' ' }, 'lastName', 'Last name is required'],
    [{ email: 'nowhere' }, 'email', 'Invalid email address'],
    [{ username: 'ana@example.org' }, 'username', 'Use only letters, digits and . _ + -'],
  ])('says what is wrong with %j', async (change, field, message) => {
    const answer = await site.visitor().call(register, { body: { ...person('zoe'), ...change } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid-input', fields: { [field]: message } });
  });

  it('gives one of two people who ask for a name at once the name, and the other a refusal', async () => {
    const bodies = [person('same'), { ...person('same'), email: 'other@example.org' }];
    const answers = await Promise.all(bodies.map((body) => site.visitor().call(register, { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  });
});

describe('signing in', () => {
  it.each(['ana', 'ANA', 'ana@example.org', ' Ana@Example.org '])('takes %j', async (username) => {
    const answer = await site.visitor().call(login, { body: { username, password: PASSWORD } });
    expect(answer.body).toMatchObject({ username: 'ana' });
  });

  it('takes a name from before that reads like the email of someone else as that name', async () => {
    const { email } = person('owner');
    await site.visitor().call(register, { body: person('owner') });
    const { id, client } = await site.newcomer();
    const passwords = { currentPassword: PASSWORD, newPassword: 'one of their own' };
    await client.call(changePassword, { body: passwords });
    await site.db.query.update(users).set({ username: email }).where(eq(users.id, id));
    const signIn = (username: string, password: string) =>
      site.visitor().call(login, { body: { username, password } });
    expect((await signIn(email, passwords.newPassword)).body).toMatchObject({ id });
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn('owner', PASSWORD)).body).toMatchObject({ username: 'owner' });
  });

  it('gives the same answer to a wrong password and to an unknown name', async () => {
    const wrong = await site.visitor().call(login, { body: { username: 'ana', password: 'wrong password' } });
    const nobody = await site.visitor().call(login, { body: { username: 'nobody', password: PASSWORD } });
    expect(wrong.status).toBe(401);
    expect(nobody.status).toBe(401);
    expect(wrong.body).toEqual(nobody.body);
  });

  it('moves to a new session, so that a cookie planted before it is worth nothing', async () => {
    const client = site.visitor();
    await client.call(login, { body: { username: 'ana', password: PASSWORD } });
    const before = new Map(client.cookies);
    await client.call(login, { body: { username: 'ana', password: PASSWORD } });
    expect(client.cookies.get('mission_ready_session')).not.toBe(before.get('mission_ready_session'));
    const old = site.visitor();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.call(getUser)).status).toBe(401);
  });

  it('sends a cookie that scripts cannot read and other sites cannot send', async () => {
    const client = site.visitor();
    const answer = await client.call(login, { body: { username: 'ana', password: PASSWORD } });
    const cookie = String(
      [answer.headers['set-cookie']].flat().find((value) => String(value).includes('session')),
    );
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
  });

  it('ends a session at sign-out and when it was not used for two weeks', async () => {
    const { client } = await site.newcomer();
    await client.call(logout);
    expect((await client.call(getUser)).status).toBe(401);
    const { client: away } = await site.newcomer();
    const before = site.now;
    const twoWeeks = 14 * DAY_MS;
    site.now = new Date(before.getTime() + twoWeeks + 1000);
    expect((await away.call(getUser)).status).toBe(401);
    site.now = new Date(before.getTime() + twoWeeks - MINUTE_MS);
    expect((await away.call(getUser)).status).toBe(200);
    site.now = before;
  });

  it('renews the cookie of a session in use, so that the browser keeps it as long as the database does', async () => {
    const { client } = await site.newcomer();
    const before = site.now;
    const cookieAfter = async (minutes: number) => {
      site.now = new Date(site.now.getTime() + minutes * MINUTE_MS);
      const answer = await client.call(getUser);
      expect(answer.status).toBe(200);
      return [answer.headers['set-cookie'] ?? []].flat().join('; ');
    };
    expect(await cookieAfter(5), 'not with each request').not.toContain('session');
    expect(await cookieAfter(8 * 24 * 60)).toMatch(
      /mission_ready_session=[^;]+; Max-Age=1209600; .*HttpOnly/,
    );
    expect(await cookieAfter(8 * 24 * 60)).toContain('Max-Age=1209600');
    site.now = before;
  });
});

describe('a token', () => {
  it('that a visitor was given is refused after signing in', async () => {
    const client = site.visitor();
    const token = await client.csrfToken();
    await client.call(login, { body: { username: 'ana', password: PASSWORD } });
    const answer = await client.send({
      method: 'POST',
      url: '/api/logout',
      headers: { 'x-csrf-token': token },
    });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'csrf-rejected' });
  });

  it('comes with the answer to who is signed in, and serves', async () => {
    const client = site.visitor();
    await client.call(login, { body: { username: 'ana', password: PASSWORD } });
    const { headers } = await client.call(getUser);
    const token = String(headers['x-csrf-token']);
    const logsOut = { method: 'POST', url: '/api/logout' } as const;
    expect((await client.send({ ...logsOut, headers: { 'x-csrf-token': `${token}x` } })).status).toBe(403);
    expect((await client.send({ ...logsOut, headers: { 'x-csrf-token': token } })).status).toBe(200);
  });
});

describe('changing the password', () => {
  it('needs the current one, ends every other session, and keeps this browser signed in', async () => {
    const { client, username } = await site.newcomer();
    const other = site.visitor();
    await other.call(login, { body: { username, password: PASSWORD } });
    const refused = await client.call(changePassword, {
      body: { currentPassword: 'not it', newPassword: 'a new password' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ fields: { currentPassword: expect.any(String) } });
    const body = { currentPassword: PASSWORD, newPassword: 'a new password' };
    expect((await client.call(changePassword, { body })).status).toBe(200);
    expect((await client.call(getUser)).status).toBe(200);
    expect((await other.call(getUser)).status).toBe(401);
    expect((await site.visitor().call(login, { body: { username, password: PASSWORD } })).status).toBe(401);
  });

  it('twice at the same moment lets one of the two through, so that an old password never has the last word', async () => {
    const { client, username } = await site.newcomer();
    const other = site.visitor();
    await other.call(login, { body: { username, password: PASSWORD } });
    const change = (browser: typeof client, newPassword: string) =>
      browser.call(changePassword, { body: { currentPassword: PASSWORD, newPassword } });
    await Promise.all([client.csrfToken(), other.csrfToken()]);
    const answers = await Promise.all([change(client, 'the first new one'), change(other, 'the second one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('opens no session to whoever was being checked with the old password meanwhile', async () => {
    const { id } = await site.newcomer();
    const row = { tokenHash: 'checked-before', userId: id, createdAt: site.now, expiresAt: site.now };
    const stored = await site.db.transaction((tx) => insertSession(tx, row, 'the hash that was checked'));
    expect(stored).toBe(false);
    expect(await findSession(site.db.query, 'checked-before', new Date(0))).toBeUndefined();
  });
});
