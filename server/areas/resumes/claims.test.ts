import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getUser } from '#contract/auth.ts';
import { addClaim, checkClaims, getClaims, takeBackClaim } from '#contract/resume-checks.ts';
import { generateFromJob, updateResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const newcomer = () =>
  site.newcomer({
    militaryBranch: 'Navy',
    militaryRank: 'IT1',
    militaryOccupation: 'IT',
    militaryAchievements: 'Led 12 Sailors in the patching of 412 workstations and 38 servers.',
    certifications: 'CDL permit',
    postMilitaryExperience: 'Dispatcher, Amazon, 2023 - present. 9,500 packages a night',
  });

const POSTING = { jobTitle: 'Dispatcher', company: 'Toyota', jobDescription: 'Requirements:\n- Python' };

async function withResume() {
  const { client } = await newcomer();
  const { body } = await client.call(generateFromJob, { body: POSTING });
  return { client, params: { id: body.id } };
}

describe('lines against one’s own record', () => {
  it('are supported, or not, with the reason in a sentence', async () => {
    const { client } = await newcomer();
    const lines = [
      { text: 'Led 12 Sailors who patched 412 workstations' },
      { text: 'Led 38 Sailors' },
      { text: 'CDL license', place: 'certifications' },
      { text: 'Handled 9,500 packages a night', place: 'Amazon' },
      { text: 'Patched 38 servers', place: 'Amazon' },
    ];
    const { status, body } = await client.call(checkClaims, { body: { lines } });
    expect(status).toBe(200);
    expect(body.lines.map(({ supported }) => supported)).toEqual([true, false, false, true, false]);
    expect(body.lines[0]?.unsupported).toEqual([]);
    expect(body.lines[1]?.unsupported).toContainEqual({
      text: '38',
      why: 'Your record says 38 servers, not 38 Sailors.',
      instead: {
        field: 'militaryAchievements',
        quote: 'Led 12 Sailors in the patching of 412 workstations and 38 servers.',
      },
    });
    expect(body.lines[2]?.unsupported[0]?.why).toContain('is a permit');
  });

  it('hold the title that a bare code stands for', async () => {
    const { client } = await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '68W' });
    const text = 'Army veteran with service as a Health Care Specialist';
    const { body } = await client.call(checkClaims, { body: { lines: [{ text }] } });
    expect(body.lines).toEqual([{ supported: true, unsupported: [] }]);
  });

  it('are read with one’s own record and nobody else’s', async () => {
    await newcomer();
    const { client: other } = await site.newcomer();
    const { body } = await other.call(checkClaims, { body: { lines: [{ text: 'Led 12 Sailors' }] } });
    expect(body.lines[0]?.supported).toBe(false);
  });

  it.each([
    ['no line', { lines: [] }],
    ['too many lines', { lines: Array.from({ length: 301 }, () => ({ text: 'Led' })) }],
    ['an empty line', { lines: [{ text: ' ' }] }],
    ['a line too long', { lines: [{ text: 'x'.repeat(601) }] }],
    ['a place too long', { lines: [{ text: 'Led', place: 'x'.repeat(201) }] }],
    ['no list', { lines: 'Led 12 Sailors' }],
    ['nothing', {}],
  ])('are refused with %s', async (_what, payload) => {
    const { client } = await newcomer();
    expect((await client.send({ method: 'POST', url: '/api/claims/check', payload })).status).toBe(400);
  });

  it('are asked for by those who are signed in, and not too often', async () => {
    expect(checkClaims).toMatchObject({ access: 'user', requestsPerMinute: 60 });
    const answer = await site
      .visitor()
      .send({ method: 'POST', url: '/api/claims/check', payload: { lines: [{ text: 'Led' }] } });
    expect(answer.status).toBe(401);
  });
});

describe('an edited resume', () => {
  const LINE = 'Led 38 Sailors through the Panama Canal';

  async function edited() {
    const { client, params } = await withResume();
    await client.call(updateResume, { params, body: { content: { militaryAchievements: [LINE] } } });
    return { client, params };
  }

  it('is saved whatever it says, and shows what the record does not hold', async () => {
    const { client, params } = await edited();
    const { lines } = (await client.call(getClaims, { params })).body;
    const [line] = lines.filter(({ section }) => section === 'militaryAchievements');
    expect(line).toMatchObject({ text: LINE });
    expect(line?.unsupported.map(({ text }) => text)).toContain('38');
  });

  it('has a line that goes into the record when the veteran says so', async () => {
    const { client, params } = await edited();
    const body = { section: 'militaryAchievements', text: LINE } as const;
    const answer = await client.call(addClaim, { params, body });
    expect(answer.body).toEqual({ field: 'militaryAchievements' });
    expect((await client.call(getUser)).body.militaryAchievements?.split('\n')).toContain(LINE);
    const { lines } = (await client.call(getClaims, { params })).body;
    expect(lines.filter(({ text }) => text === LINE)).toEqual([]);
  });

  it('says where the record contradicts a line, and where it says nothing of it', async () => {
    const { client, params } = await edited();
    const content = { militaryAchievements: ['Led 38 Sailors', 'Audited 14 warehouses in Kuwait'] };
    await client.call(updateResume, { params, body: { content } });
    const { lines } = (await client.call(getClaims, { params })).body;
    const insteadOf = (text: string) =>
      lines.find((line) => line.text === text)?.unsupported.map(({ instead }) => instead);
    expect(insteadOf('Led 38 Sailors')).toContainEqual({
      field: 'militaryAchievements',
      quote: expect.stringContaining('38 servers'),
    });
    expect(insteadOf('Audited 14 warehouses in Kuwait')?.filter(Boolean)).toEqual([]);
  });

  it('has the line taken back out of the record, unless it was changed there', async () => {
    const { client, params } = await edited();
    const before = (await client.call(getUser)).body.militaryAchievements;
    const body = { section: 'militaryAchievements', text: LINE } as const;
    await client.call(addClaim, { params, body });
    expect((await client.call(takeBackClaim, { params, body })).status).toBe(200);
    expect((await client.call(getUser)).body.militaryAchievements).toBe(before);
    await client.call(addClaim, { params, body });
    const changed = `${before}\n${LINE} twice`;
    await client.send({ method: 'PATCH', url: '/api/profile', payload: { militaryAchievements: changed } });
    expect((await client.call(takeBackClaim, { params, body })).status).toBe(409);
    expect((await client.call(getUser)).body.militaryAchievements).toBe(changed);
    const { client: other } = await site.newcomer();
    expect((await other.call(takeBackClaim, { params, body })).status).toBe(404);
  });

  it('adds only lines that stand in it, and belongs to its owner alone', async () => {
    const { client, params } = await edited();
    const body = { section: 'militaryAchievements', text: 'Led 900 Sailors' } as const;
    expect((await client.call(addClaim, { params, body })).status).toBe(404);
    const { client: other } = await site.newcomer();
    const own = { section: 'militaryAchievements', text: LINE } as const;
    expect((await other.call(addClaim, { params, body: own })).status).toBe(404);
    expect((await other.call(getClaims, { params })).status).toBe(404);
    expect((await client.call(getUser)).body.militaryAchievements).not.toContain('900');
  });

  it('refuses what the profile has no room for, and adds nothing', async () => {
    const { client, params } = await edited();
    const full = 'x'.repeat(4990);
    await client.send({ method: 'PATCH', url: '/api/profile', payload: { militaryAchievements: full } });
    const body = { section: 'militaryAchievements', text: LINE } as const;
    const answer = await client.call(addClaim, { params, body });
    expect(answer.body).toMatchObject({ fields: { text: expect.stringMatching(/no room/) } });
    expect((await client.call(getUser)).body.militaryAchievements).toBe(full);
  });
});
