import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication } from '#contract/applications.ts';
import { getUser } from '#contract/auth.ts';
import {
  getCareerRoadmap,
  getJobMatch,
  listCertifications,
  listJobMatches,
  listMatchCertifications,
  selectJobMatch,
} from '#contract/matches.ts';
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

describe('job matches', () => {
  it('are none while the profile says nothing they could be found from', async () => {
    const { client } = await site.newcomer();
    expect((await client.call(listJobMatches)).body).toEqual([]);
  });

  it('come from the profile: distinct titles, as many as stand, best first, each with its reasons', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const { body } = await client.call(listJobMatches);
    expect(body.length).toBeGreaterThanOrEqual(5);
    expect(new Set(body.map(({ jobTitle }) => jobTitle)).size).toBe(body.length);
    const scores = body.map(({ relevanceScore }) => relevanceScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const match of body) {
      expect(match.company).toBeNull();
      expect(match.detail?.reasons.length).toBeGreaterThan(0);
      expect(match.detail?.onetSocCode).not.toMatch(/^55-/);
    }
  });

  it('come from earlier periods of service as well, and name the code they come from', async () => {
    const { client } = await site.newcomer();
    const earlierService = [
      { branch: 'Navy', occupation: 'ET2', startDate: '2006', endDate: '2014' },
    ] as const;
    await client.call(updateProfile, { body: { earlierService: [...earlierService] } });
    const technician = (await client.call(listJobMatches)).body;
    expect(technician[0]?.detail?.reasons[0]?.text).toContain('ET Electronics Technician');
    await client.call(updateProfile, {
      body: { ...SIGNAL, militaryStartDate: '2014', militaryEndDate: '2022' },
    });
    const both = (await client.call(listJobMatches)).body;
    expect(both[0]?.detail?.reasons[0]?.text).toContain('25B');
    const texts = both.flatMap(({ detail }) => detail?.reasons.map(({ text }) => text) ?? []);
    expect(texts.some((text) => text.includes('earlier service') && text.includes('ET Electronics'))).toBe(
      true,
    );
  });

  it('keep their ids when the same titles come again', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const before = (await client.call(listJobMatches)).body;
    await client.call(updateProfile, { body: { militaryAwards: 'Army Commendation Medal' } });
    const after = (await client.call(listJobMatches)).body;
    const idOf = (rows: typeof before) => new Map(rows.map(({ detail, id }) => [detail?.onetSocCode, id]));
    const was = idOf(before);
    const kept = [...idOf(after)].filter(([code]) => was.has(code));
    expect(kept.length).toBeGreaterThan(3);
    for (const [code, id] of kept) expect(id).toBe(was.get(code));
  });

  it('that are selected, or have a resume or an application, survive a change of the whole career; others go', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const before = (await client.call(listJobMatches)).body;
    const [selected, withResume, applied] = before;
    if (!selected || !withResume || !applied) throw new Error('too few matches');
    await client.call(selectJobMatch, { params: { id: selected.id }, body: { isSelected: true } });
    await client.call(createResume, { body: { jobMatchId: withResume.id } });
    const body = { jobTitle: applied.jobTitle, company: 'Example Company', jobMatchId: applied.id };
    await client.call(createApplication, { body });
    await client.call(updateProfile, { body: MEDIC });
    const after = (await client.call(listJobMatches)).body;
    const ids = after.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([selected.id, withResume.id, applied.id]));
    expect(after.find(({ id }) => id === selected.id)?.isSelected).toBe(true);
    expect(before.some(({ id }) => !ids.includes(id))).toBe(true);
  });

  it('are selected and let go, and the first selection is remembered', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [match] = (await client.call(listJobMatches)).body;
    const params = { id: match?.id ?? 0 };
    expect((await client.call(selectJobMatch, { params, body: { isSelected: true } })).body.isSelected).toBe(
      true,
    );
    expect((await client.call(getUser)).body.hasSelectedJobs).toBe(true);
    expect((await client.call(selectJobMatch, { params, body: { isSelected: false } })).body.isSelected).toBe(
      false,
    );
    expect((await client.call(getJobMatch, { params })).body.isSelected).toBe(false);
  });

  it('stay one a title when two changes come at once', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const changes = ['leading teams', 'network defense', 'help desk', 'radio repair'].map((militarySkills) =>
      client.call(updateProfile, { body: { militarySkills } }),
    );
    expect((await Promise.all(changes)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await client.call(listJobMatches);
    expect(new Set(body.map(({ detail }) => detail?.onetSocCode)).size).toBe(body.length);
  });

  it('lead to certificates and a career roadmap with numbered stages', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [match] = (await client.call(listJobMatches)).body;
    const params = { id: match?.id ?? 0 };
    const { body: certificates } = await client.call(listCertifications, { params });
    expect(certificates.length).toBeGreaterThan(0);
    expect(certificates).toEqual((await client.call(listMatchCertifications, { params })).body);
    const relevance = certificates.map(({ relevanceScore }) => relevanceScore);
    expect(relevance).toEqual([...relevance].sort((a, b) => b - a));
    const { body: stages } = await client.call(getCareerRoadmap, { params });
    expect(stages.map(({ stage }) => stage)).toEqual(stages.map((_, index) => index + 1));
    expect(stages.length).toBeGreaterThanOrEqual(2);
  });
});

describe('strengths stored in another form', () => {
  it.each([
    [
      'as JSON text',
      '{"vectors":{"Execution":7.5},"industries":["Logistics"]}',
      { vectors: { Execution: 7.5 }, industries: ['Logistics'] },
    ],
    ['as text that is none', 'not json', null],
    ['without its industries', { vectors: {} }, null],
  ])('%s take neither list nor details with them', async (_how, stored, shown) => {
    const { client, id } = await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '25B' });
    const [first] = (await client.call(listJobMatches)).body;
    await site.db.query
      .update(jobMatches)
      .set({ strengthsAlignment: stored as never })
      .where(and(eq(jobMatches.userId, id), eq(jobMatches.id, first?.id ?? 0)));
    const list = await client.call(listJobMatches);
    expect(list.status).toBe(200);
    expect(list.body.find((match) => match.id === first?.id)?.strengthsAlignment).toEqual(shown);
    const one = await client.call(getJobMatch, { params: { id: first?.id ?? 0 } });
    expect(one.body.strengthsAlignment).toEqual(shown);
  });
});
