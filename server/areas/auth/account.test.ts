import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { createApplication } from '#contract/applications.ts';
import { getUser } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { createResume } from '#contract/resumes.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

async function veteranWithEverything() {
  const { client, id } = await site.newcomer({ militaryOccupation: '68W', militaryBranch: 'Army' });
  const [match] = (await client.call(listJobMatches)).body;
  const jobMatchId = match?.id ?? 0;
  const resume = await client.call(createResume, { body: { jobMatchId } });
  const body = { jobTitle: 'Paramedic', company: 'Example County', jobMatchId, resumeId: resume.body.id };
  await client.call(createApplication, { body });
  return { client, id };
}

describe('an account', () => {
  it('is exported whole, and holds nobody else', async () => {
    const { client, id } = await veteranWithEverything();
    await veteranWithEverything();
    const answer = await client.call(exportAccount);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toContain('attachment');
    const { user, resumes, applications, jobMatches } = answer.body;
    expect(user.id).toBe(id);
    expect(resumes).toHaveLength(1);
    expect(applications).toHaveLength(1);
    for (const row of [...resumes, ...applications, ...jobMatches]) expect(row.userId).toBe(id);
  });

  it('is deleted with all that belongs to it, after the password was given', async () => {
    const { client, id } = await veteranWithEverything();
    const refused = await client.call(deleteAccount, { body: { password: 'not the password' } });
    expect(refused.status).toBe(400);
    expect((await client.call(getUser)).status).toBe(200);
    expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await client.call(getUser)).status).toBe(401);
    for (const table of ['sessions', 'job_matches', 'resumes', 'applications', 'strengths_assessments']) {
      const left = await site.db.query.$count(sql`${sql.identifier(table)}`, sql`user_id = ${id}`);
      expect(left, table).toBe(0);
    }
  });
});
