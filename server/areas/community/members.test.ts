import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#career/durations.ts';
import { chooseName, createReply, createThread, getMember, updateThread } from '#contract/community.ts';
import { COMMUNITY_RULES } from '#contract/community-rules.ts';
import { member, moderator } from '#server/testing/community-people.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const thread = { category: 'life' as const, title: 'First days', content: 'How were yours?' };
const laterBy = (hours: number) => {
  site.now = new Date(site.now.getTime() + hours * HOUR_MS);
};

describe('the name one writes under', () => {
  it('is nobody’s until it is chosen, and comes before the first post', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(getMember)).body).toEqual({ displayName: null, isNew: true });
    const refused = await client.call(createThread, { body: thread });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: 'Choose the name you want to post under first.' });
    const chosen = await client.call(chooseName, { body: { displayName: '  Desert   Fox ' } });
    expect(chosen.body).toEqual({ displayName: 'Desert Fox', isNew: true });
    const { body } = await client.call(createThread, { body: thread });
    expect(body.author).toEqual({ displayName: 'Desert Fox', isAdministrator: false, isViewer: true });
    expect(JSON.stringify(body)).not.toMatch(/Dana|Reyes|veteran\d|example\.org/);
  });

  it.each(['desert fox', 'DesertFox', 'Desert_Fox', 'Desert.F0x', 'Désert Fox'])(
    'is not to be had a second time as %s',
    async (displayName) => {
      const { client } = await site.newcomer();
      const answer = await client.call(chooseName, { body: { displayName } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        fields: { displayName: expect.stringContaining('has this name') },
      });
    },
  );

  it.each([
    'ab',
    'x'.repeat(31),
    'dana@example.org',
    '<b>x</b>',
    'Zoë\u202e',
    'Аdmin Cyrillic',
    '...',
    '- -',
    'Site Admin',
    'M.o.d.e.r.a.t.o.r',
    'Mission Ready Team',
    'Adm1n',
    'Official Support',
    'Crisis Line',
    'Deleted user',
    'Adm\u0131n',
    '\u1d00\u1d05\u1d0d\u026a\u0274',
    'Site \u0251dmin',
    '',
  ])('cannot be %j', async (displayName) => {
    const { client } = await site.newcomer();
    const answer = await client.call(chooseName, { body: { displayName } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { displayName: expect.any(String) } });
  });

  it('may be that of an administrator where they run the site, and changes everywhere at once', async () => {
    const { client } = await site.administrator();
    const named = (displayName: string) => client.call(chooseName, { body: { displayName } });
    expect((await named('Site Admin')).body).toEqual({ displayName: 'Site Admin', isNew: false });
    const { body } = await client.call(createThread, { body: thread });
    expect(body.author).toMatchObject({ displayName: 'Site Admin', isAdministrator: true });
    expect((await named('SITE admin')).status).toBe(200);
  });

  it('goes to one of two who choose it at once', async () => {
    const people = await Promise.all([site.newcomer(), site.newcomer(), site.newcomer()]);
    const answers = await Promise.all(
      people.map(({ client }) => client.call(chooseName, { body: { displayName: 'Same Name' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('someone new', () => {
  it('posts five times an hour, also when all are sent at once and the first is deleted', async () => {
    const { client } = await member(site);
    const send = () => client.call(createThread, { body: thread });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    const limit = COMMUNITY_RULES.postsPerHourWhenNew;
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused?.status).toBe(429);
    expect(refused?.body).toMatchObject({
      code: 'too-many-requests',
      message: expect.stringMatching(/5 times an hour.* again in 60 minutes/),
    });
    laterBy(1);
    expect((await send()).status).toBe(201);
  });

  it.each([
    'see https://example.com',
    'see www.example.com',
    '[here](//example.com)',
    '[x][y]\n\n[y]: //example.com',
    '<HTTPS://example.com>',
    'https&colon;//example.com',
    'https\\://example.com',
  ])('writes without links, so not %j', async (content) => {
    const { client } = await member(site);
    const answer = await client.call(createThread, { body: { ...thread, content } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { content: expect.stringContaining('can’t post links yet') },
    });
    const { body } = await client.call(createThread, { body: thread });
    const edit = await client.call(updateThread, { params: { id: body.id }, body: { content } });
    expect(edit.status).toBe(400);
  });

  it('is new until three days and three posts have passed; then links are fine', async () => {
    const { client } = await member(site);
    const { body } = await client.call(createThread, { body: thread });
    const reply = (content: string) =>
      client.call(createReply, { params: { id: body.id }, body: { content } });
    await reply('one');
    await reply('two');
    expect((await reply('https://example.com')).status).toBe(400);
    laterBy(24 * COMMUNITY_RULES.newDays);
    expect((await reply('https://example.com')).status).toBe(201);
    expect((await client.call(getMember)).body.isNew).toBe(false);
    const { client: late } = await member(site);
    laterBy(24 * COMMUNITY_RULES.newDays);
    expect((await late.call(getMember)).body.isNew).toBe(true);
  });

  it('is no administrator: they write links at once', async () => {
    const { client } = await moderator(site);
    const body = { ...thread, content: 'Rules: https://example.com' };
    expect((await client.call(createThread, { body })).status).toBe(201);
  });
});
