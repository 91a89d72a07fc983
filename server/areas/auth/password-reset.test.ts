import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '#career/durations.ts';
import { checkResetLink, getUser, login, requestPasswordReset, resetPassword } from '#contract/auth.ts';
import { confirmEmail, updateProfile } from '#contract/profile.ts';
import { readConfig } from '#server/platform/config.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { passwordResetMail } from './password-reset.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ publicUrl: 'https://ready.example.org' });
});
afterAll(() => site.close());
// What a test before left to be mailed is no matter to the next.
beforeEach(() => site.app.jobs.drain());

const NEW_PASSWORD = 'a much better password';

async function mailedToken(username: string): Promise<string> {
  site.sent.length = 0;
  await site.visitor().call(requestPasswordReset, { body: { email: `${username}@example.org` } });
  await site.app.jobs.drain();
  const [mail] = site.sent;
  return /https:\/\/ready\.example\.org\/reset-password\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  site.visitor().call(resetPassword, { body: { token, newPassword } });

const works = async (token: string) =>
  (await site.visitor().call(checkResetLink, { body: { token } })).body as { works: boolean };

describe('a reset link', () => {
  it('says whether it works before a password is typed, and stays as it is', async () => {
    const { username } = await site.newcomer();
    const before = site.now;
    expect(await works('never-sent')).toEqual({ works: false });
    const token = await mailedToken(username);
    for (const _again of [1, 2]) expect(await works(token)).toEqual({ works: true });
    site.now = new Date(site.now.getTime() + 61 * MINUTE_MS);
    expect(await works(token)).toEqual({ works: false });
    const next = await mailedToken(username);
    expect((await reset(next)).status).toBe(200);
    expect(await works(next)).toEqual({ works: false });
    site.now = before;
  });

  it('sets a new password once and ends every session', async () => {
    const { client, username } = await site.newcomer();
    const token = await mailedToken(username);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(site.sent[0]?.text, 'names who signs in').toContain(`Your username is ${username}.`);
    expect((await reset(token)).status).toBe(200);
    expect((await client.call(getUser)).status).toBe(401);
    const signIn = (password: string) => site.visitor().call(login, { body: { username, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    const again = await reset(token, 'yet another password');
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ message: 'This password reset link is invalid or has expired.' });
  });

  it('lets whoever was kept out by wrong guesses sign in again', async () => {
    const strict = await startTestApp({ rateLimits: 'on', publicUrl: 'https://ready.example.org' });
    const { username } = await strict.newcomer();
    const signIn = async (password: string) =>
      (await strict.visitor().call(login, { body: { username, password } })).status;
    for (let count = 0; count < 11; count++) await signIn('a wrong guess');
    expect(await signIn(PASSWORD)).toBe(429);
    await strict.visitor().call(requestPasswordReset, { body: { email: `${username}@example.org` } });
    await strict.app.jobs.drain();
    const token = /reset-password\/([\w-]+)/.exec(strict.sent.at(-1)?.text ?? '')?.[1] ?? '';
    const body = { token, newPassword: NEW_PASSWORD };
    expect((await strict.visitor().call(resetPassword, { body })).status).toBe(200);
    expect(await signIn(NEW_PASSWORD)).toBe(200);
    await strict.close();
  });

  it('expires after an hour', async () => {
    const { username } = await site.newcomer();
    const token = await mailedToken(username);
    const before = site.now;
    site.now = new Date(before.getTime() + 61 * MINUTE_MS);
    expect((await reset(token)).status).toBe(400);
    site.now = before;
  });

  it('stops working when a newer one is asked for', async () => {
    const { username } = await site.newcomer();
    const before = site.now;
    const first = await mailedToken(username);
    site.now = new Date(before.getTime() + 3 * MINUTE_MS);
    const second = await mailedToken(username);
    site.now = before;
    expect((await reset(first)).status).toBe(400);
    expect((await reset(second)).status).toBe(200);
  });

  it('is not mailed again within two minutes, and the first one goes on working', async () => {
    const { username } = await site.newcomer();
    const first = await mailedToken(username);
    expect(await mailedToken(username)).toBe('');
    expect((await reset(first)).status).toBe(200);
  });

  it('stops working when the account gets another address', async () => {
    const { client, username } = await site.newcomer();
    const token = await mailedToken(username);
    const body = { email: `new-${username}@example.org`, currentPassword: PASSWORD };
    expect((await client.call(updateProfile, { body })).status).toBe(200);
    site.sent.length = 0;
    await site.app.jobs.drain();
    const confirmation = /confirm-email#(\S+)/.exec(site.sent[0]?.text ?? '')?.[1] ?? '';
    await site.visitor().call(confirmEmail, { body: { token: confirmation } });
    expect((await reset(token)).status).toBe(400);
  });

  it('greets nobody by a name that reads like an address', async () => {
    const { username } = await site.newcomer({ firstName: 'visit evil.example' });
    await mailedToken(username);
    expect(site.sent[0]?.text).toMatch(/^Hello,\n/);
    expect(site.sent[0]?.text).not.toContain('evil');
  });

  it('is stored only as its hash', async () => {
    const { username } = await site.newcomer();
    const token = await mailedToken(username);
    const rows = await site.db.query.select({ stored: users.resetPasswordToken }).from(users);
    expect(rows.some(({ stored }) => stored?.includes(token))).toBe(false);
    expect(rows.some(({ stored }) => /^[0-9a-f]{64}$/.test(stored ?? ''))).toBe(true);
  });

  it('works once even when it is used twice at the same moment', async () => {
    const { username } = await site.newcomer();
    const token = await mailedToken(username);
    const answers = await Promise.all([reset(token), reset(token, 'the other password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('asking for a link', () => {
  it('keeps the job when the mail server fails, and tries it again when its time has come', async () => {
    const { username } = await site.newcomer();
    const email = `${username}@example.org`;
    site.sent.length = 0;
    await site.visitor().call(requestPasswordReset, { body: { email } });
    const failing = vi.spyOn(site.sent, 'push').mockImplementation(() => {
      throw new Error('The mail server does not answer');
    });
    await site.app.jobs.drain();
    expect(failing).toHaveBeenCalledTimes(1);
    failing.mockRestore();

    // Not at once: a server that is down is still down.
    await site.app.jobs.drain();
    expect(site.sent).toEqual([]);
    await site.db.query.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    await site.app.jobs.drain();
    expect(site.sent).toMatchObject([{ to: email }]);
    await site.app.jobs.drain();
    expect(site.sent).toHaveLength(1);
  });

  it('whose mail could not be sent mails it at the next try', async () => {
    const { username } = await site.newcomer();
    const email = `${username}@example.org`;
    const mails: string[] = [];
    let isDown = true;
    const sendMail = async ({ to }: { to: string }) => {
      if (isDown) throw new Error('The mail server does not answer');
      mails.push(to);
    };
    const { db } = site;
    const config = readConfig({ DATA_DIR: './data' });
    const job = passwordResetMail({ config, db, sendMail, clock: { now: () => site.now } });
    await expect(job.run({ email })).rejects.toThrow('does not answer');
    isDown = false;
    await job.run({ email });
    expect(mails).toEqual([email]);
  });

  it('answers the same for an address without an account, and mails nobody', async () => {
    const { username } = await site.newcomer();
    const ask = (email: string) => site.visitor().call(requestPasswordReset, { body: { email } });
    site.sent.length = 0;
    const unknown = await ask('nobody@example.org');
    await site.app.jobs.drain();
    expect(site.sent).toEqual([]);
    const known = await ask(`${username.toUpperCase()}@example.org`);
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    await site.app.jobs.drain();
    expect(site.sent).toHaveLength(1);
  });
});
