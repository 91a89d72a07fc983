import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { answerHave, answerLack, getOrigins, getPosting, getReadability } from '#contract/resume-checks.ts';
import { createResume, generateFromJob, getCoverage, updateResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const POSTING = {
  jobTitle: 'Fleet Dispatcher',
  company: 'Example Freight',
  jobDescription:
    'Requirements:\n- Microsoft Excel\n- scheduling\n- 9+ years of experience\n- OSHA 30 is a plus',
};

async function applicant() {
  const { client } = await site.newcomer({
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    yearsServed: '4-6 years',
    militaryResponsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles.',
  });
  const { body } = await client.call(generateFromJob, { body: POSTING });
  const params = { id: body.id };
  const posting = async () => (await client.call(getPosting, { params })).body;
  const named = async (name: string) => (await posting()).requirements.find((term) => term.name === name);
  return { client, params, posting, named };
}

const EXCEL = {
  kind: 'tool',
  name: 'Excel',
  evidence: 'Kept the readiness of 30 vehicles in Excel every week.',
} as const;

describe('the tailoring levels', () => {
  it('ask about what is missing where the resume was tailored aggressively, until one says one lacks it', async () => {
    const { client } = await site.newcomer({
      militaryBranch: 'Army',
      militaryOccupation: '88M',
      militaryResponsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles.',
    });
    const made = async (tailoringLevel: 'balanced' | 'aggressive') => ({
      id: (await client.call(generateFromJob, { body: { ...POSTING, tailoringLevel } })).body.id,
    });
    const balanced = (await client.call(getCoverage, { params: await made('balanced') })).body;
    expect(balanced).toMatchObject({ tailoringLevel: 'balanced', asks: [] });
    const params = await made('aggressive');
    const coverage = async () => (await client.call(getCoverage, { params })).body;
    const { asks, terms } = await coverage();
    expect(asks).toContain('Excel');
    expect(asks).toEqual(
      terms
        .filter(({ name, presence }) => presence === 'missing' && asks.includes(name))
        .map(({ name }) => name),
    );
    await client.call(answerLack, { params, body: { kind: 'tool', name: 'Excel', lacks: true } });
    expect((await coverage()).asks).toEqual(asks.filter((name) => name !== 'Excel'));
  });
});

describe('a federal announcement', () => {
  it('is told with its experience beside one’s own lines, what the file lacks and its pages; others are none', async () => {
    const { client } = await site.newcomer({
      militaryBranch: 'Army',
      militaryOccupation: '88M',
      militaryResponsibilities: 'Planned 30 convoys each month and tracked supply levels for 3 companies.',
    });
    const jobDescription = [
      'Pay scale & grade: GS 9',
      'Job family (Series): 0346',
      'You need one year of specialized experience equivalent to the GS-07 level in the federal service, which includes planning convoys and tracking supply levels.',
      'Time-in-grade must be met. Apply on USAJOBS.',
    ].join('\n');
    const body = { jobTitle: 'Logistics Specialist', company: 'Example Agency', jobDescription };
    const { id } = (await client.call(generateFromJob, { body })).body;
    const { federal } = (await client.call(getPosting, { params: { id } })).body;
    expect(federal).toMatchObject({
      isQuestionnaire: false,
      series: '0346',
      grades: [9],
      pagesMost: 2,
      essays: [],
    });
    expect(federal?.pages).toBeLessThanOrEqual(2);
    expect(federal?.specialized).toMatchObject([{ level: 7, lines: [expect.stringMatching(/30 convoys/)] }]);
    expect(federal?.gaps[0]?.missing).toContain('hours a week');
    const { posting } = await applicant();
    expect((await posting()).federal).toBeNull();
  });
});

describe('a posting beside the resume', () => {
  it('is shown whole, with its requirements marked', async () => {
    const { posting } = await applicant();
    const { segments, requirements } = await posting();
    expect(segments.map(({ text }) => text).join('')).toBe(POSTING.jobDescription);
    const [marked] = segments.filter(({ text }) => text === 'Microsoft Excel');
    expect(requirements[marked?.term ?? -1]).toMatchObject({ name: 'Excel', presence: 'missing' });
  });

  it('takes "I have this" into the profile, and offers it to the resume', async () => {
    const { client, params, named } = await applicant();
    const { status, body } = await client.call(answerHave, { params, body: EXCEL });
    expect(status).toBe(200);
    const user = (await client.call(getUser)).body;
    expect(user.militaryAchievements).toContain(EXCEL.evidence);
    expect(body.offer?.added).toContain('Excel');
    expect((await named('Excel'))?.presence).toBe('missing');
    const content = body.offer?.edit ?? {};
    await client.call(updateResume, { params, body: { content, revision: body.revision } });
    expect((await named('Excel'))?.presence).toBe('found');
    const origins = (await client.call(getOrigins, { params })).body.lines;
    expect(origins.some(({ sources }) => sources.length > 0)).toBe(true);
  });

  it.each([
    ['that does not name it', { ...EXCEL, evidence: 'I did this for years and years.' }, 400],
    ['to what was not asked', { ...EXCEL, name: 'Salesforce' }, 404],
    ['to years', { ...EXCEL, kind: 'years', name: '9+ years of experience' }, 404],
  ] as const)('refuses an answer %s, and adds nothing', async (_what, body, expected) => {
    const { client, params } = await applicant();
    expect((await client.call(answerHave, { params, body })).status).toBe(expected);
    expect((await client.call(getUser)).body.militaryAchievements).toBeNull();
  });

  it('loses neither of two answers at once', async () => {
    const { client, params } = await applicant();
    const other = {
      kind: 'skill',
      name: 'Scheduling',
      evidence: 'Did the scheduling of 12 drivers.',
    } as const;
    const answers = await Promise.all(
      [EXCEL, other].map((body) => client.call(answerHave, { params, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const text = (await client.call(getUser)).body.militaryAchievements;
    expect(text).toContain(EXCEL.evidence);
    expect(text).toContain(other.evidence);
  });

  it('refuses what the profile has no room for, and adds nothing', async () => {
    const { client, params } = await applicant();
    await client.send({
      method: 'PATCH',
      url: '/api/profile',
      payload: { militaryAchievements: 'x'.repeat(4990) },
    });
    const answer = await client.call(answerHave, { params, body: EXCEL });
    expect(answer.body).toMatchObject({ fields: { evidence: expect.stringMatching(/no room/) } });
  });

  it('counts nothing as answered that the resume says and the record does not', async () => {
    const { client, params, named, posting } = await applicant();
    const before = (await posting()).percent;
    await client.call(updateResume, {
      params,
      body: { content: { certifications: ['OSHA 30'], skills: ['Microsoft Excel'] } },
    });
    expect(await named('OSHA 30')).toMatchObject({ presence: 'unproven', evidence: 'OSHA 30' });
    expect((await posting()).percent).toBe(before);
    await client.call(answerHave, { params, body: EXCEL });
    expect(await named('Excel')).toMatchObject({ presence: 'found' });
  });

  it('remembers "I don’t" for every posting, says what to learn, and takes it back', async () => {
    const { client, params, named } = await applicant();
    const osha = { kind: 'certificate', name: 'OSHA 30' } as const;
    await client.call(answerLack, { params, body: { ...osha, lacks: true } });
    expect(await named('OSHA 30')).toMatchObject({ isGap: true, learn: [{ url: expect.any(String) }] });
    const { body: second } = await client.call(generateFromJob, { body: POSTING });
    const again = (await client.call(getPosting, { params: { id: second.id } })).body.requirements;
    expect(again.find(({ name }) => name === 'OSHA 30')?.isGap).toBe(true);
    await client.call(answerLack, { params, body: { ...osha, lacks: false } });
    expect((await named('OSHA 30'))?.isGap).toBe(false);
  });

  it('is not there for a resume without a posting, and nobody else’s', async () => {
    const { client, params } = await applicant();
    const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
    const { body: plain } = await client.call(createResume, { body: { jobMatchId } });
    expect((await client.call(getPosting, { params: { id: plain.id } })).status).toBe(404);
    const { client: other } = await site.newcomer();
    expect((await other.call(answerHave, { params, body: EXCEL })).status).toBe(404);
  });
});

describe('the check for tracking systems', () => {
  it('names what is wrong first, then its meaning and fix', async () => {
    const { client, params } = await applicant();
    await client.call(updateResume, { params, body: { content: { summary: 'I am a driver.' } } });
    const { findings } = (await client.call(getReadability, { params })).body;
    expect(findings).toContainEqual({
      id: 'summary-length',
      where: 'I am a driver.',
      finding: 'Your summary has 1 sentence.',
      meaning: expect.any(String),
      fix: expect.any(String),
    });
  });
});
