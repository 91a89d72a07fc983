import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addJobMatch,
  getCareerRoadmap,
  listCertifications,
  listJobMatches,
  selectJobMatch,
} from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import { generateFromJob } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SIGNAL = { militaryBranch: 'Army', militaryOccupation: '25B', militaryRank: 'SGT' } as const;
const MEDIC = { militaryBranch: 'Army', militaryOccupation: '68W', militaryRank: 'SGT' } as const;
const NETWORK_POSTING = {
  jobTitle: 'Network Administrator',
  company: 'Example Company',
  jobDescription:
    'Requirements:\n- Keep the routers and switches of our network running.\n- Cisco experience.',
  tailoringLevel: 'normal' as const,
};
const certificatesOf = async (client: TestClient, id: number) =>
  (await client.call(listCertifications, { params: { id } })).body;
const stagesOf = async (client: TestClient, id: number) =>
  (await client.call(getCareerRoadmap, { params: { id } })).body;
const lessonsOf = async (client: TestClient, id: number) =>
  (await stagesOf(client, id)).flatMap(({ learn }) => learn);

describe('certificates and career stages', () => {
  it('follow the record as it stands today, also for a posting that was brought before', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const { body: resume } = await client.call(generateFromJob, { body: NETWORK_POSTING });
    const id = resume.jobMatchId;
    const lessons = await lessonsOf(client, id);
    const named = (await certificatesOf(client, id)).find(({ name }) => lessons.includes(name));
    if (!named) throw new Error('No stage names a certificate to take');
    expect(named).toMatchObject({ group: 'next', status: 'not-held' });
    await client.call(updateProfile, { body: { certifications: named.name } });
    expect(await lessonsOf(client, id)).not.toContain(named.name);
    const now = (await certificatesOf(client, id)).find((certificate) => certificate.id === named.id);
    expect(now).toMatchObject({ name: named.name, group: 'have', status: 'held' });
  });

  it('of a title that stayed after the career changed are for that title and the new record', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [first] = (await client.call(listJobMatches)).body;
    const id = first?.id ?? 0;
    await client.call(selectJobMatch, { params: { id }, body: { isSelected: true } });
    await client.call(updateProfile, { body: MEDIC });
    const medic = (await site.newcomer(MEDIC)).client;
    const onetSocCode = first?.detail?.onetSocCode ?? '';
    const { body: added } = await medic.call(addJobMatch, { body: { onetSocCode } });
    expect(await certificatesOf(client, id)).toEqual(await certificatesOf(medic, added.id));
    const stages = (await stagesOf(client, id)).map(({ title, learn }) => ({ title, learn }));
    expect(stages.length).toBeGreaterThan(1);
    expect((await stagesOf(medic, added.id)).map(({ title, learn }) => ({ title, learn }))).toEqual(stages);
  });

  it('are none for a posting that fits no known occupation', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const body = { ...NETWORK_POSTING, jobTitle: 'Zzyzx', jobDescription: 'Qwrtpl.' };
    const id = (await client.call(generateFromJob, { body })).body.jobMatchId;
    expect(await certificatesOf(client, id)).toEqual([]);
    expect(await stagesOf(client, id)).toEqual([]);
  });

  it('keep their numbers from one save to the next, and no two stages share one', async () => {
    const { client } = await site.newcomer(SIGNAL);
    const [one, other] = (await client.call(listJobMatches)).body;
    const ids = [one?.id ?? 0, other?.id ?? 0];
    const numbers = async () =>
      Promise.all(
        ids.map(async (id) => ({
          stages: (await stagesOf(client, id)).map((stage) => stage.id),
          certificates: (await certificatesOf(client, id)).map((certificate) => certificate.id),
        })),
      );
    const before = await numbers();
    await client.call(updateProfile, { body: { militaryAwards: 'Army Commendation Medal' } });
    expect(await numbers()).toEqual(before);
    const stages = before.flatMap((match) => match.stages);
    expect(stages.length).toBeGreaterThan(3);
    expect(new Set(stages).size).toBe(stages.length);
    for (const { certificates } of before) {
      expect(certificates.length).toBeGreaterThan(1);
      expect(Math.min(...certificates)).toBeGreaterThan(0);
      expect(new Set(certificates).size).toBe(certificates.length);
    }
  });
});
