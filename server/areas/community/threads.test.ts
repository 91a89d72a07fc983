import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import {
  createReply,
  createThread,
  deleteReply,
  deleteThread,
  getThread,
  listReplies,
  listThreads,
  updateReply,
  updateThread,
} from '#contract/community.ts';
import { LIMITS } from '#contract/limits.ts';
import { forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { type CommunityPerson, member } from '#server/testing/community-people.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let ana: CommunityPerson;
let bo: CommunityPerson;
beforeAll(async () => {
  site = await startTestApp();
  ana = await member(site, 'Ana Writes');
  bo = await member(site, 'Bo Answers');
});
afterAll(() => site.close());

const thread = { category: 'resumes' as const, title: 'Wording', content: 'What do you call a *platoon*?' };
const hourLater = () => {
  site.now = new Date(site.now.getTime() + HOUR_MS);
};
const start = async (person = ana, change: Partial<typeof thread> = {}) => {
  hourLater();
  return (await person.client.call(createThread, { body: { ...thread, ...change } })).body;
};
const reply = async (id: number, content: string, person = bo) => {
  hourLater();
  return person.client.call(createReply, { params: { id }, body: { content } });
};

describe('a thread', () => {
  it('is read by others as it was written, who may reply and report but not change it', async () => {
    const { id } = await start();
    const { body } = await bo.client.call(getThread, { params: { id } });
    expect(body).toMatchObject({
      ...thread,
      author: { displayName: 'Ana Writes', isViewer: false },
      replyCount: 0,
      editedAt: null,
      hidden: null,
      locked: null,
      may: { edit: false, delete: false, report: true, reply: true, moderate: false },
    });
    for (const endpoint of [updateThread, deleteThread] as const) {
      const answer = await bo.client.call(endpoint, { params: { id }, body: { title: 'Mine now' } } as never);
      expect(answer.status).toBe(404);
    }
  });

  it('counts its replies, tells of the newest, and is listed by it', async () => {
    const first = await start();
    const second = await start();
    const answer = await reply(first.id, 'A team of forty.');
    expect(answer.status).toBe(201);
    const { threads } = (await ana.client.call(listThreads)).body;
    expect(threads.slice(0, 2).map(({ id, replyCount }) => [id, replyCount])).toEqual([
      [first.id, 1],
      [second.id, 0],
    ]);
    expect(threads[0]?.lastActivityAt).toBe(answer.body.createdAt);
    await bo.client.call(deleteReply, { params: { id: answer.body.id } });
    const { body } = await ana.client.call(getThread, { params: { id: first.id } });
    expect(body).toMatchObject({ replyCount: 0, lastActivityAt: first.createdAt });
  });

  it('says when it was reworded, not when it was moved to another category', async () => {
    const { id } = await start();
    const change = (body: object) => ana.client.call(updateThread, { params: { id }, body });
    expect((await change({ category: 'life' })).body).toMatchObject({ category: 'life', editedAt: null });
    hourLater();
    const { body } = await change({ content: 'Better words' });
    expect(body).toMatchObject({ content: 'Better words', title: thread.title, category: 'life' });
    expect(body.editedAt).toBe(site.now.toISOString());
  });

  it('is gone with its replies when its author deletes it', async () => {
    const { id } = await start();
    const { body } = await reply(id, 'Still here?');
    expect((await ana.client.call(deleteThread, { params: { id } })).status).toBe(200);
    expect((await bo.client.call(getThread, { params: { id } })).status).toBe(404);
    expect((await bo.client.call(listReplies, { params: { id } })).status).toBe(404);
    expect((await reply(id, 'Hello?')).status).toBe(404);
    const edit = await bo.client.call(updateReply, { params: { id: body.id }, body: { content: 'x' } });
    expect(edit.status).toBe(404);
  });

  it.each([
    [{ title: 'ab' }, 'title'],
    [{ title: 'x'.repeat(LIMITS.threadTitleMax + 1) }, 'title'],
    [{ content: ' ' }, 'content'],
    [{ content: 'x'.repeat(LIMITS.postMax + 1) }, 'content'],
    [{ content: 'a\u0001b' }, 'content'],
    [{ category: 'politics' }, 'category'],
  ])('with %j is refused at that field', async (change, field) => {
    const answer = await ana.client.call(createThread, { body: { ...thread, ...change } as typeof thread });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as unknown as { fields: object }).fields)).toEqual([field]);
  });
});

describe('a reply', () => {
  it('is changed and deleted by its author alone', async () => {
    const { id } = await start();
    const { body } = await reply(id, 'A team');
    const params = { id: body.id };
    expect((await ana.client.call(updateReply, { params, body: { content: 'Mine' } })).status).toBe(404);
    expect((await ana.client.call(deleteReply, { params })).status).toBe(404);
    hourLater();
    const changed = await bo.client.call(updateReply, { params, body: { content: 'A team of forty' } });
    expect(changed.body).toMatchObject({ content: 'A team of forty', editedAt: site.now.toISOString() });
    const [seen] = (await ana.client.call(listReplies, { params: { id } })).body;
    expect(seen).toMatchObject({
      content: 'A team of forty',
      author: { displayName: 'Bo Answers', isViewer: false },
      may: { edit: false, delete: false, report: true },
    });
  });
});

describe('long lists', () => {
  it('give every thread once, page after page, also those of one instant and while one is bumped', async () => {
    const at = new Date('2026-01-01T00:00:00.000Z');
    const rows = Array.from({ length: 2.5 * LIMITS.threadPage }, (_, number) => ({
      ...thread,
      category: 'benefits' as const,
      title: `Thread ${number}`,
      userId: ana.id,
      createdAt: at,
      lastActivityAt: number % 2 ? at : new Date(at.getTime() + number),
    }));
    await site.db.query.insert(forumThreads).values(rows);
    const seen: number[] = [];
    let before: string | undefined;
    do {
      const query = { category: 'benefits' as const, ...(before ? { before } : {}) };
      const { threads, next } = (await bo.client.call(listThreads, { query })).body;
      expect(threads.length).toBeLessThanOrEqual(LIMITS.threadPage);
      seen.push(...threads.map(({ id }) => id));
      // Bumped to the top, it comes neither again nor in the way.
      if (before === undefined) await reply(seen.at(-1) ?? 0, 'Up');
      before = next ?? undefined;
    } while (before);
    expect(seen).toHaveLength(rows.length);
    expect(new Set(seen).size).toBe(rows.length);
  });

  it.each(['yesterday', '2026-13-41T00:00:00.000Z_1', '2026-01-01T00:00:00.000Z_0', 'x_1'])(
    'refuse %s as a place',
    async (before) => {
      const { status, body } = await bo.client.call(listThreads, { query: { before } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ fields: { before: 'This isn’t a place in the list' } });
    },
  );

  it('give the replies of a thread in the order they came', async () => {
    const { id } = await start();
    const rows = Array.from({ length: LIMITS.replyPage + 5 }, (_, number) => ({
      threadId: id,
      userId: bo.id,
      content: `Reply ${number}`,
    }));
    await site.db.query.insert(forumReplies).values(rows);
    const first = (await ana.client.call(listReplies, { params: { id } })).body;
    expect(first).toHaveLength(LIMITS.replyPage);
    const after = String(first.at(-1)?.id);
    const second = (await ana.client.call(listReplies, { params: { id }, query: { after } })).body;
    expect([...first, ...second].map(({ content }) => content)).toEqual(rows.map(({ content }) => content));
  });
});
