import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { claimFirstAdministrator, listAuditLog, listUsers } from '#contract/admin.ts';
import { firstAdminLinks } from '#server/platform/database/schema/administration.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { offerFirstAdministrator } from './first-admin-link.service.ts';

let site: TestApp;
beforeEach(async () => {
  site = await startTestApp();
});
afterEach(() => site.close());

const offer = async () => (await offerFirstAdministrator(site.context))?.split('#')[1] ?? '';
const claim = (token: string, username = 'chief', client = site.visitor()) =>
  client.call(claimFirstAdministrator, {
    body: { token, username, email: `${username}@example.com`, password: 'a long password' },
  });

describe('the link for the first administrator', () => {
  it('creates one who is signed in, works once, and is not offered again', async () => {
    const token = await offer();
    expect(token).toMatch(/^[\w-]{43}$/);
    const client = site.visitor();
    const answer = await claim(token, 'chief', client);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ username: 'chief', isAdmin: true, mustChangePassword: false });
    expect((await client.call(listUsers)).status).toBe(200);
    expect((await client.call(listAuditLog)).body).toMatchObject([
      { action: 'administrator-created', actor: 'chief', subject: 'chief' },
    ]);
    expect((await claim(token, 'second')).status).toBe(403);
    expect(await offerFirstAdministrator(site.context)).toBeUndefined();
  });

  it('is stored as a hash alone', async () => {
    const token = await offer();
    expect(JSON.stringify(await site.db.query.select().from(firstAdminLinks))).not.toContain(token);
  });

  it('is refused when it was never given, and after a day', async () => {
    const token = await offer();
    expect((await claim('x'.repeat(43))).status).toBe(403);
    site.now = new Date(site.now.getTime() + DAY_MS);
    expect((await claim(token)).status).toBe(403);
    expect((await claim(await offer())).status).toBe(201);
    expect(await site.db.query.select().from(firstAdminLinks)).toEqual([]);
  });

  it('stays good when the name is taken, and says so', async () => {
    const { username } = await site.newcomer();
    const token = await offer();
    const answer = await claim(token, username);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ fields: { username: 'This username is already taken' } });
    expect((await claim(token)).status).toBe(201);
  });

  it('makes one administrator, however many links were logged and opened at once', async () => {
    const tokens = [await offer(), await offer()];
    const answers = await Promise.all(tokens.map((token, number) => claim(token, `chief${number}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403]);
  });
});
