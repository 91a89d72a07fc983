import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#career/durations.ts';
import { listAuditLog } from '#contract/admin.ts';
import {
  closeJobReport,
  createJob,
  deleteJob,
  getJob,
  importJobs,
  listJobReports,
  listJobs,
  previewJobImport,
  reportJob,
  updateJob,
} from '#contract/jobs.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;
let veteran: TestClient;

beforeAll(async () => {
  site = await startTestApp();
  ({ client: admin } = await site.administrator());
  ({ client: veteran } = await site.newcomer());
});
afterAll(() => site.close());

const listing = (name: string) => ({
  title: `Welder ${name}`,
  company: 'Example Metalworks',
  location: 'Reno, NV',
  description: 'Joins metal parts.',
  url: `https://jobs.example.org/${name}`,
  source: 'Example Board',
  postedAt: '2026-11-01',
});
const acts = async () =>
  (await admin.call(listAuditLog)).body.map(({ action, subject }) => [action, subject]);

describe('a listing', () => {
  it('is created, changed and taken off by an administrator, each in the audit log', async () => {
    const created = await admin.call(createJob, { body: listing('one') });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      ...listing('one'),
      remote: false,
      salaryRange: null,
      isSaved: false,
    });
    const { id } = created.body;
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    const changed = await admin.call(updateJob, {
      params: { id },
      body: { ...listing('one'), remote: true },
    });
    expect(changed.body).toMatchObject({ remote: true, checkedAt: site.now.toISOString() });
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    expect((await admin.call(deleteJob, { params: { id } })).status).toBe(200);
    expect((await veteran.call(getJob, { params: { id } })).status).toBe(404);
    expect((await acts()).slice(0, 3)).toEqual([
      ['job-deleted', 'Welder one at Example Metalworks'],
      ['job-changed', 'Welder one at Example Metalworks'],
      ['job-created', 'Welder one at Example Metalworks'],
    ]);
  });

  it('whose name the audit log cannot hold whole is cut with an ellipsis there', async () => {
    const title = 'Planner '.repeat(20).trim();
    const made = await admin.call(createJob, {
      body: { ...listing('long'), title, company: 'A'.repeat(60) },
    });
    await admin.call(deleteJob, { params: { id: made.body.id } });
    // Acts of one moment come in any order.
    const named = (await acts()).flatMap(([, subject]) => (subject?.startsWith('Planner') ? [subject] : []));
    expect(named).toEqual([expect.stringMatching(/^.{196}AAA…$/), expect.stringMatching(/^.{196}AAA…$/)]);
  });

  it('with an address that is on the board already is refused at that field', async () => {
    await admin.call(createJob, { body: listing('two') });
    const other = await admin.call(createJob, { body: listing('three') });
    const again = await admin.call(createJob, { body: listing('two') });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ fields: { url: expect.stringContaining('already') } });
    const moved = await admin.call(updateJob, { params: { id: other.body.id }, body: listing('two') });
    expect(moved.status).toBe(409);
  });

  it.each(['http://a.example/', 'javascript:alert(1)', 'https://user:pass@a.example/', 'a.example', ''])(
    'with the address %j is refused',
    async (url) => {
      const answer = await admin.call(createJob, { body: { ...listing('x'), url } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { url: expect.any(String) } });
    },
  );
});

describe('an import', () => {
  const csv = (rows: string[]) => ['title,company,description,url', ...rows].join('\n');
  const row = (name: string) => `Pilot ${name},Example Air,Flies.,https://air.example.org/${name}`;

  it('is previewed without storing, stored whole, and brings known addresses up to date', async () => {
    const text = csv([row('a'), row('b')]);
    const preview = await admin.call(previewJobImport, { body: { text, source: 'Example Feed' } });
    expect(preview.body).toMatchObject({ format: 'CSV', total: 2, added: 2, updated: 0, problemCount: 0 });
    expect((await veteran.call(listJobs, { query: { search: 'pilot' } })).body).toEqual([]);
    const first = await admin.call(importJobs, { body: { text, source: 'Example Feed' } });
    expect(first.body).toEqual({ added: 2, updated: 0 });
    const [before] = (await veteran.call(listJobs, { query: { search: 'pilot' } })).body;
    site.now = new Date(site.now.getTime() + HOUR_MS);
    const again = csv([row('a'), row('b').replace('Flies.', 'Flies far.'), row('c')]);
    expect((await admin.call(importJobs, { body: { text: again } })).body).toEqual({ added: 1, updated: 2 });
    const jobs = (await veteran.call(listJobs, { query: { search: 'pilot' } })).body;
    expect(jobs).toHaveLength(3);
    const same = jobs.find(({ id }) => id === before?.id);
    expect(same?.checkedAt).toBe(site.now.toISOString());
    expect((await acts())[0]).toEqual(['jobs-imported', '3 listings, 2 of them known']);
  });

  it('with one wrong row stores nothing, and names the row', async () => {
    const text = csv([row('x'), 'Pilot y,,Flies.,https://air.example.org/y']);
    const preview = await admin.call(previewJobImport, { body: { text } });
    expect(preview.body.problems).toEqual([
      { place: 'Line 3', reason: 'company: Please enter a company name.' },
    ]);
    const answer = await admin.call(importJobs, { body: { text } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('Line 3') });
    expect((await veteran.call(listJobs, { query: { search: '"pilot x"' } })).body).toEqual([]);
  });

  it('takes two thousand listings at once', async () => {
    const rows = Array.from({ length: 2000 }, (_, place) => row(`bulk${place}`));
    expect((await admin.call(importJobs, { body: { text: csv(rows) } })).body).toEqual({
      added: 2000,
      updated: 0,
    });
  });
});

describe('a report', () => {
  it('waits for an administrator, once a person, and is gone from the queue when it is closed', async () => {
    const { body: job } = await admin.call(createJob, { body: listing('reported') });
    const params = { id: job.id };
    await veteran.call(reportJob, { params, body: { reason: 'Asks for money.' } });
    await veteran.call(reportJob, { params, body: { reason: 'Asks for money first.' } });
    const { body: queue } = await admin.call(listJobReports);
    expect(queue).toHaveLength(1);
    expect(queue[0]).toMatchObject({ reason: 'Asks for money first.', listing: { id: job.id } });
    const report = { id: queue[0]?.id ?? 0 };
    site.now = new Date(site.now.getTime() + MINUTE_MS);
    expect((await admin.call(closeJobReport, { params: report })).status).toBe(200);
    expect((await admin.call(closeJobReport, { params: report })).status).toBe(404);
    expect((await admin.call(listJobReports)).body).toEqual([]);
    expect((await acts())[0]).toEqual(['job-report-closed', job.title]);
  });
});
