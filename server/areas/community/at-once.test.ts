import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import {
  createReply,
  createThread,
  deleteReply,
  deleteThread,
  getThread,
  listReplies,
  reportThread,
} from '#contract/community.ts';
import { decideReply, decideThread } from '#contract/moderation.ts';
import { forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { type CommunityPerson, member, moderator } from '#server/testing/community-people.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

// On PostgreSQL these run on several connections; embedded there is one, and they follow each other.
let site: TestApp;
let ana: CommunityPerson;
let admin: CommunityPerson;
let others: CommunityPerson[];
beforeAll(async () => {
  site = await startTestApp();
  ana = await member(site);
  admin = await moderator(site);
  others = await Promise.all(Array.from({ length: 6 }, () => member(site)));
});
afterAll(() => site.close());

const hourLater = () => {
  site.now = new Date(site.now.getTime() + HOUR_MS);
};
async function start() {
  hourLater();
  const body = { category: 'life' as const, title: 'Talk', content: 'All at once' };
  return { id: (await ana.client.call(createThread, { body })).body.id };
}
const reply = (params: { id: number }, { client }: CommunityPerson) =>
  client.call(createReply, { params, body: { content: 'Me too' } });

/** Every thread's stored count and newest activity against what its replies say. */
async function expectTrueCounts() {
  const wrong = await site.db.query
    .select({ id: forumThreads.id, count: forumThreads.replyCount })
    .from(forumThreads)
    .where(
      sql`reply_count <> (select count(*) from forum_replies r where r.thread_id = forum_threads.id and r.hidden_at is null)
        or last_activity_at <> coalesce((select max(r.created_at) from forum_replies r where r.thread_id = forum_threads.id and r.hidden_at is null), created_at)`,
    );
  expect(wrong).toEqual([]);
}

describe('people who talk at once', () => {
  it('are all heard, and counted', async () => {
    const thread = await start();
    const answers = await Promise.all(others.flatMap((one) => [reply(thread, one), reply(thread, one)]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await ana.client.call(getThread, { params: thread })).body.replyCount).toBe(12);
    const removed = answers
      .slice(0, 4)
      .map(({ body }, at) =>
        others[Math.floor(at / 2)]?.client.call(deleteReply, { params: { id: body.id } }),
      );
    const hidden = answers.slice(4, 6).map(({ body }) =>
      admin.client.call(decideReply, {
        params: { id: body.id },
        body: { decision: 'hide', reason: 'Twice' },
      }),
    );
    await Promise.all([...removed, ...hidden, ...others.slice(3).map((one) => reply(thread, one))]);
    expect((await ana.client.call(getThread, { params: thread })).body.replyCount).toBe(9);
    await expectTrueCounts();
  });

  it('either come before the lock or are told of it; none slips in behind', async () => {
    for (let round = 0; round < 5; round++) {
      const thread = await start();
      const body = { decision: 'lock' as const, reason: 'Enough' };
      const [decision, ...answers] = await Promise.all([
        admin.client.call(decideThread, { params: thread, body }),
        ...others.map((one) => reply(thread, one)),
      ]);
      expect(decision.status).toBe(200);
      for (const { status } of answers) expect([201, 409]).toContain(status);
      const { length } = (await ana.client.call(listReplies, { params: thread })).body;
      expect(length).toBe(answers.filter(({ status }) => status === 201).length);
      expect((await reply(thread, others[0] ?? ana)).status).toBe(409);
    }
    await expectTrueCounts();
  });

  it('find the thread there or gone while it is deleted, reported and replied in, never an error', async () => {
    for (let round = 0; round < 5; round++) {
      const thread = await start();
      const first = await reply(thread, others[0] ?? ana);
      const answers = await Promise.all([
        ...others.slice(1).map((one) => reply(thread, one)),
        ...others
          .slice(1)
          .map(({ client }) => client.call(reportThread, { params: thread, body: { reason: 'spam' } })),
        others[0]?.client.call(deleteReply, { params: { id: first.body.id } }),
        ana.client.call(deleteThread, { params: thread }),
      ]);
      for (const answer of answers) expect([200, 201, 404]).toContain(answer?.status);
      expect(await site.db.query.$count(forumReplies, eq(forumReplies.threadId, thread.id))).toBe(0);
    }
  });
});

describe('someone who leaves', () => {
  it('takes everything they wrote along, while the counts of others stay right', async () => {
    hourLater();
    const thread = await start();
    const leaver = await member(site);
    await reply(thread, leaver);
    const own = await leaver.client.call(createThread, {
      body: { category: 'life', title: 'Mine', content: 'Goes with me' },
    });
    await reply({ id: own.body.id }, others[0] ?? ana);
    const { community } = (await leaver.client.call(exportAccount)).body;
    expect(community).toMatchObject({
      displayName: expect.stringContaining('Scout'),
      threads: [{ title: 'Mine', content: 'Goes with me' }],
      replies: [{ threadId: thread.id, content: 'Me too' }],
    });
    const answers = await Promise.all([
      leaver.client.call(deleteAccount, { body: { password: PASSWORD } }),
      ...others.map((one) => reply(thread, one)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, ...others.map(() => 201)]);
    for (const table of ['forum_threads', 'forum_replies', 'forum_members']) {
      const left = await site.db.query.$count(sql`${sql.identifier(table)}`, sql`user_id = ${leaver.id}`);
      expect(left, table).toBe(0);
    }
    expect((await ana.client.call(getThread, { params: thread })).body.replyCount).toBe(others.length);
    await expectTrueCounts();
  });
});
