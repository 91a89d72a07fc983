import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { createReply, createThread, listThreads } from '#contract/community.ts';
import { decideReply } from '#contract/moderation.ts';
import { forumReplies, forumThreads } from '#server/platform/database/schema/community.ts';
import { type CommunityPerson, member, moderator } from '#server/testing/community-people.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
let ana: CommunityPerson;
beforeAll(async () => {
  site = await startTestApp();
  ana = await member(site);
});
afterAll(() => site.close());

async function find(search: string, category?: 'life' | 'training') {
  const query = { search, ...(category ? { category } : {}) };
  return (await ana.client.call(listThreads, { query })).body.threads;
}
async function start(title: string, content: string) {
  site.now = new Date(site.now.getTime() + HOUR_MS);
  const { body } = await ana.client.call(createThread, { body: { category: 'training', title, content } });
  return body.id;
}

it('finds words in any form in titles, texts and replies, and shows where', async () => {
  const inTitle = await start('Welding certificates', 'Which one first?');
  const inText = await start('Where to begin', 'I welded aboard ship for nine years.');
  const inReply = await start('Shop floor', 'What pays?');
  const { body } = await ana.client.call(createReply, {
    params: { id: inReply },
    body: { content: 'The yard I welded for pays well.' },
  });
  const hits = await find('welding');
  expect(hits.map(({ id }) => id)).toEqual([inReply, inText, inTitle]);
  expect(hits.map(({ found }) => found)).toEqual([
    { inReply: true, excerpt: 'The yard I \u0001welded\u0002 for pays well.' },
    { inReply: false, excerpt: 'I \u0001welded\u0002 aboard ship for nine years.' },
    { inReply: false, excerpt: 'Which one first?' },
  ]);
  expect(await find('welding', 'life')).toEqual([]);
  expect((await find('"nine years" -shop')).map(({ id }) => id)).toEqual([inText]);

  const admin = await moderator(site);
  const decision = { decision: 'hide' as const, reason: 'Spam' };
  await admin.client.call(decideReply, { params: { id: body.id }, body: decision });
  expect((await find('welded')).map(({ id }) => id)).toEqual([inText, inTitle]);
});

it.each([
  'the',
  '&|!:*',
  "'; drop table users --",
  '"',
  'zzzz',
  '<->',
  '🙂',
  '-',
  '-'.repeat(40),
  `zzzz ${'- '.repeat(40)}`,
])('finds nothing, and does not fail, for %j', async (search) => {
  expect(await find(search)).toEqual([]);
});

it('finds a word that very many posts have as well, newest first, a page at a time', async () => {
  const at = (number: number) => new Date(Date.UTC(2025, 0, 1) + number * 1000);
  const threads = await site.db.query
    .insert(forumThreads)
    .values(
      Array.from({ length: 600 }, (_, number) => ({
        userId: ana.id,
        category: 'life',
        title: `Talk ${number}`,
        content: number % 3 ? 'Nothing.' : 'A barracks story.',
        lastActivityAt: at(number),
      })),
    )
    .returning({ id: forumThreads.id });
  await site.db.query.insert(forumReplies).values(
    threads.flatMap(({ id }, number) =>
      Array.from({ length: number % 3 ? 8 : 1 }, () => ({
        threadId: id,
        userId: ana.id,
        content: number % 3 === 1 ? 'The barracks again.' : 'Yes.',
      })),
    ),
  );
  const extra = { threadId: threads[1]?.id ?? 0, userId: ana.id, content: 'barracks' };
  await site.db.query.insert(forumReplies).values(Array.from({ length: 900 }, () => extra));
  const expected = threads.filter((_, number) => number % 3 !== 2).map(({ id }) => id);
  const seen: number[] = [];
  let before: string | undefined;
  do {
    const query = { search: 'barracks', ...(before ? { before } : {}) };
    const { body } = await ana.client.call(listThreads, { query });
    seen.push(...body.threads.map(({ id }) => id));
    before = body.next ?? undefined;
  } while (before);
  expect(seen).toEqual(expected.reverse());
});
