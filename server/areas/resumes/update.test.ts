import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import { decideRecordLines } from '#contract/record.ts';
import { getOrigins } from '#contract/resume-checks.ts';
import { listVersions } from '#contract/resume-versions.ts';
import {
  createResume,
  previewUpdate,
  updateFromRecord,
  updateResume,
  uploadResume,
} from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function owner() {
  const { client } = await site.newcomer({
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    militaryAchievements: 'o led 12 Soldiers\no ran 30 vehicles',
  });
  const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
  const { body: made } = await client.call(createResume, { body: { jobMatchId } });
  return { client, jobMatchId, made, params: { id: made.id } };
}

describe('a resume brought up to date with the record', () => {
  it('takes in what was added since, keeps what the veteran wrote, and costs nothing', async () => {
    const { client, made, params } = await owner();
    const militaryAchievements = [...made.content.militaryAchievements, 'My own line'];
    await client.call(updateResume, { params, body: { content: { militaryAchievements } } });
    const more = 'o led 12 Soldiers\no ran 30 vehicles\no saved $4,000 a year';
    await client.call(updateProfile, { body: { militaryAchievements: more } });
    const { resumeCreditsUsed } = (await client.call(getUser)).body;

    const { body: preview } = await client.call(previewUpdate, { params });
    expect(preview.content.militaryAchievements).toEqual(
      expect.arrayContaining(['My own line', 'Saved $4,000 a year']),
    );
    const { status, body } = await client.call(updateFromRecord, {
      params,
      body: { revision: preview.revision },
    });
    expect(status).toBe(200);
    expect(body.content).toMatchObject(preview.content);
    expect(body.revision).toBe(preview.revision + 1);
    expect((await client.call(listVersions, { params })).body).toHaveLength(2);
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(resumeCreditsUsed);
    const { lines } = (await client.call(getOrigins, { params })).body;
    // The very first line is told of, too.
    expect(body.content.summary.startsWith(lines[0]?.text ?? 'no line')).toBe(true);
    expect(lines.find(({ text }) => text === 'Saved $4,000 a year')).toMatchObject({
      review: 'not-reviewed',
    });
    expect(lines.find(({ text }) => text === 'My own line')).toMatchObject({ review: null, sources: [] });
  });

  it('leaves an edited employer alone, shows what the record says, and makes the changes that are chosen', async () => {
    const { client, made, params } = await owner();
    const experience = made.content.experience.map((job) => ({ ...job, organization: '101st Airborne' }));
    expect((await client.call(getOrigins, { params })).body.ownJobs).toBe(0);
    await client.call(updateResume, { params, body: { content: { experience } } });
    expect((await client.call(getOrigins, { params })).body.ownJobs).toBe(experience.length);
    await client.call(updateProfile, {
      body: { militaryBranch: 'Navy', militaryAchievements: 'o led 12 Soldiers\no saved $4,000 a year' },
    });
    const { body: preview } = await client.call(previewUpdate, { params });
    expect(preview.content.experience[0]?.organization).toBe('101st Airborne');
    const employer = preview.changes.find(({ label }) => label.startsWith('Employer of'));
    expect(employer).toMatchObject({ before: '101st Airborne', after: 'U.S. Navy', isOwn: true });
    const update = (taken: string[]) =>
      client.call(updateFromRecord, { params, body: { revision: preview.revision, taken } });
    expect((await update(['gone'])).status).toBe(409);
    const { body } = await update([employer?.id ?? '']);
    expect(body.content.experience[0]?.organization).toBe('U.S. Navy');
    expect(body.content.militaryAchievements).toEqual(made.content.militaryAchievements);
  });

  it('has the approved text, and says so of its lines', async () => {
    const { client, made, params } = await owner();
    const lines = [
      {
        place: 'achievements',
        source: 'led 12 Soldiers',
        decision: 'edited' as const,
        text: 'Led a team of 12',
      },
    ];
    await client.call(decideRecordLines, { body: { lines } });
    await client.call(updateFromRecord, { params, body: { revision: made.revision } });
    const origins = (await client.call(getOrigins, { params })).body.lines;
    expect(origins.find(({ text }) => text === 'Led a team of 12')).toMatchObject({ review: 'approved' });
  });

  it('is refused on an older text, and for a resume that was brought', async () => {
    const { client, jobMatchId, made, params } = await owner();
    await client.call(updateResume, { params, body: { content: { summary: 'Mine.' } } });
    const refused = await client.call(updateFromRecord, { params, body: { revision: made.revision } });
    expect(refused.status).toBe(409);
    const { body: brought } = await client.call(uploadResume, {
      body: { jobMatchId, content: 'SUMMARY\nMine.' },
    });
    expect((await client.call(previewUpdate, { params: { id: brought.id } })).status).toBe(409);
  });

  it('of two updates at once lets one through', async () => {
    const { client, made, params } = await owner();
    const body = { revision: made.revision };
    const answers = await Promise.all([1, 2, 3].map(() => client.call(updateFromRecord, { params, body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('answers 404 to everyone else', async () => {
    const { params } = await owner();
    const { client } = await owner();
    expect((await client.call(previewUpdate, { params })).status).toBe(404);
    expect((await client.call(updateFromRecord, { params, body: { revision: 1 } })).status).toBe(404);
  });
});
