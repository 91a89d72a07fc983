import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import {
  addJobMatch,
  getCareerRoadmap,
  listCertifications,
  listJobMatches,
  removeJobMatch,
} from '#contract/matches.ts';
import { findCivilian } from '#contract/occupations.ts';
import { updateProfile } from '#contract/profile.ts';
import { createResume } from '#contract/resumes.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SIGNAL = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' } as const;
const MEDIC = { militaryBranch: 'Army', militaryOccupation: '68W', militaryRank: 'SGT' } as const;
const CHEF = '35-1011.00';

describe('civilian titles', () => {
  it.each([
    ['chef', CHEF],
    ['cheff', CHEF],
    ['35-1011', CHEF],
  ])('for "%s" hold the occupation, and are a dozen at most', async (query, code) => {
    const { client } = await site.newcomer();
    const { body } = await client.call(findCivilian, { query: { query } });
    expect(body.map(({ onetSocCode }) => onetSocCode)).toContain(code);
    expect(body.length).toBeLessThanOrEqual(12);
  });

  it('are refused for an empty or an overlong text', async () => {
    const { client } = await site.newcomer();
    for (const query of ['  ', 'x'.repeat(101)]) {
      expect((await client.call(findCivilian, { query: { query } })).status).toBe(400);
    }
  });
});

describe('a title added by hand', () => {
  it('stands in the list with figures, reasons, certificates and a roadmap, even before the profile says anything', async () => {
    const { client } = await site.newcomer();
    const { status, body: added } = await client.call(addJobMatch, { body: { onetSocCode: CHEF } });
    expect(status).toBe(200);
    expect(added).toMatchObject({ origin: 'added', isSelected: false, company: null });
    expect(added.detail?.pay?.median).toBeGreaterThan(0);
    expect((await client.call(listJobMatches)).body).toEqual([added]);
    const params = { id: added.id };
    expect((await client.call(listCertifications, { params })).status).toBe(200);
    expect((await client.call(getCareerRoadmap, { params })).body.length).toBeGreaterThan(0);
  });

  it('does not claim that the service led to it where it did not', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const { body } = await client.call(addJobMatch, { body: { onetSocCode: CHEF } });
    expect(body.militarySkillAlignment).toMatch(/^Little in your record leads to this title/);
    expect(body.detail?.reasons[0]?.kind).toBe('missing-data');
  });

  it('is one however often and however fast it is added', async () => {
    const { client } = await site.newcomer(SIGNAL);
    await client.csrfToken();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => client.call(addJobMatch, { body: { onetSocCode: CHEF } })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('is the suggested one where we suggest it already', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [first] = (await client.call(listJobMatches)).body;
    const onetSocCode = first?.detail?.onetSocCode ?? '';
    expect((await client.call(addJobMatch, { body: { onetSocCode } })).body).toEqual(first);
  });

  it('keeps its id through new matching, gets new figures, and is not suggested beside itself', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const nurse = { body: { onetSocCode: '29-2042.00' } };
    const before = (await client.call(addJobMatch, nurse)).body;
    expect(before.origin).toBe('added');
    await client.call(updateProfile, { body: MEDIC });
    const list = (await client.call(listJobMatches)).body;
    const same = list.filter(({ detail }) => detail?.onetSocCode === nurse.body.onetSocCode);
    expect(same.map(({ id, origin }) => [id, origin])).toEqual([[before.id, 'added']]);
    expect(same[0]?.relevanceScore).toBeGreaterThan(before.relevanceScore);
  });

  it.each([
    ['99-9999.00', 'We don’t know an occupation with this code'],
    ['55-1011.00', 'This work only exists in uniform'],
    ['chef', 'Choose a title from the list'],
  ])('is refused for %s, with the field', async (onetSocCode, message) => {
    const { client } = await site.newcomer();
    const { status, body } = await client.call(addJobMatch, { body: { onetSocCode } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-input', fields: { onetSocCode: message } });
  });

  it(`is refused after ${LIMITS.addedTitlesMax} others`, async () => {
    const { client, id: userId } = await site.newcomer();
    const others = Array.from({ length: LIMITS.addedTitlesMax }, (_, at) => ({
      userId,
      jobTitle: `Title ${at}`,
      relevanceScore: 1,
      origin: 'added' as const,
    }));
    await site.db.query.insert(jobMatches).values(others);
    const { status, body } = await client.call(addJobMatch, { body: { onetSocCode: CHEF } });
    expect([status, body]).toMatchObject([409, { code: 'conflict' }]);
  });

  it('can be removed, unless we suggested it or a resume stands on it', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [suggested] = (await client.call(listJobMatches)).body;
    const added = (await client.call(addJobMatch, { body: { onetSocCode: CHEF } })).body;
    const used = (await client.call(addJobMatch, { body: { onetSocCode: '53-2031.00' } })).body;
    await client.call(createResume, { body: { jobMatchId: used.id } });
    const remove = async (id = 0) => (await client.call(removeJobMatch, { params: { id } })).status;
    expect([await remove(suggested?.id), await remove(used.id), await remove(added.id)]).toEqual([
      409, 409, 200,
    ]);
    const ids = (await client.call(listJobMatches)).body.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([suggested?.id, used.id]));
    expect(ids).not.toContain(added.id);
    expect(await remove(added.id)).toBe(404);
  });
});
