import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import { getUser, login, logout } from '#contract/auth.ts';
import { knownDevices, sessions } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const signIn = (client: TestClient, username: string, userAgent = FIREFOX) =>
  client.send({
    method: 'POST',
    url: login.path,
    payload: { username, password: PASSWORD },
    headers: { 'user-agent': userAgent },
  });

describe('one’s own sessions', () => {
  it('are listed with device and time, this browser first, and without anything that opens one', async () => {
    const { client, username } = await site.newcomer();
    const other = site.visitor();
    await signIn(other, username);
    const { body } = await client.call(listSessions);
    expect(body).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, device: 'Firefox on Linux', startedAt: site.now.toISOString() },
    ]);
    const rows = await site.db.query.select().from(sessions);
    for (const { tokenHash } of rows) expect(JSON.stringify(body)).not.toContain(tokenHash);
  });

  it('end one by one, or all but this one, and never somebody else’s', async () => {
    const { client, username } = await site.newcomer();
    const others = [site.visitor(), site.visitor(), site.visitor()];
    for (const other of others) await signIn(other, username);
    const list = async () => (await client.call(listSessions)).body;
    const [, first] = await list();
    const stranger = (await site.newcomer()).client;
    const params = { session: first?.id ?? '' };
    const body = { password: PASSWORD };
    expect((await stranger.call(endSession, { params, body })).status).toBe(404);
    expect((await stranger.call(endSession, { params: { session: 'no such' }, body })).status).toBe(404);
    // Whoever finds the browser open can end none.
    const wrong = { password: 'not it' };
    for (const answer of [
      await client.call(endSession, { params, body: wrong }),
      await client.call(endOtherSessions, { body: wrong }),
    ])
      expect(answer.body).toMatchObject({ fields: { password: 'That password isn’t correct.' } });
    expect(await list()).toHaveLength(4);
    expect((await client.call(endSession, { params, body })).status).toBe(200);
    expect((await client.call(endSession, { params, body })).status).toBe(404);
    expect(await list()).toHaveLength(3);
    expect((await client.call(endOtherSessions, { body })).status).toBe(200);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
    for (const other of others) expect((await other.call(getUser)).status).toBe(401);
    expect((await stranger.call(getUser)).status).toBe(200);
  });

  it('end after 90 days however much they are used', async () => {
    const start = site.now;
    const { client } = await site.newcomer();
    for (let day = 10; day <= 80; day += 10) {
      site.now = new Date(start.getTime() + day * DAY_MS);
      expect((await client.call(getUser)).status, `day ${day}`).toBe(200);
    }
    site.now = new Date(start.getTime() + 90 * DAY_MS - 1000);
    expect((await client.call(getUser)).status).toBe(200);
    site.now = new Date(start.getTime() + 90 * DAY_MS + 1000);
    expect((await client.call(getUser)).status).toBe(401);
    site.now = start;
  });
});

describe('signing in', () => {
  beforeEach(async () => {
    await site.app.jobs.drain();
    site.sent.length = 0;
  });
  const mails = async () => {
    await site.app.jobs.drain();
    return site.sent.splice(0);
  };

  it('with a browser that was never used before is mailed, once', async () => {
    const { client, username } = await site.newcomer();
    expect(await mails()).toEqual([]);
    const other = site.visitor();
    await signIn(other, username);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: `${username}@example.org`, subject: /New sign-in/ });
    expect(mail?.text).toContain('Firefox on Linux, November 20, 2026');
    // Known from now on, as the browser it was registered with is.
    for (const browser of [other, client]) {
      await browser.call(logout);
      await signIn(browser, username);
    }
    expect(await mails()).toEqual([]);
  });

  it('of a second person at the same computer is new to them, and links nobody', async () => {
    const one = await site.newcomer();
    const two = await site.newcomer();
    await one.client.call(logout);
    await signIn(one.client, two.username);
    expect(await mails()).toMatchObject([{ to: `${two.username}@example.org` }]);
    const hashes = await site.db.query.select().from(knownDevices);
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
  });

  it('keeps the twenty browsers seen last', async () => {
    const { id, username } = await site.newcomer();
    for (let count = 0; count < 22; count++) await signIn(site.visitor(), username);
    expect(await site.db.query.$count(knownDevices, eq(knownDevices.userId, id))).toBe(20);
  });
});

it('behind https every cookie is bound to this host', async () => {
  const secure = await startTestApp({ publicUrl: 'https://ready.example.org' });
  const { client } = await secure.newcomer();
  expect([...client.cookies.keys()].sort()).toEqual([
    '__Host-mission_ready_csrf',
    '__Host-mission_ready_device',
    '__Host-mission_ready_session',
  ]);
  await secure.close();
});
