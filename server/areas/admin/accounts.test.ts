import { eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#career/durations.ts';
import { getUserCounts, listAuditLog, listUsers } from '#contract/admin.ts';
import { endSessionsOf, resetTwoFactor, setRole, setSuspension } from '#contract/admin-accounts.ts';
import { getUser, login, requestPasswordReset, resetPassword } from '#contract/auth.ts';
import { confirmTwoFactor, startTwoFactor } from '#contract/two-factor.ts';
import { calendarReminders } from '#server/areas/calendar/reminders.service.ts';
import { leavingPlans } from '#server/platform/database/schema/leaving.ts';
import { recoveryCodes } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: { client: TestClient; id: number; username: string };
beforeAll(async () => {
  site = await startTestApp();
  admin = await site.administrator();
});
afterAll(() => site.close());

const act = { reason: 'Asked for it by phone', password: PASSWORD };
const mailsTo = async (username: string) => {
  await site.app.jobs.drain();
  return site.sent.filter(({ to }) => to === `${username}@example.org`);
};
// The clock stands still here, so entries are told apart by what they are of.
const entryOf = async (subject: string, action: string) =>
  (await admin.client.call(listAuditLog, { query: {} })).body.find(
    (entry) => entry.subject === subject && entry.action === action,
  );
const signIn = (username: string, password = PASSWORD) =>
  site.visitor().call(login, { body: { username, password } });

async function turnOn(client: TestClient) {
  const { secret } = (await client.call(startTwoFactor, { body: { password: PASSWORD } })).body;
  const code = () => generateSync({ secret, epoch: Math.floor(site.now.getTime() / 1000) });
  expect((await client.call(confirmTwoFactor, { body: { code: code() } })).status).toBe(200);
  site.now = new Date(site.now.getTime() + MINUTE_MS);
  return code;
}

it('a suspended person is out at once, is told so plainly at the sign-in, gets no reminders, and has everything again afterwards', async () => {
  const { client, id, username } = await site.newcomer({ militaryOccupation: '25B', militaryBranch: 'Army' });
  const plan = {
    userId: id,
    kind: 'separation',
    lastDay: '2026-12-01',
    leaveDays: 0,
    reminders: true,
  } as const;
  await site.db.query.insert(leavingPlans).values({ ...plan, updatedAt: site.now });
  const before = (await client.call(getUser)).body;
  const params = { id };
  const suspend = (isSuspended: boolean) =>
    admin.client.call(setSuspension, { params, body: { ...act, isSuspended } });
  expect((await suspend(true)).status).toBe(200);
  expect((await client.call(getUser)).status).toBe(401);
  const refused = await signIn(username);
  expect(refused.status).toBe(403);
  expect(refused.body).toMatchObject({
    code: 'account-suspended',
    message: expect.stringContaining('Your account is suspended'),
  });
  // Only who knows the password learns of it.
  expect((await signIn(username, 'not the password')).body).toMatchObject({ code: 'wrong-credentials' });
  expect(await mailsTo(username)).toMatchObject([{ text: expect.stringContaining('is suspended') }]);
  await calendarReminders(site.context).run({});
  expect(await mailsTo(username)).toHaveLength(1);
  expect((await admin.client.call(listUsers, { query: { search: username } })).body).toMatchObject([
    { suspendedAt: site.now.toISOString() },
  ]);
  expect(await entryOf(username, 'account-suspended')).toMatchObject({
    actor: admin.username,
    reason: act.reason,
  });
  expect((await suspend(true)).status).toBe(409);

  expect((await suspend(false)).status).toBe(200);
  const again = await signIn(username);
  expect(again.body).toEqual(before);
  await calendarReminders(site.context).run({});
  const subjects = (await mailsTo(username)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('coming up'))).toHaveLength(1);
  expect((await mailsTo(username)).some(({ text }) => text.includes('open again'))).toBe(true);
  expect((await suspend(false)).status).toBe(409);
});

it('the role is given and taken, and whoever gets it is told', async () => {
  const { client, id, username } = await site.newcomer();
  const params = { id };
  expect((await admin.client.call(setRole, { params, body: { ...act, isAdmin: true } })).status).toBe(200);
  expect((await client.call(getUserCounts)).status).toBe(200);
  expect(await mailsTo(username)).toMatchObject([{ text: expect.stringContaining('administrator') }]);
  expect(await entryOf(username, 'role-given')).toMatchObject({ reason: act.reason });
  expect((await admin.client.call(setRole, { params, body: { ...act, isAdmin: true } })).status).toBe(409);
  expect((await admin.client.call(setRole, { params, body: { ...act, isAdmin: false } })).status).toBe(200);
  expect((await client.call(getUserCounts)).status).toBe(403);
});

it('of two administrators who take each other’s role at once, one stays', async () => {
  const one = await site.administrator();
  const other = await site.administrator();
  const take = (by: typeof one, from: typeof one) =>
    by.client.call(setRole, { params: { id: from.id }, body: { ...act, isAdmin: false } });
  const statuses = (await Promise.all([take(one, other), take(other, one)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 403]);
});

it('somebody is signed out everywhere', async () => {
  const { client, id, username } = await site.newcomer();
  expect((await admin.client.call(endSessionsOf, { params: { id }, body: act })).status).toBe(200);
  expect((await client.call(getUser)).status).toBe(401);
  expect((await signIn(username)).status).toBe(200);
});

it('two-factor sign-in is turned off for someone who lost their phone, their sessions end, and they are told', async () => {
  const { client, id, username } = await site.newcomer();
  expect((await admin.client.call(resetTwoFactor, { params: { id }, body: act })).status).toBe(409);
  await turnOn(client);
  await mailsTo(username);
  expect((await signIn(username)).body).toMatchObject({ code: 'two-factor-required' });
  expect((await admin.client.call(resetTwoFactor, { params: { id }, body: act })).status).toBe(200);
  expect((await client.call(getUser)).status).toBe(401);
  // The password alone, which somebody else may know by now, opens nothing: the mailbox has to be theirs too.
  expect((await signIn(username)).body).toMatchObject({ code: 'wrong-credentials' });
  const told = (await mailsTo(username)).at(-1)?.text;
  expect(told).toContain('An administrator turned off two-factor sign-in');
  await site.visitor().call(requestPasswordReset, { body: { email: `${username}@example.org` } });
  const [, token = ''] = /reset-password\/(\S+)/.exec((await mailsTo(username)).at(-1)?.text ?? '') ?? [];
  const newPassword = 'brand new horse battery';
  expect((await site.visitor().call(resetPassword, { body: { token, newPassword } })).status).toBe(200);
  const back = await site.visitor().call(login, { body: { username, password: newPassword } });
  expect(back.body).toMatchObject({ hasTwoFactor: false });
  const left = await site.db.query.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
  expect(left).toEqual([]);
  expect(await entryOf(username, 'two-factor-reset')).toMatchObject({ reason: act.reason });
});

it('each asks for a reason and the administrator’s own secrets, and none is for their own account', async () => {
  const { id } = await site.newcomer();
  const careful = await site.administrator();
  const ask = (body: object, who = id) =>
    careful.client.call(endSessionsOf, { params: { id: who }, body: { ...act, ...body } });
  expect((await ask({ reason: ' ' })).body).toMatchObject({ fields: { reason: 'Give a reason' } });
  expect((await ask({ password: 'not it' })).body).toMatchObject({
    fields: { password: 'That password isn’t correct.' },
  });
  expect((await ask({}, careful.id)).status).toBe(409);
  expect((await ask({}, 2_000_000_000)).status).toBe(404);
  const code = await turnOn(careful.client);
  expect((await ask({})).body).toMatchObject({ fields: { code: expect.stringContaining('Enter the code') } });
  expect((await ask({ code: '000000' })).body).toMatchObject({ fields: { code: expect.any(String) } });
  expect((await ask({ code: code() })).status).toBe(200);
});
