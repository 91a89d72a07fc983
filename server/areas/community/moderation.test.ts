import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { listAuditLog } from '#contract/admin.ts';
import {
  createReply,
  createThread,
  deleteThread,
  getThread,
  listReplies,
  listThreads,
  reportReply,
  reportThread,
  updateReply,
  updateThread,
} from '#contract/community.ts';
import { decideReply, decideThread, listPostReports } from '#contract/moderation.ts';
import { type CommunityPerson, member, moderator } from '#server/testing/community-people.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let ana: CommunityPerson;
let bo: CommunityPerson;
let admin: CommunityPerson;
beforeAll(async () => {
  site = await startTestApp();
  [ana, bo, admin] = [await member(site, 'Ana'), await member(site, 'Bo Bo'), await moderator(site)];
});
afterAll(() => site.close());

async function threadWithReply() {
  site.now = new Date(site.now.getTime() + HOUR_MS);
  const body = { category: 'life' as const, title: 'Offer', content: 'Buy my course' };
  const thread = (await ana.client.call(createThread, { body })).body;
  const params = { id: thread.id };
  const reply = (await bo.client.call(createReply, { params, body: { content: 'No thanks' } })).body;
  return { thread: params, reply: { id: reply.id } };
}
const reasonless = { reason: '' };
const queue = async () => (await admin.client.call(listPostReports)).body;
const acts = async () =>
  (await admin.client.call(listAuditLog)).body.map(({ action, actor, subject }) => [action, actor, subject]);

describe('a report', () => {
  it('reaches the queue with its reason, once a person and post, and closes with what is decided', async () => {
    const { thread, reply } = await threadWithReply();
    const spam = { reason: 'spam' as const, details: 'Sells a course' };
    expect((await bo.client.call(reportThread, { params: thread, body: spam })).status).toBe(200);
    await bo.client.call(reportThread, { params: thread, body: { reason: 'other', details: '' } });
    await ana.client.call(reportReply, { params: reply, body: { reason: 'abuse' } });
    expect(await queue()).toMatchObject([
      {
        reporter: bo.username,
        reason: 'other',
        details: null,
        threadId: thread.id,
        replyId: null,
        author: 'Ana',
        content: 'Buy my course',
      },
      {
        reporter: ana.username,
        reason: 'abuse',
        threadId: thread.id,
        replyId: reply.id,
        author: 'Bo Bo',
        content: 'No thanks',
        threadTitle: 'Offer',
      },
    ]);
    await admin.client.call(decideReply, { params: reply, body: { decision: 'keep' } });
    expect(await queue()).toHaveLength(1);
    site.now = new Date(site.now.getTime() + 1000);
    await admin.client.call(decideThread, { params: thread, body: { decision: 'lock', reason: 'No ads' } });
    expect(await queue()).toEqual([]);
    expect((await acts()).slice(0, 2)).toEqual([
      ['thread-locked', admin.username, `Thread ${thread.id}`],
      ['report-closed', admin.username, `Reply ${reply.id} in thread ${thread.id}`],
    ]);
    await bo.client.call(reportThread, { params: thread, body: spam });
    expect(await queue()).toHaveLength(1);
    await ana.client.call(deleteThread, { params: thread });
    expect(await queue()).toEqual([]);
  });

  it('is refused for one’s own post, for one that is not there, and without a reason', async () => {
    const { thread } = await threadWithReply();
    const body = { reason: 'spam' as const };
    expect((await ana.client.call(reportThread, { params: thread, body })).status).toBe(409);
    expect((await ana.client.call(reportReply, { params: { id: 1_999_999 }, body })).status).toBe(404);
    const nothing = await bo.client.call(reportThread, { params: thread, body: {} as typeof body });
    expect(nothing.body).toMatchObject({ fields: { reason: 'Please choose a reason.' } });
  });
});

describe('hiding', () => {
  it('takes a thread from everyone but its author, who reads why, and administrators', async () => {
    const { thread, reply } = await threadWithReply();
    const body = { decision: 'hide' as const, reason: 'Advertising is not for here.' };
    await admin.client.call(decideThread, { params: thread, body });
    const ids = async ({ client }: CommunityPerson) =>
      (await client.call(listThreads)).body.threads.map(({ id }) => id);
    expect(await ids(bo)).not.toContain(thread.id);
    expect((await bo.client.call(getThread, { params: thread })).status).toBe(404);
    expect((await bo.client.call(listReplies, { params: thread })).status).toBe(404);
    expect((await bo.client.call(reportReply, { params: reply, body: { reason: 'spam' } })).status).toBe(404);
    const answer = await bo.client.call(createReply, { params: thread, body: { content: 'Hm' } });
    expect(answer.status).toBe(404);
    for (const person of [ana, admin]) {
      expect(await ids(person)).toContain(thread.id);
      const { body: seen } = await person.client.call(getThread, { params: thread });
      expect(seen.hidden?.reason).toBe(body.reason);
      expect(seen.may).toMatchObject({ reply: false, moderate: person === admin });
    }
    const own = await ana.client.call(createReply, { params: thread, body: { content: 'Why?' } });
    expect(own.status).toBe(409);
    await admin.client.call(decideThread, { params: thread, body: { decision: 'show' } });
    const { body: back } = await bo.client.call(getThread, { params: thread });
    expect(back).toMatchObject({ hidden: null, replyCount: 1 });
  });

  it('takes a reply from its thread and from the count', async () => {
    const { thread, reply } = await threadWithReply();
    const body = { decision: 'hide' as const, reason: 'Be kind.' };
    await admin.client.call(decideReply, { params: reply, body });
    expect((await ana.client.call(listReplies, { params: thread })).body).toEqual([]);
    expect((await ana.client.call(getThread, { params: thread })).body.replyCount).toBe(0);
    const [own] = (await bo.client.call(listReplies, { params: thread })).body;
    expect(own?.hidden?.reason).toBe('Be kind.');
    await bo.client.call(updateReply, { params: reply, body: { content: 'Sorry' } });
    expect((await ana.client.call(listReplies, { params: thread })).body).toEqual([]);
    await admin.client.call(decideReply, { params: reply, body: { decision: 'show' } });
    const [shown] = (await ana.client.call(listReplies, { params: thread })).body;
    expect(shown?.content).toBe('Sorry');
  });
});

describe('locking', () => {
  it('ends a thread with a reason all read; one may take one’s words back but not change them', async () => {
    const { thread, reply } = await threadWithReply();
    const body = { decision: 'lock' as const, reason: 'Settled.' };
    await admin.client.call(decideThread, { params: thread, body });
    const { body: seen } = await bo.client.call(getThread, { params: thread });
    expect(seen).toMatchObject({ locked: { reason: 'Settled.' }, may: { reply: false, edit: false } });
    const answer = await bo.client.call(createReply, { params: thread, body: { content: 'But' } });
    expect([answer.status, (answer.body as unknown as { message: string }).message]).toEqual([
      409,
      'This thread is locked: Settled.',
    ]);
    const edits = [
      await bo.client.call(updateReply, { params: reply, body: { content: 'But' } }),
      await ana.client.call(updateThread, { params: thread, body: { title: 'But then' } }),
    ];
    expect(edits.map(({ status }) => status)).toEqual([409, 409]);
    await admin.client.call(decideThread, { params: thread, body: { decision: 'unlock' } });
    const again = await bo.client.call(createReply, { params: thread, body: { content: 'And' } });
    expect(again.status).toBe(201);
  });
});

it('asks for a reason where the author will read one, and knows no post that is not there', async () => {
  const { thread, reply } = await threadWithReply();
  for (const decision of ['hide', 'lock'] as const) {
    const answer = await admin.client.call(decideThread, {
      params: thread,
      body: { decision, ...reasonless },
    });
    expect(answer.body).toMatchObject({ fields: { reason: 'Give a reason. The author will see it.' } });
  }
  const body = { decision: 'keep' as const };
  expect((await admin.client.call(decideThread, { params: { id: 1_999_999 }, body })).status).toBe(404);
  expect((await admin.client.call(decideReply, { params: { id: 1_999_999 }, body })).status).toBe(404);
  expect((await ana.client.call(decideReply, { params: reply, body })).status).toBe(403);
});
