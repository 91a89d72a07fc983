import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportAccount } from '#contract/account.ts';
import { deleteApplication, getApplication, listApplications } from '#contract/applications.ts';
import {
  applyForJob,
  createJob,
  deleteJob,
  getJob,
  listJobSources,
  listJobs,
  reportJob,
  saveJob,
} from '#contract/jobs.ts';
import { listJobMatches, selectJobMatch } from '#contract/matches.ts';
import { createResume } from '#contract/resumes.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;

beforeAll(async () => {
  site = await startTestApp();
  ({ client: admin } = await site.administrator());
});
afterAll(() => site.close());

let count = 0;
async function post(listing: Record<string, unknown>): Promise<number> {
  const { status, body } = await admin.call(createJob, {
    body: {
      title: 'Warehouse Supervisor',
      company: 'Example Freight',
      description: 'Plans shifts.',
      url: `https://jobs.example.org/${++count}`,
      source: 'Example Board',
      ...listing,
    },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.id;
}
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('the board', () => {
  it('is filtered by words, place, remote work, source and age, newest first', async () => {
    const { client } = await site.newcomer();
    const old = await post({ title: 'Crane Operator', location: 'Reno, NV', postedAt: '2026-01-05' });
    const fresh = await post({
      title: 'Crane Inspector',
      location: '100% Remote_US',
      remote: true,
      postedAt: '2026-11-18',
      source: 'Other Board',
    });
    const undated = await post({ title: 'Rigger', description: 'Works with cranes and slings.' });
    const search = async (query: Record<string, string>) =>
      ids((await client.call(listJobs, { query: query as never })).body);
    expect(await search({ search: 'cranes' })).toEqual([undated, fresh, old]);
    expect(await search({ search: 'crane -inspector' })).toEqual([undated, old]);
    expect(await search({ search: 'crane', location: 'reno' })).toEqual([old]);
    expect(await search({ search: 'crane', location: '0% remote_' })).toEqual([fresh]);
    expect(await search({ search: 'crane', location: '%' })).toEqual([fresh]);
    expect(await search({ search: 'crane', remote: 'true' })).toEqual([fresh]);
    expect(await search({ search: 'crane', source: 'Other Board' })).toEqual([fresh]);
    expect(await search({ search: 'crane', withinDays: '7' })).toEqual([undated, fresh]);
    expect(await search({ search: 'crane', fits: 'true' })).toEqual([]);
    expect(await search({ search: `'"&|!():* \\` })).toEqual([]);
    expect((await client.call(listJobSources)).body).toEqual(['Example Board', 'Other Board']);
  });

  it('shows what fits a selected title first, with the reason, and pages through all of it once', async () => {
    const { client } = await site.newcomer({ militaryOccupation: '25B', militaryBranch: 'Army' });
    const matches = (await client.call(listJobMatches)).body;
    const match = matches[0];
    if (!match) throw new Error('No match');
    await client.call(selectJobMatch, { params: { id: match.id }, body: { isSelected: true } });
    const fitting = await post({
      title: match.jobTitle,
      postedAt: '2020-01-05',
      description: match.jobTitle,
    });
    for (let day = 10; day < 18; day++) await post({ postedAt: `2026-10-${day}` });
    const seen: number[] = [];
    for (;;) {
      const after = seen.at(-1);
      const query = { limit: 3, ...(after === undefined ? {} : { after: String(after) }) };
      const page = (await client.call(listJobs, { query })).body;
      if (seen.length === 0) {
        expect(page[0]).toMatchObject({
          id: fitting,
          fit: { jobMatchId: match.id, jobTitle: match.jobTitle },
        });
      }
      seen.push(...ids(page));
      if (page.length < 3) break;
    }
    const all = ids((await client.call(listJobs, { query: { limit: 100 } })).body);
    expect(seen).toEqual(all);
    expect(new Set(seen).size).toBe(seen.length);
    const fits = (await client.call(listJobs, { query: { fits: 'true' } })).body;
    expect(ids(fits)).toContain(fitting);
    expect(fits.every(({ fit }) => fit !== null)).toBe(true);
  });

  it('says that the list has changed when the listing a page ended with is gone', async () => {
    const id = await post({});
    await admin.call(deleteJob, { params: { id } });
    expect((await admin.call(listJobs, { query: { after: String(id) } })).status).toBe(409);
  });
});

describe('a saved job', () => {
  it("is in one's own list and export, nobody else's, and no more when it is taken out", async () => {
    const [{ client }, { client: other }] = [await site.newcomer(), await site.newcomer()];
    const id = await post({ title: 'Surveyor' });
    for (let time = 0; time < 2; time++) {
      const { body } = await client.call(saveJob, { params: { id }, body: { isSaved: true } });
      expect(body.isSaved).toBe(true);
    }
    expect(ids((await client.call(listJobs, { query: { saved: 'true' } })).body)).toEqual([id]);
    expect((await other.call(listJobs, { query: { saved: 'true' } })).body).toEqual([]);
    expect((await other.call(getJob, { params: { id } })).body.isSaved).toBe(false);
    await client.call(reportJob, { params: { id }, body: { reason: 'Twice on the board' } });
    const { savedJobs, jobReports } = (await client.call(exportAccount)).body;
    expect(savedJobs).toMatchObject([{ id, title: 'Surveyor' }]);
    expect(jobReports).toMatchObject([{ title: 'Surveyor', reason: 'Twice on the board' }]);
    await client.call(saveJob, { params: { id }, body: { isSaved: false } });
    expect((await client.call(listJobs, { query: { saved: 'true' } })).body).toEqual([]);
  });
});

describe('applying', () => {
  const appliedDate = '2026-11-19';

  it('records one application, however often and however fast it is pressed', async () => {
    const { client } = await site.newcomer();
    const id = await post({ title: 'Dispatcher', location: 'Tacoma, WA', salaryRange: '$50,000 a year' });
    const press = () => client.call(applyForJob, { params: { id }, body: { appliedDate } });
    const answers = await Promise.all([press(), press(), press(), press()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const list = (await client.call(listApplications)).body;
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      jobTitle: 'Dispatcher',
      company: 'Example Freight',
      location: 'Tacoma, WA',
      salary: '$50,000 a year',
      status: 'applied',
      appliedDate,
    });
    expect((await client.call(getJob, { params: { id } })).body.applicationId).toBe(list[0]?.id);
  });

  it('links the selected title that fits and its resume, and the application outlives the listing', async () => {
    const { client } = await site.newcomer({ militaryOccupation: '68W', militaryBranch: 'Army' });
    const [match] = (await client.call(listJobMatches)).body;
    if (!match) throw new Error('No match');
    await client.call(selectJobMatch, { params: { id: match.id }, body: { isSelected: true } });
    const resume = await client.call(createResume, { body: { jobMatchId: match.id } });
    const id = await post({ title: match.jobTitle, description: match.jobTitle });
    const { body } = await client.call(applyForJob, { params: { id }, body: { appliedDate } });
    expect(body).toMatchObject({ jobMatchId: match.id, resumeId: resume.body.id });
    await admin.call(deleteJob, { params: { id } });
    expect((await client.call(getApplication, { params: { id: body.id } })).status).toBe(200);
  });

  it('works again after the application was deleted', async () => {
    const { client } = await site.newcomer();
    const id = await post({});
    const first = await client.call(applyForJob, { params: { id }, body: { appliedDate } });
    await client.call(deleteApplication, { params: { id: first.body.id } });
    const second = await client.call(applyForJob, { params: { id }, body: { appliedDate } });
    expect(second.body.id).not.toBe(first.body.id);
  });
});
