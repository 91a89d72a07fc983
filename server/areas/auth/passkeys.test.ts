import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#career/durations.ts';
import { exportAccount } from '#contract/account.ts';
import { getUserCounts } from '#contract/admin.ts';
import { setSuspension } from '#contract/admin-accounts.ts';
import { getUser, login } from '#contract/auth.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/passkeys.ts';
import { passkeyChallenges, passkeys } from '#server/platform/database/schema/passkeys.ts';
import { Authenticator } from '#server/testing/authenticator.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ publicUrl: 'http://localhost:3000', adminTwoFactor: 'required' });
});
afterAll(() => site.close());

const withPassword = { body: { password: PASSWORD } };

async function addTo(client: TestClient, name = 'My phone') {
  const authenticator = new Authenticator();
  const options = (await client.call(startPasskey, withPassword)).body;
  const answer = await client.call(addPasskey, {
    body: { name, passkey: authenticator.register(options) },
  });
  expect(answer.status).toBe(201);
  return authenticator;
}

/** Signs in with a fresh browser. */
async function signIn(
  authenticator: Authenticator,
  circumstances: Parameters<Authenticator['sign']>[1] = {},
) {
  const browser = site.visitor();
  const options = (await browser.call(startPasskeySignIn)).body;
  const passkey = authenticator.sign(options, circumstances);
  const { status, body } = await browser.call(signInWithPasskey, { body: { passkey } });
  return { browser, status, body, passkey };
}

const mailsTo = async (username: string) => {
  await site.app.jobs.drain();
  return site.sent.filter(({ to }) => to === `${username}@example.org`).map(({ text }) => text);
};

describe('a passkey', () => {
  it('is added with the password, told by mail, and signs in by itself', async () => {
    const { client, username } = await site.newcomer();
    const wrong = await client.call(startPasskey, { body: { password: 'not it' } });
    expect(wrong.body).toMatchObject({ fields: { password: 'That password isn’t correct.' } });
    const authenticator = await addTo(client);
    expect((await mailsTo(username)).at(-1)).toContain('A passkey was added');
    const { browser, status, body } = await signIn(authenticator);
    expect([status, body.username]).toEqual([200, username]);
    expect((await browser.call(getUser)).body.username).toBe(username);
    expect((await client.call(listPasskeys)).body).toMatchObject([
      { name: 'My phone', lastUsedAt: site.now.toISOString() },
    ]);
  });

  it('is in the export by its name alone, and gone with the account', async () => {
    const { client, id } = await site.newcomer();
    await addTo(client, 'Blue key');
    const exported = (await client.call(exportAccount)).body;
    expect(exported.passkeys).toMatchObject([{ name: 'Blue key' }]);
    const [row] = (await site.db.query.select().from(passkeys)).filter(({ userId }) => userId === id);
    expect(JSON.stringify(exported)).not.toContain(row?.credentialId);
    expect(JSON.stringify(exported)).not.toContain(Buffer.from(row?.publicKey ?? []).toString('base64'));
    await client.send({ method: 'POST', url: '/api/account/delete', payload: { password: PASSWORD } });
    expect((await site.db.query.select().from(passkeys)).filter(({ userId }) => userId === id)).toEqual([]);
  });

  it('opens what asks administrators for two factors, which the password alone does not', async () => {
    const { client, username } = await site.administrator();
    const authenticator = await addTo(client);
    const byPassword = site.visitor();
    await byPassword.call(login, { body: { username, password: PASSWORD } });
    expect((await byPassword.call(getUserCounts)).status).toBe(403);
    expect((await byPassword.call(getUser)).body.mustSetTwoFactor).toBe(true);
    const { browser, body } = await signIn(authenticator);
    expect(body.mustSetTwoFactor).toBe(false);
    expect((await browser.call(getUser)).body.mustSetTwoFactor).toBe(false);
    expect((await browser.call(getUserCounts)).status).toBe(200);
  });

  it('is refused from another site, without its owner, with a count that doesn’t grow, too late and twice', async () => {
    const { client, username } = await site.newcomer();
    const authenticator = await addTo(client);
    expect((await signIn(authenticator)).status).toBe(200);
    for (const circumstances of [
      { origin: 'http://localhost:4000' },
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isVerified: false },
      { counter: 1 },
    ])
      expect((await signIn(authenticator, circumstances)).status, JSON.stringify(circumstances)).toBe(401);
    const { status, passkey } = await signIn(authenticator);
    expect(status).toBe(200);
    expect((await site.visitor().call(signInWithPasskey, { body: { passkey } })).status).toBe(401);

    const browser = site.visitor();
    const options = (await browser.call(startPasskeySignIn)).body;
    const start = site.now;
    site.now = new Date(start.getTime() + 6 * MINUTE_MS);
    const late = { passkey: authenticator.sign(options) };
    expect((await browser.call(signInWithPasskey, { body: late })).status).toBe(401);
    // What is over is forgotten with the next one that is made.
    await browser.call(startPasskeySignIn);
    const left = await site.db.query.select().from(passkeyChallenges);
    expect(left.every(({ expiresAt }) => expiresAt > site.now)).toBe(true);
    site.now = start;

    // Signed by another key under the same name.
    const forged = new Authenticator();
    const other = forged.sign((await browser.call(startPasskeySignIn)).body);
    const claimed = { ...other, id: passkey.id, rawId: passkey.rawId };
    expect((await browser.call(signInWithPasskey, { body: { passkey: claimed } })).status).toBe(401);
    expect((await mailsTo(username)).join()).not.toContain('removed');
  });

  it('takes a challenge for the person who asked for it, and for what it was made', async () => {
    const one = await site.newcomer();
    const two = await site.newcomer();
    const options = (await one.client.call(startPasskey, withPassword)).body;
    const passkey = new Authenticator().register(options);
    const body = { name: 'Mine', passkey };
    expect((await two.client.call(addPasskey, { body })).status).toBe(400);
    expect((await one.client.call(addPasskey, { body })).status).toBe(201);
    expect((await one.client.call(addPasskey, { body })).status).toBe(400);
    // One made to sign in adds none.
    const signing = (await one.client.call(startPasskeySignIn)).body;
    const wrong = { name: 'Mine', passkey: new Authenticator().register(signing) };
    expect((await one.client.call(addPasskey, { body: wrong })).status).toBe(400);
    expect((await one.client.call(listPasskeys)).body).toHaveLength(1);
  });

  it('is removed by its owner alone, with the password, and what it opened elsewhere ends', async () => {
    const { client, username } = await site.newcomer();
    const stranger = (await site.newcomer()).client;
    const authenticator = await addTo(client);
    const { browser } = await signIn(authenticator);
    const [{ id } = { id: 0 }] = (await client.call(listPasskeys)).body;
    const params = { id };
    expect((await stranger.call(removePasskey, { params, ...withPassword })).status).toBe(404);
    expect((await client.call(removePasskey, { params, body: { password: 'not it' } })).status).toBe(400);
    expect((await client.call(removePasskey, { params, ...withPassword })).status).toBe(200);
    expect((await browser.call(getUser)).status).toBe(401);
    expect((await client.call(getUser)).status).toBe(200);
    expect((await signIn(authenticator)).status).toBe(401);
    // The queue gives what waits together in no order.
    expect((await mailsTo(username)).join()).toContain('A passkey was removed');
  });

  it('opens no suspended account', async () => {
    const { client, id } = await site.newcomer();
    const authenticator = await addTo(client);
    const boss = await site.administrator();
    const { browser } = await signIn(await addTo(boss.client));
    const body = { reason: 'x', password: PASSWORD, isSuspended: true };
    expect((await browser.call(setSuspension, { params: { id }, body })).status).toBe(200);
    expect((await signIn(authenticator)).body).toMatchObject({ code: 'account-suspended' });
  });

  it('is one of ten at most, also of those that come at once', async () => {
    const { client } = await site.newcomer();
    for (let count = 0; count < 8; count++) await addTo(client);
    const started = [];
    for (let count = 0; count < 4; count++)
      started.push((await client.call(startPasskey, withPassword)).body);
    const answers = await Promise.all(
      started.map((options) =>
        client.call(addPasskey, {
          body: { name: 'One more', passkey: new Authenticator().register(options) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
  });
});

it('where the site has no name of its own, passkeys are said not to work', async () => {
  for (const publicUrl of ['http://127.0.0.1:3000', 'http://ready.example.org', 'https://[::1]:3000']) {
    const other = await startTestApp({ publicUrl });
    expect((await other.visitor().call(startPasskeySignIn)).status, publicUrl).toBe(409);
    await other.close();
  }
});
