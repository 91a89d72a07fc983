import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { type PaperReply, readPaperText, takePaperEntries } from '#contract/papers.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const DD214 = `CERTIFICATE OF RELEASE OR DISCHARGE FROM ACTIVE DUTY   DD FORM 214
1. NAME (Last, First, Middle): MEDINA, CARLOS A.
2. DEPARTMENT, COMPONENT AND BRANCH: ARMY/RA
3. SOCIAL SECURITY NUMBER: 123-45-6789
4a. GRADE, RATE OR RANK: SSG
5. DATE OF BIRTH (YYYYMMDD): 19900714
11. PRIMARY SPECIALTY: 91B30 WHEELED VEHICLE MECHANIC - 8 YRS//NOTHING FOLLOWS
12a. DATE ENTERED AD THIS PERIOD: 2011 01 18
b. SEPARATION DATE THIS PERIOD: 2019 06 30
13. DECORATIONS, MEDALS, BADGES: ARMY COMMENDATION MEDAL//PURPLE HEART//NOTHING FOLLOWS`;

const sendFile = (client: TestClient, payload: Buffer, query = '') =>
  client.send({
    method: 'POST',
    url: `/api/papers/read-file${query}`,
    payload,
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('reading a paper', () => {
  it('tells its kind, strikes numbers, and says for each field where it stands', async () => {
    const { client, id } = await site.newcomer();
    const { status, body } = await sendFile(client, Buffer.from(DD214));
    expect(status).toBe(200);
    const paper = body as PaperReply;
    expect(paper).toMatchObject({
      kind: 'dd214',
      struck: { socialSecurity: 1, dodId: 0, birthDate: 1 },
    });
    expect(JSON.stringify(paper)).not.toMatch(/6789|19900714/);
    expect(Object.fromEntries(paper.entries.map(({ field, value }) => [field, value]))).toEqual({
      firstName: 'Carlos',
      lastName: 'Medina',
      militaryBranch: 'Army',
      militaryComponent: 'Active',
      militaryRank: 'SSG',
      militaryOccupation: '91B30 Wheeled Vehicle Mechanic',
      militaryStartDate: '01/2011',
      militaryEndDate: '06/2019',
      militaryAwards: 'Army Commendation Medal\nPurple Heart',
    });
    const lines = paper.text.split('\n');
    const rank = paper.entries.find(({ field }) => field === 'militaryRank');
    expect(rank?.lines.map((line) => lines[line])).toContain('4a. GRADE, RATE OR RANK: SSG');
    const tables = await site.db.query.execute(
      `select (select json_agg(u) from users u where id = ${id}) as person, (select json_agg(j) from jobs.job j) as jobs`,
    );
    expect(JSON.stringify(tables)).not.toMatch(/6789|19900714/);
  });

  it('takes the kind that the reader says it is', async () => {
    const { client } = await site.newcomer();
    const text = 'Name: MEDINA, CARLOS A.\n- Basic Leader Course, 20-SEP-2014, 169 hours';
    const asTraining = await client.call(readPaperText, { body: { text, kind: 'training' } });
    expect(asTraining.body).toMatchObject({
      kind: 'training',
      entries: expect.arrayContaining([
        expect.objectContaining({
          field: 'militaryTraining',
          value: 'Basic Leader Course, 09/2014, 169 hours',
        }),
      ]),
    });
    expect((await sendFile(client, Buffer.from(text), '?kind=nothing')).status).toBe(400);
  });

  it('says why a file cannot be read', async () => {
    const { client } = await site.newcomer();
    const answer = await sendFile(client, Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1'));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      fields: { file: expect.stringContaining('we can’t read pictures') },
    });
  });

  it('takes the longest text', async () => {
    const { client } = await site.newcomer();
    const line = '- Managed 1,200 line items for 14 units and trained 9 clerks in the supply system\n';
    const text = `Maria Lopez\nmaria@example.org\n\nEXPERIENCE\nClerk, Acme\n2010 - 2012\n${line.repeat(1100)}`;
    expect((await client.call(readPaperText, { body: { text } })).status).toBe(200);
  });
});

describe('taking what was read', () => {
  it('adds to lists, fills what is empty, and replaces only the answer that was seen', async () => {
    const { client } = await site.newcomer({ militaryRank: 'SGT', militaryAwards: 'Purple Heart' });
    const take = (entries: object[]) =>
      client.send({ method: 'POST', url: '/api/papers/entries', payload: { entries } });
    const awards = { field: 'militaryAwards', value: 'purple heart\nArmy Commendation Medal' };
    expect((await take([awards, { field: 'militaryBranch', value: 'Army' }])).status).toBe(200);
    expect((await client.call(getUser)).body).toMatchObject({
      militaryAwards: 'Purple Heart\nArmy Commendation Medal',
      militaryBranch: 'Army',
      militaryRank: 'SGT',
    });
    const rank = { field: 'militaryRank', value: 'SSG' };
    const equipment = { field: 'militaryEquipment', value: 'Forklift' };
    expect((await take([equipment, rank])).status).toBe(409);
    expect((await take([equipment, { ...rank, instead: 'SPC' }])).status).toBe(409);
    expect((await client.call(getUser)).body).toMatchObject({ militaryRank: 'SGT', militaryEquipment: null });
    expect((await take([{ ...rank, instead: 'SGT' }])).status).toBe(200);
    expect((await client.call(getUser)).body.militaryRank).toBe('SSG');
  });

  it('names the entry that there is no room for, or that the profile cannot hold, and stores none', async () => {
    const { client } = await site.newcomer();
    const entries = [
      { field: 'militarySkills', value: 'Forklift' },
      { field: 'militaryTraining', value: 'x'.repeat(1600) },
    ];
    const long = await client.send({ method: 'POST', url: '/api/papers/entries', payload: { entries } });
    expect(long.status).toBe(400);
    expect(long.body).toMatchObject({
      fields: { 'entries.1.value': expect.stringContaining('holds 1,500 characters here') },
    });
    const payload = { entries: [{ field: 'militaryBranch', value: 'Cavalry' }] };
    const branch = await client.send({ method: 'POST', url: '/api/papers/entries', payload });
    expect(branch.body).toMatchObject({ fields: { 'entries.0.value': expect.any(String) } });
    expect((await client.call(getUser)).body.militarySkills).toBeNull();
  });

  it('strikes a number that was typed into an entry', async () => {
    const { client } = await site.newcomer();
    const entries = [{ field: 'militaryTraining', value: 'Basic, SSN 123-45-6789' }] as const;
    const { body } = await client.call(takePaperEntries, { body: { entries: [...entries] } });
    expect(body.militaryTraining).toBe('Basic, SSN [removed]');
  });
});
