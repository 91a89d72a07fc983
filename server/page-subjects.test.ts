import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tutorials } from '#career/tutorials/catalogue.ts';
import { createApplication } from '#contract/applications.ts';
import { createThread } from '#contract/community.ts';
import { createJob } from '#contract/jobs.ts';
import { listJobMatches } from '#contract/matches.ts';
import { decideThread } from '#contract/moderation.ts';
import { createResume } from '#contract/resumes.ts';
import { member } from '#server/testing/community-people.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let owner: TestClient;
let other: TestClient;
/** Addresses of what is the owner's alone, and of what everyone who is signed in may read. */
let own: string[];
let shared: string[];
let matchWithoutResume: number;
const web = mkdtempSync(join(tmpdir(), 'mission-ready-subjects-'));

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  for (const name of ['index', 'app']) writeFileSync(join(web, `${name}.html`), '<head></head>');
  writeFileSync(join(web, 'explore.html'), '<!-- explore head --><!-- explore main -->');
  site = await startTestApp({}, web);
  owner = (await site.newcomer({ militaryBranch: 'Army', militaryOccupation: '25B' })).client;
  other = (await site.newcomer()).client;
  const matches = (await owner.call(listJobMatches)).body;
  const [first, second] = matches;
  if (!first || !second) throw new Error('The owner has no two titles.');
  matchWithoutResume = second.id;
  const resume = (await owner.call(createResume, { body: { jobMatchId: first.id } })).body;
  const application = (
    await owner.call(createApplication, {
      body: {
        jobTitle: 'Dispatcher',
        company: 'County 911',
        applicationDate: '2026-11-01',
        status: 'applied',
      },
    } as never)
  ).body;
  const thread = (
    await (
      await member(site)
    ).client.call(createThread, { body: { category: 'resumes', title: 'Wording', content: 'A platoon?' } })
  ).body;
  const { client: admin } = await site.administrator();
  const listing = {
    title: 'Warehouse Supervisor',
    company: 'Example Freight',
    description: 'Plans shifts.',
    url: 'https://jobs.example.org/1',
    source: 'Example Board',
  };
  const job = (await admin.call(createJob, { body: listing })).body;
  own = [
    ...['job-matches/:id', 'job-details/:id', 'job-matches/:id/apply', 'pay/sheet/:id', 'resume/:id'].map(
      (path) => `/${path.replace(':id', String(first.id))}`,
    ),
    ...['', '/edit', '/check', '/update', '/versions'].map((page) => `/resume/${resume.id}${page}`),
    `/applications/${application.id}/edit`,
  ];
  shared = [`/community/${thread.id}`, `/jobs/${job.id}`, `/tutorials/${tutorials()[0]?.slug}`];
});
afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

const statusOf = async (client: TestClient, url: string) =>
  (await client.send({ method: 'GET', url })).status;

it('a page about something answers 200 to whoever may see it, and 404 to everyone else', async () => {
  for (const url of own) {
    expect(await statusOf(owner, url), url).toBe(200);
    expect(await statusOf(other, url), url).toBe(404);
  }
  for (const url of shared) expect(await statusOf(other, url), url).toBe(200);
});

it('a page about what never was answers 404, and so does one whose id cannot be one', async () => {
  for (const url of [...own, ...shared.slice(0, 2)]) {
    for (const id of ['999999', '99999999999', 'none']) {
      const address = url.replace(/\d+/, id);
      expect(await statusOf(owner, address), address).toBe(404);
    }
  }
  expect(await statusOf(owner, '/tutorials/how-to-fly')).toBe(404);
});

it('a page about a hidden thread answers 404 to all but its author and administrators', async () => {
  const { client: author } = await member(site);
  const body = { category: 'resumes' as const, title: 'Hidden soon', content: 'A platoon?' };
  const { id } = (await author.call(createThread, { body })).body;
  const { client: admin } = await site.administrator();
  expect(await statusOf(other, `/community/${id}`)).toBe(200);
  await admin.call(decideThread, { params: { id }, body: { decision: 'hide', reason: 'Not yet' } });
  expect(await statusOf(other, `/community/${id}`)).toBe(404);
  for (const reader of [author, admin]) expect(await statusOf(reader, `/community/${id}`)).toBe(200);
});

it('a title without a resume has the page that offers one, and none about a resume', async () => {
  expect(await statusOf(owner, `/resume/${matchWithoutResume}`)).toBe(200);
  expect(await statusOf(owner, `/resume/${matchWithoutResume}/check`)).toBe(404);
});

it('pages without an id are there, and a visitor is asked to sign in whatever the id', async () => {
  for (const url of ['/resume/new', '/job-matches/compare', '/community/new', '/applications/new'])
    expect(await statusOf(owner, url), url).toBe(200);
  expect(await statusOf(site.visitor(), '/jobs/999999')).toBe(200);
});
