import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumeContentFromText } from '#career/resume/reading/read-text.ts';
import { listJobMatches } from '#contract/matches.ts';
import { checkExport } from '#contract/resume-files.ts';
import { openSharedResume, shareResume } from '#contract/resume-shares.ts';
import { listVersions } from '#contract/resume-versions.ts';
import { createResume, updateResume } from '#contract/resumes.ts';
import { readFileText } from '#server/platform/documents/reading/read-file.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function driver() {
  const { client } = await site.newcomer({
    firstName: 'José',
    lastName: "O'Neil",
    militaryBranch: 'Army',
    militaryRank: 'SSG',
    militaryOccupation: '88M',
    militaryStartDate: '2012',
    militaryResponsibilities:
      'Led 12 soldiers and ran convoys of 30 vehicles over 40,000 miles without an accident.',
  });
  const [match] = (await client.call(listJobMatches)).body;
  const { body } = await client.call(createResume, { body: { jobMatchId: match?.id ?? 0 } });
  return { client, resume: body };
}

const fetchFile = (client: TestClient, url: string) =>
  site.app.server.inject({ url, cookies: Object.fromEntries(client.cookies) });

describe('the files of a resume', () => {
  it.each([
    ['pdf', 'application/pdf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('come as .%s under the name of the person and the day, and read back', async (kind, type) => {
    const { client, resume } = await driver();
    const answer = await fetchFile(
      client,
      `/api/resumes/${resume.id}/${kind}?layout=skills-first&date=2026-03-14`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Jose_O_Neil_Resume_2026-03-14.${kind}"; filename*=UTF-8''Jos%C3%A9_O_Neil_Resume_2026-03-14.${kind}`,
    );
    const read = resumeContentFromText(await readFileText(answer.rawPayload), '');
    expect(read.militaryAchievements).toEqual(resume.content.militaryAchievements);
    expect(read.summary).toBe(resume.content.summary);
    expect(read.contact).toMatchObject({ firstName: 'José', lastName: "O'Neil" });
  });

  it('come as JSON Resume', async () => {
    const { client, resume } = await driver();
    const answer = await fetchFile(client, `/api/resumes/${resume.id}/json-resume`);
    expect(answer.headers['content-disposition']).toMatch(/Resume_\d{4}-\d{2}-\d{2}\.json"/);
    expect(answer.json()).toMatchObject({ basics: { name: "José O'Neil", summary: resume.content.summary } });
  });

  it.each([
    ['JSON Resume', (client: TestClient, id: number) => fetchFile(client, `/api/resumes/${id}/json-resume`)],
    ['our own JSON', (client: TestClient, id: number) => fetchFile(client, `/api/resumes/job-match/${id}`)],
  ])('come back from %s as they went', async (what, download) => {
    const { client, resume } = await driver();
    const answer = await download(client, resume.id);
    const payload =
      what === 'our own JSON' ? Buffer.from(JSON.stringify(answer.json().content)) : answer.rawPayload;
    const headers = { 'content-type': 'application/octet-stream' };
    const { body } = await client.send({ method: 'POST', url: '/api/resumes/read-file', payload, headers });
    const { summary, skills, militaryAchievements } = resume.content;
    expect(body).toMatchObject({
      text: expect.stringContaining('EXPERIENCE'),
      content: { summary, skills, militaryAchievements },
    });
  });

  it.each(['pdf', 'docx', 'json-resume', 'export-check'])('are their owner’s alone: %s', async (kind) => {
    const { resume } = await driver();
    const { client: other } = await site.newcomer();
    expect((await fetchFile(other, `/api/resumes/${resume.id}/${kind}`)).statusCode).toBe(404);
  });

  it('keep nobody waiting while the widest is made', async () => {
    const { client, resume } = await driver();
    const lines = Array.from({ length: 80 }, (_, n) => `Led ${n} ${'long work '.repeat(55)}`.trim());
    const [job] = resume.content.experience;
    const experience = Array.from({ length: 4 }, () => ({ ...job, lines }));
    const params = { id: resume.id };
    await client.call(updateResume, { params, body: { content: { experience } as never } });
    const { client: other } = await site.newcomer();
    // What writes files is there by now: loading it would let others come between.
    await fetchFile(client, `/api/resumes/${resume.id}/pdf?layout=federal`);
    let made = false;
    const file = fetchFile(client, `/api/resumes/${resume.id}/pdf`).finally(() => {
      made = true;
    });
    let answered = 0;
    while (!made) {
      expect((await fetchFile(other, '/api/user')).statusCode).toBe(200);
      answered += 1;
      // Without a socket, and with the database in the process, nothing else lets the loop turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await file).rawPayload.length).toBeGreaterThan(100_000);
    // While it was made on the same thread, two or three came between its beginning and its end.
    expect(answered).toBeGreaterThan(20);
  });

  it.each(['layout=fancy', 'date=today', 'date=2026-13-01'])('refuse %s', async (query) => {
    const { client, resume } = await driver();
    expect((await fetchFile(client, `/api/resumes/${resume.id}/pdf?${query}`)).statusCode).toBe(400);
  });
});

describe('the check before an export', () => {
  it('asks federal applicants for what is missing, and is content once it is there', async () => {
    const { client, resume } = await driver();
    const check = (layout: 'federal' | 'chronological') =>
      client.call(checkExport, { params: { id: resume.id }, query: { layout } });
    expect((await check('chronological')).body).toMatchObject({
      pages: 1,
      fits: true,
      leftOut: [],
      gaps: [],
    });
    const { gaps } = (await check('federal')).body;
    expect(gaps).toEqual([
      { index: 0, title: expect.any(String), missing: ['start month', 'end month', 'hours a week'] },
    ]);
    const experience = resume.content.experience.map((entry) => ({
      ...entry,
      start: '03/2012',
      end: '06/2020',
      hoursPerWeek: 50,
    }));
    await client.call(updateResume, { params: { id: resume.id }, body: { content: { experience } } });
    expect((await check('federal')).body.gaps).toEqual([]);
    const answer = await fetchFile(client, `/api/resumes/${resume.id}/docx?layout=federal`);
    expect(await readFileText(answer.rawPayload)).toMatch(
      /Mar 2012 – Jun 2020\s+Rank: .+ \| 50 hours a week/,
    );
  });

  it('names the lines that two pages have no room for', async () => {
    const { client, resume } = await driver();
    const militaryAchievements = Array.from({ length: 80 }, (_, n) =>
      `Did ${n} ${'long work '.repeat(15)}`.trim(),
    );
    await client.call(updateResume, {
      params: { id: resume.id },
      body: { content: { militaryAchievements } },
    });
    const { body } = await client.call(checkExport, {
      params: { id: resume.id },
      query: { layout: 'federal' },
    });
    expect(body.pages).toBe(2);
    expect(body.leftOut.at(-1)).toBe(militaryAchievements[79]);
    const { rawPayload } = await fetchFile(client, `/api/resumes/${resume.id}/pdf?layout=federal`);
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  });

  it('counts a look that is stored, sets closer and smaller before it leaves a line out, and says what it leaves', async () => {
    const { client, resume } = await driver();
    const params = { id: resume.id };
    const plain = Array.from({ length: 45 }, (_, n) => `Drove route ${n} and kept the log`);
    const look = { template: 'classic', textSize: 'large', spacing: 'roomy', pages: 'one' } as const;
    const save = (militaryAchievements: string[]) =>
      client.call(updateResume, { params, body: { content: { militaryAchievements, look } } });
    const { body: saved } = await save(plain.slice(0, 30));
    expect(saved.content.look).toEqual(look);
    const { body: closer } = await client.call(checkExport, { params, query: {} });
    expect(closer).toMatchObject({ pages: 1, fits: true, leftOut: [] });
    expect(closer.look).not.toMatchObject({ textSize: 'large', spacing: 'roomy' });
    await save([...plain, 'Cut fuel by 20%']);
    const { body: cut } = await client.call(checkExport, { params, query: {} });
    expect(cut).toMatchObject({ pages: 1, fits: true, look: { textSize: 'small', spacing: 'tight' } });
    expect(cut.leftOut.length).toBeGreaterThan(0);
    expect(cut.leftOut).not.toContain('Cut fuel by 20%');
    const { rawPayload } = await fetchFile(client, `/api/resumes/${resume.id}/docx`);
    const word = await readFileText(rawPayload);
    expect(word).toContain('Cut fuel by 20%');
    expect(word).not.toContain(cut.leftOut.at(-1));
    await client.call(updateResume, { params, body: { content: { summary: 'word '.repeat(599) } } });
    const long = await client.call(checkExport, { params, query: {} });
    expect(long.body.fits).toBe(long.body.pages === 1);
  });

  it('keeps no version for a look, and gives the link readers the same page', async () => {
    const { client, resume } = await driver();
    const params = { id: resume.id };
    const look = { template: 'compact', textSize: 'small', spacing: 'tight', pages: 'any' } as const;
    await client.call(updateResume, { params, body: { content: { look, layout: 'skills-first' } } });
    expect((await client.call(listVersions, { params })).body).toEqual([]);
    const body = { days: null, withContact: true };
    const { token } = (await client.call(shareResume, { params, body })).body;
    const shared = (await client.call(openSharedResume, { body: { token } })).body;
    const check = (await client.call(checkExport, { params, query: {} })).body;
    expect(shared).toMatchObject({ state: 'open', blocks: check.blocks, look: check.look });
  });
});
