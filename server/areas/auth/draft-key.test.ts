import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount } from '#contract/account.ts';
import { getDraftKey, login, logout } from '#contract/auth.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

describe('the key of one’s drafts', () => {
  it('is one’s own, 256 bits, and the same when one comes back', async () => {
    const one = await site.newcomer();
    const other = await site.newcomer();
    const { userId, key } = (await one.client.call(getDraftKey)).body;
    expect(userId).toBe(one.id);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect((await other.client.call(getDraftKey)).body.key).not.toBe(key);
    await one.client.call(logout);
    expect((await one.client.call(getDraftKey)).status).toBe(401);
    await one.client.call(login, { body: { username: one.username, password: PASSWORD } });
    expect((await one.client.call(getDraftKey)).body.key).toBe(key);
  });
});

describe('the end of a session', () => {
  it.each([
    ['signing out', { method: 'POST', url: logout.path }],
    ['deleting the account', { method: 'POST', url: deleteAccount.path, payload: { password: PASSWORD } }],
  ] as const)('has the browser clear what pages stored: %s', async (_how, request) => {
    const { client } = await site.newcomer();
    const answer = await client.send(request);
    expect(answer.status).toBe(200);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
  });

  it('is not said to a browser that goes on', async () => {
    const { client, username } = await site.newcomer();
    const payload = { username, password: PASSWORD };
    const answer = await client.send({ method: 'POST', url: login.path, payload });
    expect(answer.headers['clear-site-data']).toBeUndefined();
  });
});
