import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { getJobMatch, listJobMatches } from '#contract/matches.ts';
import { getResumeForMatch, listResumes, uploadResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const TEXT = `Maria Lopez
maria@example.org

SKILLS
Forklift, SAP

MILITARY TRAINING
Ammo 47 course`;

async function driver(): Promise<{ client: TestClient; jobMatchId: number; jobTitle: string }> {
  const { client } = await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '88M' });
  const [match] = (await client.call(listJobMatches)).body;
  if (!match) throw new Error('no match');
  return { client, jobMatchId: match.id, jobTitle: match.jobTitle };
}

const readFile = (client: TestClient, payload: Buffer, type = 'application/octet-stream') =>
  client.send({ method: 'POST', url: '/api/resumes/read-file', payload, headers: { 'content-type': type } });

describe('uploading a resume', () => {
  it('stores it by its sections, marks the match and uses no credit', async () => {
    const { client, jobMatchId, jobTitle } = await driver();
    const { status, body } = await client.call(uploadResume, { body: { jobMatchId, content: TEXT } });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      origin: 'uploaded',
      jobMatchId,
      content: {
        title: jobTitle,
        skills: ['Forklift', 'SAP'],
        militaryEducation: 'Ammo 47 course',
        contact: { firstName: 'Maria', lastName: 'Lopez' },
      },
    });
    expect((await client.call(getUser)).body.resumeCreditsUsed).toBe(0);
    expect((await client.call(getJobMatch, { params: { id: jobMatchId } })).body.hasGeneratedResume).toBe(
      true,
    );
    expect((await client.call(getResumeForMatch, { params: { id: jobMatchId } })).body).toEqual(body);
  });

  it('keeps the header of the profile where the text has no name', async () => {
    const { client, jobMatchId } = await driver();
    const content = 'call 210-555-0144\n\nSKILLS\nForklift';
    const { body } = await client.call(uploadResume, { body: { jobMatchId, content } });
    expect(body.content.contact).toBeNull();
  });

  it.each([
    ['nothing', { content: ' \n ' }, 400, 'Please enter resume content.'],
    ['more text than any resume', { content: 'x'.repeat(100_001) }, 400, /too long/],
    ['characters that cannot be stored', { content: 'a\u0000b' }, 400, /./],
    ['no job', { jobMatchId: undefined, content: TEXT }, 400, /./],
    ['a job of nobody', { jobMatchId: 2_000_000_000, content: TEXT }, 404, /was not found/],
  ])('refuses %s with a message', async (_what, change, status, message) => {
    const { client, jobMatchId } = await driver();
    const payload = { jobMatchId, ...change };
    const answer = await client.send({ method: 'POST', url: '/api/resumes/upload', payload });
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(message);
    expect((await client.call(listResumes)).body).toEqual([]);
  });

  it('takes a hundred at most, however many come at once', async () => {
    const { client, jobMatchId } = await driver();
    const one = () => client.call(uploadResume, { body: { jobMatchId, content: 'SKILLS\nForklift' } });
    for (let round = 0; round < 9; round += 1) await Promise.all(Array.from({ length: 11 }, one));
    const last = await Promise.all([one(), one(), one()]);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('reading a file', () => {
  const fixture = new URL('../../platform/documents/reading/fixtures/maria-lopez.docx', import.meta.url);

  it('answers with the text and the sections, and stores nothing', async () => {
    const { client } = await driver();
    const answer = await readFile(client, readFileSync(fixture));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      text: expect.stringContaining('- Trained 9 clerks'),
      content: { skills: ['Inventory control', 'Forklift', 'SAP'] },
    });
    expect((await client.call(listResumes)).body).toEqual([]);
  });

  it.each([
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\u0000', 'latin1'), 400, /we can’t read pictures/],
    ['nothing', Buffer.alloc(0), 400, /empty/],
    ['six megabytes', Buffer.alloc(6 * 1024 * 1024, 'a'), 413, /./],
  ])('says why %s cannot be read', async (_what, file, status, message) => {
    const { client } = await driver();
    const answer = await readFile(client, file);
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(message);
  });

  it('takes no JSON for a file', async () => {
    const { client } = await driver();
    expect((await readFile(client, Buffer.from('{}'), 'application/json')).status).toBe(400);
  });
});
