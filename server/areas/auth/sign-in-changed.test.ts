import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changePassword, getUser, login } from '#contract/auth.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#contract/two-factor.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const codeAt = (secret: string) => generateSync({ secret, epoch: Math.floor(site.now.getTime() / 1000) });
const both = (secret: string) => ({ body: { password: PASSWORD, code: codeAt(secret) } });
const later = (seconds: number) => {
  site.now = new Date(site.now.getTime() + seconds * 1000);
};

async function turnOn(client: TestClient) {
  const { secret } = (await client.call(startTwoFactor, { body: { password: PASSWORD } })).body;
  expect((await client.call(confirmTwoFactor, { body: { code: codeAt(secret) } })).status).toBe(200);
  later(60);
  return { secret };
}

it('two-factor sign-in ends every other session once it is on: whoever had the password alone is out', async () => {
  const { client, username } = await site.newcomer();
  const thief = site.visitor();
  expect((await thief.call(login, { body: { username, password: PASSWORD } })).status).toBe(200);
  await turnOn(client);
  expect((await thief.call(getUser)).status).toBe(401);
  expect((await client.call(getUser)).status).toBe(200);
});

it('how one signs in is mailed whenever it changes', async () => {
  const { client, username } = await site.newcomer();
  const mails = async () => {
    await site.app.jobs.drain();
    return site.sent.splice(0).filter(({ to }) => to === `${username}@example.org`);
  };
  await mails();
  const { secret } = await turnOn(client);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('sign-in was turned on') }]);
  await client.call(renewRecoveryCodes, both(secret));
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('New recovery codes') }]);
  later(60);
  await client.call(stopTwoFactor, both(secret));
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('sign-in was turned off') }]);
  const body = { currentPassword: PASSWORD, newPassword: 'boots under the table' };
  expect((await client.call(changePassword, { body })).status).toBe(200);
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('password was changed') }]);
});
