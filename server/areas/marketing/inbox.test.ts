import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#career/durations.ts';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { listAuditLog } from '#contract/admin.ts';
import { answerMessage, closeMessage, listInbox } from '#contract/inbox.ts';
import { sendContactMessage } from '#contract/marketing.ts';
import { contactMessages } from '#server/platform/database/schema/support.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { inboxCleanUp } from './inbox.service.ts';

let site: TestApp;
let admin: TestClient;
beforeAll(async () => {
  site = await startTestApp({ supportEmail: 'help@example.org' });
  ({ client: admin } = await site.administrator());
});
afterAll(() => site.close());

const write = (client: TestClient, message: string) =>
  client.call(sendContactMessage, { body: { name: 'Dana Reyes', email: 'dana@example.org', message } });

const inbox = async (after?: number) =>
  (await admin.call(listInbox, { query: after === undefined ? {} : { after: String(after) } })).body;

async function premiumPerson() {
  const person = await site.newcomer();
  await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, person.id));
  return person;
}

describe('the inbox', () => {
  it('shows Premium first with its account, also across pages, and mails each message with its plan', async () => {
    await write(site.visitor(), 'I am only visiting.');
    const { client, username } = await premiumPerson();
    await write(client, 'My report does not open.');
    const free = await site.newcomer();
    await write(free.client, 'How do I start?');
    const rows = await inbox();
    expect(rows.map(({ message, isPriority }) => [message, isPriority])).toEqual([
      ['My report does not open.', true],
      ['I am only visiting.', false],
      ['How do I start?', false],
    ]);
    expect(rows.map(({ account }) => account?.username ?? null)).toEqual([username, null, free.username]);
    expect(rows[0]?.account?.subscriptionType).toBe('premium');
    for (const [place, row] of rows.entries()) {
      expect((await inbox(row.id)).map(({ id }) => id)).toEqual(rows.slice(place + 1).map(({ id }) => id));
    }
    site.sent.length = 0;
    await site.app.jobs.drain();
    // The queue keeps no order.
    expect(site.sent.map(({ subject }) => subject).sort()).toEqual([
      'Message from Dana Reyes',
      'Message from Dana Reyes',
      '[Premium] Message from Dana Reyes',
    ]);
    const mail = site.sent.find(({ subject }) => subject.startsWith('[Premium]'));
    expect(mail).toMatchObject({ to: 'help@example.org', replyTo: 'dana@example.org' });
    expect(mail?.text).toContain(`Account: ${username} (Premium)`);
  });

  it('answers by mail and closes, both on record, and a closed message takes no more of either', async () => {
    const { client } = await premiumPerson();
    await write(client, 'Where is my\nroadmap?');
    await site.app.jobs.drain();
    const [message] = (await inbox()).filter(({ message: text }) => text.includes('roadmap'));
    const params = { id: message?.id ?? 0 };
    const answer = (text: string) => admin.call(answerMessage, { params, body: { text } });
    expect((await answer('  ')).body).toMatchObject({ fields: { text: 'Write an answer' } });
    expect((await answer('On the page of each title.')).status).toBe(201);
    site.sent.length = 0;
    await site.app.jobs.drain();
    expect(site.sent).toMatchObject([{ to: 'dana@example.org', replyTo: 'help@example.org' }]);
    expect(site.sent[0]?.text).toMatch(
      /^On the page of each title\.\n\nYou wrote to us:\n\n> Where is my\n> roadmap\?/,
    );
    const [answered] = (await inbox()).filter(({ id }) => id === params.id);
    expect(answered?.answers).toMatchObject([{ text: 'On the page of each title.' }]);
    expect((await client.call(exportAccount)).body.messages).toMatchObject([
      { message: 'Where is my\nroadmap?', answers: [{ text: 'On the page of each title.' }] },
    ]);

    expect((await admin.call(closeMessage, { params })).status).toBe(200);
    expect((await inbox()).map(({ id }) => id)).not.toContain(params.id);
    expect((await answer('Too late')).status).toBe(404);
    expect((await admin.call(closeMessage, { params })).status).toBe(404);
    const acts = (await admin.call(listAuditLog, { query: {} })).body;
    expect(acts.map(({ action, subject }) => `${action}: ${subject}`).sort()).toEqual([
      `message-answered: Message ${params.id}`,
      `message-closed: Message ${params.id}`,
    ]);
  });

  it('keeps a closed message for a year, and none of an account that is deleted', async () => {
    const start = site.now;
    const count = () => site.db.query.$count(contactMessages);
    const before = await count();
    await site.db.query.update(contactMessages).set({ closedAt: start });
    site.now = new Date(start.getTime() + 364 * DAY_MS);
    await inboxCleanUp(site.context).run({});
    expect(await count()).toBe(before);
    site.now = new Date(start.getTime() + 366 * DAY_MS);
    await inboxCleanUp(site.context).run({});
    expect(await count()).toBe(0);
    site.now = start;
    const { client } = await site.newcomer();
    await write(client, 'Please remember me.');
    await client.call(deleteAccount, { body: { password: PASSWORD } });
    expect(await count()).toBe(0);
  });
});
