import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount, listSessions } from '#contract/account.ts';
import { getUserCounts } from '#contract/admin.ts';
import { getUser, login } from '#contract/auth.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#contract/two-factor.ts';
import { recoveryCodes } from '#server/platform/database/schema/users.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ rateLimits: 'on' });
});
afterAll(() => site.close());

const codeAt = (secret: string, seconds = 0) =>
  generateSync({ secret, epoch: Math.floor(site.now.getTime() / 1000) + seconds });
const later = (seconds: number) => {
  site.now = new Date(site.now.getTime() + seconds * 1000);
};
/** What takes a protection away asks for the password and a code. */
const both = (secret: string, password = PASSWORD) => ({ body: { password, code: codeAt(secret) } });
const withPassword = { body: { password: PASSWORD } };

async function turnOn(client: TestClient) {
  const { secret } = (await client.call(startTwoFactor, withPassword)).body;
  const answer = await client.call(confirmTwoFactor, { body: { code: codeAt(secret) } });
  expect(answer.status).toBe(200);
  later(60);
  return { secret, codes: answer.body.recoveryCodes };
}

let place = 0;
/** Signs in, from an address of its own unless said otherwise: the general limits are no matter here. */
const signIn = (username: string, code?: string, password = PASSWORD) =>
  site.visitor().send({
    method: 'POST',
    url: login.path,
    payload: { username, password, ...(code === undefined ? {} : { code }) },
    remoteAddress: `198.51.100.${++place % 250}`,
  });

describe('two-factor sign-in', () => {
  it('is on from the first right code, which the password has to come before', async () => {
    const { client, username } = await site.newcomer();
    expect((await client.call(startTwoFactor, { body: { password: 'wrong' } })).status).toBe(400);
    const { secret, uri } = (await client.call(startTwoFactor, withPassword)).body;
    expect(uri).toContain(`secret=${secret}`);
    const wrong = await client.call(confirmTwoFactor, { body: { code: '000000' } });
    expect(wrong.body).toMatchObject({ fields: { code: expect.stringContaining('isn’t right') } });
    // Nothing is asked before it is confirmed.
    expect((await signIn(username)).status).toBe(200);
    expect((await client.call(confirmTwoFactor, { body: { code: codeAt(secret) } })).status).toBe(200);
    expect((await client.call(getUser)).body.hasTwoFactor).toBe(true);
    expect((await client.call(startTwoFactor, withPassword)).status).toBe(409);
    expect(JSON.stringify((await client.call(getUser)).body)).not.toContain(secret);
  });

  it('asks for the code after the right password alone, and takes each code once', async () => {
    const { client, username } = await site.newcomer();
    const { secret } = await turnOn(client);
    const asked = await signIn(username);
    expect(asked.status).toBe(403);
    expect(asked.body).toMatchObject({ code: 'two-factor-required' });
    expect((await signIn(username, codeAt(secret), 'not the password')).status).toBe(401);
    const code = codeAt(secret);
    expect((await signIn(username, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect((await signIn(username, code)).status).toBe(400);
    later(30);
    const atOnce = await Promise.all([1, 2, 3].map(() => signIn(username, codeAt(secret))));
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('takes a code of the step before and after, and none further off', async () => {
    const { client, username } = await site.newcomer();
    const { secret } = await turnOn(client);
    for (const seconds of [-90, -60, 60, 90]) {
      expect((await signIn(username, codeAt(secret, seconds))).status, `${seconds}`).toBe(400);
    }
    expect((await signIn(username, codeAt(secret, -30))).status).toBe(200);
    expect((await signIn(username, codeAt(secret, 30))).status).toBe(200);
  });

  it('ends guessing at the code from however many addresses, and tells nothing by it', async () => {
    const { client, username } = await site.newcomer();
    const { secret } = await turnOn(client);
    const guesses: number[] = [];
    for (let count = 0; count < 12; count++) guesses.push((await signIn(username, '000000')).status);
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await signIn(username, codeAt(secret))).status).toBe(429);
    later(16 * 60);
    expect((await signIn(username, codeAt(secret))).status).toBe(200);
  });

  it('opens by a recovery code, each once, and by none of the old ones after new were made', async () => {
    const { client, username } = await site.newcomer();
    const { secret, codes } = await turnOn(client);
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    expect((await signIn(username, first.toUpperCase())).status).toBe(200);
    expect((await signIn(username, first)).status).toBe(400);
    const renewed = (await client.call(renewRecoveryCodes, both(secret))).body.recoveryCodes;
    expect((await signIn(username, second)).status).toBe(400);
    expect((await signIn(username, renewed[0]?.replace('-', ' '))).status).toBe(200);
    const stored = JSON.stringify(await site.db.query.select().from(recoveryCodes));
    expect(stored).not.toContain(renewed[1]?.replace('-', ''));
    // As slow to try on a stolen copy as passwords are, and salted.
    const left = (await site.db.query.select().from(recoveryCodes)).map(({ hash }) => hash);
    for (const hash of left) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(left.map((hash) => hash.split('$')[4])).size).toBe(left.length);
  });

  it('still opens by a recovery code from before, once', async () => {
    const { client, id, username } = await site.newcomer();
    await turnOn(client);
    await site.db.query.insert(recoveryCodes).values({ userId: id, hash: hashOfToken('abcdefghjk') });
    expect((await signIn(username, 'abcde-fghjk')).status).toBe(200);
    expect((await signIn(username, 'abcde-fghjk')).status).toBe(400);
  });

  it('goes off with the password and a code, and with the account', async () => {
    const { client, username } = await site.newcomer();
    const { secret } = await turnOn(client);
    expect((await client.call(stopTwoFactor, both(secret, 'wrong'))).status).toBe(400);
    for (const call of [stopTwoFactor, renewRecoveryCodes]) {
      const guess = await client.call(call, { body: { password: PASSWORD, code: '000000' } });
      expect(guess.body).toMatchObject({ fields: { code: expect.stringContaining('isn’t right') } });
    }
    expect((await signIn(username)).status).toBe(403);
    expect((await client.call(stopTwoFactor, both(secret))).status).toBe(200);
    expect((await signIn(username)).status).toBe(200);
    const before = await site.db.query.$count(recoveryCodes);
    const other = await site.newcomer();
    await turnOn(other.client);
    await other.client.call(deleteAccount, withPassword);
    expect(await site.db.query.$count(recoveryCodes)).toBe(before);
  });
});

it('TWO_FACTOR=required opens nothing of anybody’s before it is on, but for turning it on, taking along and leaving', async () => {
  const strict = await startTestApp({ twoFactor: 'required' });
  const start = site.now;
  site.now = strict.now;
  const { client } = await strict.newcomer();
  const asked = { mustSetTwoFactor: true, opensWithTwoFactor: true };
  expect((await client.call(getUser)).body).toMatchObject(asked);
  const open = new Set([
    '/api/user',
    '/api/change-password',
    '/api/account/two-factor/start',
    '/api/account/two-factor/confirm',
    '/api/account/passkeys',
    '/api/account/passkeys/start',
    '/api/account/export',
    '/api/account/delete',
  ]);
  for (const { method, path, access } of strict.app.endpoints) {
    if (access !== 'user' || open.has(path)) continue;
    const url = path.replace(/:\w+/g, '1');
    const answer = await client.send({ method, url, ...(method === 'GET' ? {} : { payload: {} }) });
    expect(answer.body, `${method} ${path}`).toMatchObject({ code: 'two-factor-required' });
  }
  expect((await client.call(exportAccount)).status).toBe(200);
  const leaving = await strict.newcomer();
  expect((await leaving.client.call(deleteAccount, withPassword)).status).toBe(200);
  await turnOn(client);
  expect((await client.call(getUser)).body.opensWithTwoFactor).toBe(false);
  expect((await client.call(listSessions)).status).toBe(200);
  await strict.close();
  site.now = start;
});

it('ADMIN_2FA=required opens nothing of an administrator’s before it is on', async () => {
  const strict = await startTestApp({ adminTwoFactor: 'required' });
  const start = site.now;
  site.now = strict.now;
  const { client } = await strict.administrator();
  expect((await client.call(getUser)).body).toMatchObject({ isAdmin: true, mustSetTwoFactor: true });
  const refused = await client.call(getUserCounts);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({ code: 'two-factor-required' });
  await turnOn(client);
  expect((await client.call(getUser)).body.mustSetTwoFactor).toBe(false);
  expect((await client.call(getUserCounts)).status).toBe(200);
  // Nobody else is asked.
  expect((await (await strict.newcomer()).client.call(getUser)).body.mustSetTwoFactor).toBe(false);
  await strict.close();
  site.now = start;
});
