import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '#contract/account.ts';
import { listAuditLog } from '#contract/admin.ts';
import { createApplication } from '#contract/applications.ts';
import { getUser, login } from '#contract/auth.ts';
import { listJobMatches } from '#contract/matches.ts';
import { updateProfile } from '#contract/profile.ts';
import { createResume } from '#contract/resumes.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { sessionCleanUp } from '#server/platform/http/session-clean-up.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { newDeviceMail } from './new-device.service.ts';

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

describe('what the deletion of an account leaves', () => {
  /** Every word of theirs holds this; nothing else in the database does. */
  const MARK = 'quagga';

  async function someoneKnownEverywhere(admin: TestClient) {
    const { client, id } = await site.newcomer({
      ...{ username: `${MARK}7`, email: `${MARK}@example.org`, firstName: 'Quagga', lastName: 'Quaggarina' },
      ...{ militaryOccupation: '68W', militaryBranch: 'Army', militaryAwards: 'The Quagga medal' },
    });
    const post = async (url: string, payload: object, status = 201) => {
      const answer = await client.send({ method: 'POST', url, payload });
      expect(answer.status, url).toBe(status);
      return (answer.body as { id?: number }).id ?? 0;
    };
    const [match] = (await client.call(listJobMatches)).body;
    const resumeId = await post('/api/resumes', { jobMatchId: match?.id });
    await post('/api/applications', { jobTitle: 'Quagga keeper', company: 'Quagga County', resumeId });
    await post('/api/community/me', { displayName: 'Quagga fan' }, 200);
    const thread = { category: 'life', title: 'A quagga?', content: 'Who has seen a quagga?' };
    const threadId = await post('/api/community/threads', thread);
    await post(`/api/community/threads/${threadId}/replies`, { content: 'I have seen a quagga.' });
    await post(
      '/api/contact',
      { name: 'Quagga', email: `${MARK}@example.org`, message: 'A quagga writes.' },
      200,
    );
    const newEmail = { email: `new-${MARK}@example.org`, currentPassword: PASSWORD };
    expect((await client.call(updateProfile, { body: newEmail })).status).toBe(200);
    await post('/api/reset-password-request', { email: `${MARK}@example.org` }, 200);
    await site.visitor().call(login, { body: { username: `${MARK}7`, password: PASSWORD } });
    const asAdmin = async (url: string, payload: object) =>
      expect((await admin.send({ method: 'POST', url, payload })).status, url).toBe(200);
    const reason = 'as agreed';
    const plan = { plan: 'premium', lastDay: null, reason, password: PASSWORD };
    await asAdmin(`/api/admin/users/${id}/plan`, plan);
    await asAdmin(`/api/admin/community/threads/${threadId}/decisions`, { decision: 'lock', reason });
    await site.app.jobs.drain();
    return { client, id };
  }

  /** Rows of any table, the queue's and the audit log's included, that hold the mark or the person's number. */
  async function traces(id: number): Promise<string[]> {
    const tables = await rowsOf<{ schema: string; name: string }>(
      site.db.query,
      sql`select table_schema as schema, table_name as name from information_schema.tables
          where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(25);
    const theirNumber = new RegExp(`"user_?id": ${id}\\b`, 'i');
    const found: string[] = [];
    for (const { schema, name } of tables) {
      const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
      const rows = await rowsOf<{ row: string }>(
        site.db.query,
        sql`select to_jsonb(t)::text as row from ${table} t`,
      );
      for (const { row } of rows) {
        const isTheirs = row.toLowerCase().includes(MARK) || theirNumber.test(row);
        if (isTheirs) found.push(`${name}: ${row.slice(0, 200)}`);
      }
    }
    return found;
  }

  it('is nothing, in any table', async () => {
    const { client: admin } = await site.administrator();
    const { client, id } = await someoneKnownEverywhere(admin);
    const before = await traces(id);
    for (const table of ['users', 'sessions', 'forum_threads', 'contact_messages', 'job'])
      expect(
        before.some((row) => row.startsWith(table)),
        table,
      ).toBe(true);
    expect((await client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
    expect(await traces(id)).toEqual([]);
    const acts = (await admin.call(listAuditLog, { query: {} })).body;
    expect(acts.map(({ subject }) => subject)).toContain(`Deleted account ${id}: premium, no end`);
  });

  it('is nothing either of a mail that was put in the queue while it was deleted', async () => {
    const one = await site.newcomer();
    const two = await site.newcomer();
    expect((await one.client.call(deleteAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const kind = newDeviceMail(site.context);
    for (const { id, username } of [one, two]) {
      const mail = { userId: id, email: `${username}@example.org`, device: 'Firefox', at: 'now' };
      await site.app.jobs.enqueue(kind, mail);
    }
    await sessionCleanUp(site.context).run({});
    const rows = await rowsOf<{ who: string }>(
      site.db.query,
      sql`select data->>'userId' as who from jobs.job where name = ${kind.name} and state = 'created'`,
    );
    expect(rows.map(({ who }) => who)).toEqual([String(two.id)]);
  });
});
