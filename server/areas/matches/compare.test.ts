import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareJobMatches, listJobMatches } from '#contract/matches.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function veteran(subscriptionType: 'free' | 'premium') {
  const signal = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' };
  const { client, id } = await site.newcomer(signal);
  await site.db.query.update(users).set({ subscriptionType }).where(eq(users.id, id));
  const matches = (await client.call(listJobMatches)).body;
  const compare = (ids: string) => client.call(compareJobMatches, { query: { ids } });
  return { matches, compare };
}

describe('comparing matches', () => {
  it('is refused without premium, with what it is and what it costs', async () => {
    const { matches, compare } = await veteran('free');
    const { status, body } = await compare(`${matches[0]?.id},${matches[1]?.id}`);
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'premium-required',
      message: expect.stringMatching(/Side-by-side comparison.*\$150 a month/),
    });
  });

  it('with premium gives them in one reply, in the order named, with sources and dates', async () => {
    const { matches, compare } = await veteran('premium');
    const chosen = [matches[2], matches[0], matches[1]];
    const { status, body } = await compare(chosen.map((match) => match?.id).join());
    expect(status).toBe(200);
    expect(body.matches).toEqual(chosen);
    expect(body.sources.map(({ date }) => date)).toContain('2025-05');
  });

  it.each(['', '1', '1,1', '1,2,3,4', 'a,b', '1,9999999999'])('is refused for "%s"', async (ids) => {
    const { compare } = await veteran('premium');
    expect((await compare(ids)).status).toBe(400);
  });

  it("knows nobody else's matches", async () => {
    const other = await veteran('premium');
    const { matches, compare } = await veteran('premium');
    expect((await compare(`${matches[0]?.id},${other.matches[0]?.id}`)).status).toBe(404);
  });
});
