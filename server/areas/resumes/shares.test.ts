import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { listJobMatches } from '#contract/matches.ts';
import { getShare, openSharedResume, revokeShare, shareResume } from '#contract/resume-shares.ts';
import { createResume, deleteResume, updateResume } from '#contract/resumes.ts';
import { resumeShares } from '#server/platform/database/schema/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function owner() {
  const { client, username } = await site.newcomer({
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    phone: '555 010 4477',
    militaryResponsibilities: 'Led 12 soldiers and ran convoys of 30 vehicles.',
  });
  const jobMatchId = (await client.call(listJobMatches)).body[0]?.id ?? 0;
  const params = { id: (await client.call(createResume, { body: { jobMatchId } })).body.id };
  const share = async (body: { days?: 7 | null; password?: string; withContact?: boolean } = {}) =>
    (await client.call(shareResume, { params, body })).body;
  return { client, params, share, email: `${username}@example.org` };
}

const open = (token: string, password?: string) =>
  site.visitor().call(openSharedResume, { body: { token, ...(password && { password }) } });

describe('a link to a resume', () => {
  it('is off until it is made, and shows the resume without contact data', async () => {
    const { client, params, share, email } = await owner();
    await client.call(updateResume, { params, body: { content: { title: `Driver, ${email}` } } });
    expect((await client.call(getShare, { params })).body).toEqual({ share: null });
    const { token, share: made } = await share();
    expect(made).toMatchObject({ hasPassword: false, withContact: false });
    const { status, body } = await open(token);
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain('Dana Reyes');
    expect(text).toContain('convoys');
    expect(text).not.toContain(email);
    expect(text).not.toContain('4477');
  });

  it('shows contact data where the veteran chose so', async () => {
    const { share, email } = await owner();
    const { token } = await share({ withContact: true });
    expect(JSON.stringify((await open(token)).body)).toContain(email);
  });

  it('is one where it is made twice at once', async () => {
    const { client, params } = await owner();
    const once = () => client.call(shareResume, { params, body: {} });
    const made = await Promise.all([once(), once(), once(), once()]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const opened = await Promise.all(made.map(({ body }) => open(body.token)));
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is stored as a hash alone, and its password too', async () => {
    const { params, share } = await owner();
    const { token } = await share({ password: 'open sesame' });
    const [row] = await site.db.query.select().from(resumeShares).where(eq(resumeShares.resumeId, params.id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain('open sesame');
  });

  it('says the same when it is unknown, revoked, replaced, expired, or its resume is gone', async () => {
    const answers: unknown[] = [(await open('unknown')).body];
    const { client, params, share } = await owner();
    const { token: replaced } = await share();
    const { token: revoked } = await share();
    expect((await open(revoked)).status).toBe(200);
    answers.push((await open(replaced)).body);
    await client.call(revokeShare, { params });
    answers.push((await open(revoked)).body);
    const { token: expired } = await share({ days: 7 });
    site.now = new Date(site.now.getTime() + 7 * DAY_MS);
    answers.push((await open(expired)).body);
    expect((await client.call(getShare, { params })).body.share).toBeNull();
    const { token: orphan } = await share({ days: null });
    await client.call(deleteResume, { params });
    answers.push((await open(orphan)).body);
    expect(answers).toHaveLength(5);
    for (const answer of answers) {
      expect(answer).toEqual({
        code: 'not-found',
        message: 'This link doesn’t work, or it stopped working.',
      });
    }
  });

  it('asks for its password, and pauses after ten wrong ones, also at once', async () => {
    const { share } = await owner();
    const { token } = await share({ password: 'open sesame' });
    expect((await open(token)).body).toEqual({ state: 'password-needed' });
    expect((await open(token, 'open sesame')).body).toMatchObject({ state: 'open' });
    const wrong = await Promise.all(Array.from({ length: 14 }, () => open(token, 'guess')));
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await open(token, 'open sesame')).status).toBe(429);
    site.now = new Date(site.now.getTime() + 15 * MINUTE_MS);
    expect((await open(token, 'open sesame')).body).toMatchObject({ state: 'open' });
  });
});
