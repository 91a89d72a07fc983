import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { getJobMatch, listJobMatches } from '#contract/matches.ts';
import {
  createResume,
  deleteResume,
  generateFromJob,
  getCoverage,
  getResumeForMatch,
  listResumes,
  updateResume,
} from '#contract/resumes.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { skillList } from './generation.service.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SERVICE = {
  militaryBranch: 'Army',
  militaryRank: 'SSG',
  militaryOccupation: '88M',
  militaryResponsibilities:
    'Led 12 soldiers and ran convoys of 30 vehicles over 40,000 miles without an accident.',
  militaryAwards: 'Army Commendation Medal',
} as const;

async function driver(): Promise<{ client: TestClient; id: number; jobMatchId: number }> {
  const { client, id } = await site.newcomer(SERVICE);
  const [match] = (await client.call(listJobMatches)).body;
  if (!match) throw new Error('no match');
  return { client, id, jobMatchId: match.id };
}

describe('generating a resume', () => {
  it('writes from the record alone and marks the match', async () => {
    const { client, jobMatchId } = await driver();
    const { status, body } = await client.call(createResume, { body: { jobMatchId } });
    expect(status).toBe(201);
    const { version: _shape, ...content } = body.content;
    const text = JSON.stringify(content);
    expect(text).toContain('40,000');
    expect(body.content.militaryAchievements.length).toBeGreaterThan(0);
    const numbers = text.match(/\d[\d,]*/g) ?? [];
    const said = `${Object.values(SERVICE).join(' ')} ${body.content.title}`;
    for (const number of numbers) expect(said).toContain(number);
    const match = await client.call(getJobMatch, { params: { id: jobMatchId } });
    expect(match.body.hasGeneratedResume).toBe(true);
    const read = await client.call(getResumeForMatch, { params: { id: jobMatchId } });
    expect(read.body).toEqual(body);
  });

  it('drops the owner, content and alignment that a client sends along', async () => {
    const { client, id, jobMatchId } = await driver();
    const other = await site.newcomer();
    const forged = {
      jobMatchId,
      userId: other.id,
      content: { summary: 'forged' },
      militaryToJobAlignment: [],
    };
    const { body } = await client.call(createResume, { body: forged });
    expect(body.userId).toBe(id);
    expect(body.content.summary).not.toContain('forged');
  });

  it('gives exactly five of eight that are asked for at once, and none more after a deletion', async () => {
    const { client, jobMatchId } = await driver();
    await client.csrfToken();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.call(createResume, { body: { jobMatchId } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({
      code: 'credit-limit-reached',
      message: expect.stringMatching(/5.*Premium/),
    });
    const list = (await client.call(listResumes)).body;
    expect(list).toHaveLength(5);
    await client.call(deleteResume, { params: { id: list[0]?.id ?? 0 } });
    expect((await client.call(createResume, { body: { jobMatchId } })).status).toBe(403);
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(5);
  });

  it('has no limit with premium', async () => {
    const { client, id, jobMatchId } = await driver();
    await site.db.query.update(users).set({ subscriptionType: 'premium' }).where(eq(users.id, id));
    for (let count = 0; count < 7; count++) {
      expect((await client.call(createResume, { body: { jobMatchId } })).status).toBe(201);
    }
  });

  it('does not count a generation that failed', async () => {
    const { client } = await driver();
    expect((await client.call(createResume, { body: { jobMatchId: 1_999_999 } })).status).toBe(404);
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(0);
  });
});

describe('editing a resume', () => {
  it('stores what was sent and leaves the rest', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(createResume, { body: { jobMatchId } });
    const content = {
      summary: 'I move freight safely.',
      militaryAchievements: ['Ran convoys.', 'Led a team.'],
    };
    const params = { id: made.id };
    const { status, body } = await client.call(updateResume, {
      params,
      body: { content, skills: 'Driving, Safety' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ summary: 'I move freight safely.', skills: 'Driving, Safety', revision: 2 });
    expect(body.content).toMatchObject({ ...content, certifications: made.content.certifications });
  });

  it('takes the whole resume as the specification sends it', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(createResume, { body: { jobMatchId } });
    const { status } = await client.call(updateResume, { params: { id: made.id }, body: made });
    expect(status).toBe(200);
  });

  it('refuses a save made on an older revision and keeps what is stored', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(createResume, { body: { jobMatchId } });
    const save = (summary: string) =>
      client.call(updateResume, {
        params: { id: made.id },
        body: { content: { summary }, revision: made.revision },
      });
    const answers = await Promise.all([save('One.'), save('Two.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.summary;
    expect((await client.call(getResumeForMatch, { params: { id: jobMatchId } })).body.summary).toBe(kept);
  });

  it('refuses text past its limit at its field', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(createResume, { body: { jobMatchId } });
    const body = { content: { summary: 'x'.repeat(3001) } };
    const answer = await client.call(updateResume, { params: { id: made.id }, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ fields: { 'content.summary': expect.any(String) } });
  });
});

describe('deleting a resume', () => {
  it('unmarks its match when it was the last', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(createResume, { body: { jobMatchId } });
    await client.call(deleteResume, { params: { id: made.id } });
    expect((await client.call(getJobMatch, { params: { id: jobMatchId } })).body.hasGeneratedResume).toBe(
      false,
    );
    expect((await client.call(getResumeForMatch, { params: { id: jobMatchId } })).status).toBe(404);
  });
});

const POSTING = {
  jobTitle: 'Fleet Dispatcher',
  company: 'Example Freight',
  jobDescription:
    'We need a dispatcher with a commercial driver license, experience with fleet management and scheduling, and Microsoft Excel. A forklift certificate is a plus.',
  tailoringLevel: 'aggressive',
} as const;

describe('generating from a posting', () => {
  it('makes a match of its own that is not among the recommended titles, and claims nothing the record lacks', async () => {
    const { client } = await driver();
    const before = (await client.call(listJobMatches)).body.length;
    const { status, body } = await client.call(generateFromJob, { body: POSTING });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      jobTitle: 'Fleet Dispatcher',
      company: 'Example Freight',
      origin: 'posting',
    });
    expect((await client.call(listJobMatches)).body).toHaveLength(before);
    const match = await client.call(getJobMatch, { params: { id: body.jobMatchId } });
    expect(match.body).toMatchObject({ origin: 'posting', company: 'Example Freight' });
    expect(JSON.stringify(body.content)).not.toMatch(/forklift|commercial driver license|Excel/i);
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(1);
  });

  it('says what the posting asks for and what the resume lacks', async () => {
    const { client, jobMatchId } = await driver();
    const { body: made } = await client.call(generateFromJob, { body: POSTING });
    const { status, body } = await client.call(getCoverage, { params: { id: made.id } });
    expect(status).toBe(200);
    expect(body.terms.length).toBeGreaterThan(2);
    expect(body.terms.some(({ presence }) => presence === 'missing')).toBe(true);
    const { body: other } = await client.call(createResume, { body: { jobMatchId } });
    expect((await client.call(getCoverage, { params: { id: other.id } })).status).toBe(404);
  });

  it.each([
    ['jobDescription', 'Please enter a job description.'],
    ['jobTitle', 'Please enter a job title.'],
    ['company', 'Please enter a company name.'],
  ])('refuses a blank %s and uses no generation', async (field, message) => {
    const { client } = await driver();
    const answer = await client.call(generateFromJob, { body: { ...POSTING, [field]: '  ' } });
    expect(answer.body).toMatchObject({ fields: { [field]: message } });
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(0);
  });

  it('shares the five generations with the other way of asking', async () => {
    const { client, jobMatchId } = await driver();
    const asks = Array.from({ length: 8 }, (_, index) =>
      index % 2
        ? client.call(createResume, { body: { jobMatchId } })
        : client.call(generateFromJob, { body: POSTING }),
    );
    const answers = await Promise.all(asks);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect((await client.call(listResumes)).body).toHaveLength(5);
  });
});

it.each([
  [null, []],
  ['', []],
  ['Welding, , Rigging ,', ['Welding', 'Rigging']],
])('the skills of a match written as %j are %j', (written, skills) => {
  expect(skillList(written)).toEqual(skills);
});
