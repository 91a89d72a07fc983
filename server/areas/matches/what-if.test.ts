import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCareerRoadmap, listJobMatches } from '#contract/matches.ts';
import {
  getSkillMap,
  listBestTrainings,
  listCertificateNames,
  tryTraining,
} from '#contract/matches-premium.ts';
import { updateProfile } from '#contract/profile.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function veteran(subscriptionType: 'free' | 'premium') {
  const medic = { militaryBranch: 'Army', militaryOccupation: '68W', militaryRank: 'SGT' };
  const { client, id } = await site.newcomer(medic);
  await site.db.query.update(users).set({ subscriptionType }).where(eq(users.id, id));
  return client;
}

describe('trying out a training', () => {
  it('is refused without premium, with what it is and what it costs', async () => {
    const client = await veteran('free');
    const { status, body } = await client.call(tryTraining, { query: { certificationId: 'pmp' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({
      code: 'premium-required',
      message: expect.stringMatching(/What-if on training.*\$150 a month/),
    });
  });

  it('says what a degree would change, and changes nothing', async () => {
    const client = await veteran('premium');
    const before = (await client.call(listJobMatches)).body;
    const { body } = await client.call(tryTraining, {
      query: { degree: "Bachelor's degree", field: 'nursing' },
    });
    const nurse = body.effects.find(({ jobTitle }) => jobTitle === 'Registered Nurse');
    expect(nurse?.after).toBeGreaterThan(nurse?.before ?? 100);
    expect(nurse?.closes.join()).toContain('bachelor');
    expect((await client.call(listJobMatches)).body).toEqual(before);
  });

  it.each([
    ['nothing', {}],
    ['both at once', { certificationId: 'pmp', degree: "Master's degree", field: 'law' }],
    ['a degree that is none', { degree: 'Doctor of Odd Jobs', field: 'law' }],
    ['a degree in nothing', { degree: "Master's degree", field: ' ' }],
  ])('is refused for %s', async (_what, query) => {
    const client = await veteran('premium');
    expect((await client.call(tryTraining, { query: query as never })).status).toBe(400);
  });

  it('lists the certificates that can be tried by name', async () => {
    const client = await veteran('free');
    const { body } = await client.call(listCertificateNames, {});
    expect(body).toContainEqual({ id: 'pmp', name: 'Project Management Professional (PMP)' });
    const names = body.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('knows no certificate outside the catalogue', async () => {
    const client = await veteran('premium');
    expect((await client.call(tryTraining, { query: { certificationId: 'none-such' } })).status).toBe(404);
  });
});

describe('the trainings that change most', () => {
  it('are refused without premium', async () => {
    const client = await veteran('free');
    expect((await client.call(listBestTrainings)).body).toMatchObject({ code: 'premium-required' });
  });

  it('are at most five, each with time, price and the pay of what it opens', async () => {
    const client = await veteran('premium');
    const { body } = await client.call(listBestTrainings);
    expect(body.trainings.length).toBeLessThanOrEqual(5);
    expect(body.today).toEqual({
      onetSocCode: expect.stringMatching(/^31-909/),
      jobTitle: expect.stringMatching(/^(?:Medical Assistant|Phlebotomist)$/),
      medianPay: expect.any(Number),
    });
    const paramedic = body.trainings.find(({ name }) => name === 'Paramedic (NREMT)');
    expect(paramedic).toMatchObject({ takes: 'about a year', costs: 'Check with the provider' });
    expect(paramedic?.titles).toContainEqual(
      expect.objectContaining({ jobTitle: 'Paramedic', opens: true, medianPay: expect.any(Number) }),
    );
  });
});

describe('the career roadmap', () => {
  it('shows its first two stages to everyone and all of them with premium', async () => {
    for (const [plan, least, most] of [
      ['free', 2, 2],
      ['premium', 3, 5],
    ] as const) {
      const client = await veteran(plan);
      const [match] = (await client.call(listJobMatches)).body;
      const stages = (await client.call(getCareerRoadmap, { params: { id: match?.id ?? 0 } })).body;
      expect(stages.length).toBeGreaterThanOrEqual(least);
      expect(stages.length).toBeLessThanOrEqual(most);
      expect(stages.map(({ stage }) => stage)).toEqual(stages.map((_, index) => index + 1));
    }
  });
});

describe('the skill translation map', () => {
  it('is refused without premium, and with it holds the own lines only', async () => {
    const free = await veteran('free');
    expect((await free.call(getSkillMap)).body).toMatchObject({ code: 'premium-required' });
    const client = await veteran('premium');
    await client.call(updateProfile, { body: { militaryResponsibilities: 'Ran PMCS on 34 vehicles.' } });
    const { body } = await client.call(getSkillMap);
    expect(body.lines.map(({ civilian }) => civilian)).toEqual([
      'Ran preventive maintenance checks on 34 vehicles',
    ]);
  });
});
