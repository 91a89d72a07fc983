import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '#contract/applications.ts';
import { LIMITS } from '#contract/limits.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let client: TestClient;
let userId: number;

beforeAll(async () => {
  site = await startTestApp();
  ({ client, id: userId } = await site.newcomer());
});
afterAll(() => site.close());

const job = { jobTitle: 'Logistics Analyst', company: 'Example Freight' };

describe('an application', () => {
  it('keeps every field as it was given, empty dates as null and a day as the day it was', async () => {
    const body = {
      ...job,
      location: ' Tacoma, WA ',
      status: 'interviewing' as const,
      appliedDate: '2025-01-05',
      lastContactDate: '',
      interviewDate: null,
      salary: '$60,000',
      notes: 'Line one\nline two',
      contactPerson: 'J. Doe',
      contactEmail: 'J.Doe@Example.org',
      contactPhone: '555 0100',
    };
    const created = await client.call(createApplication, { body });
    expect(created.status).toBe(201);
    const { body: read } = await client.call(getApplication, { params: { id: created.body.id } });
    expect(read).toMatchObject({
      userId,
      location: 'Tacoma, WA',
      status: 'interviewing',
      appliedDate: '2025-01-05',
      lastContactDate: null,
      interviewDate: null,
      offerDate: null,
      notes: 'Line one\nline two',
      contactEmail: 'j.doe@example.org',
    });
  });

  it('starts as applied, and changing one field leaves the others and the status alone', async () => {
    const { body: created } = await client.call(createApplication, { body: { ...job, notes: 'kept' } });
    expect(created.status).toBe('applied');
    await client.call(updateApplication, { params: { id: created.id }, body: { status: 'offered' } });
    const { body } = await client.call(updateApplication, {
      params: { id: created.id },
      body: { salary: '1' },
    });
    expect(body).toMatchObject({ status: 'offered', notes: 'kept', salary: '1', jobTitle: job.jobTitle });
  });

  it.each([
    [{ jobTitle: '' }, 'jobTitle', 'Please enter a job title.'],
    [{ company: '  ' }, 'company', 'Please enter a company name.'],
    [{ appliedDate: '2025-02-30' }, 'appliedDate', undefined],
    [{ status: 'hired' }, 'status', undefined],
    [{ contactEmail: 'nobody' }, 'contactEmail', undefined],
    [{ notes: 'x'.repeat(5001) }, 'notes', 'Text is too long (max 5000 characters)'],
  ])('with %j is refused at that field', async (change, field, message) => {
    const answer = await client.call(createApplication, { body: { ...job, ...change } as typeof job });
    expect(answer.status).toBe(400);
    const { fields } = answer.body as unknown as { fields: Record<string, string> };
    expect(Object.keys(fields)).toEqual([field]);
    if (message) expect(fields[field]).toBe(message);
  });

  it('cannot point at a match or a resume that is not its own', async () => {
    const why = {
      jobMatchId: 'This job match isn’t one of yours.',
      resumeId: 'This resume isn’t one of yours.',
    };
    for (const [field, message] of Object.entries(why)) {
      const answer = await client.call(createApplication, { body: { ...job, [field]: 1_999_999 } });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ fields: { [field]: message } });
    }
  });

  it('is gone after deletion, once', async () => {
    const { body } = await client.call(createApplication, { body: job });
    expect((await client.call(deleteApplication, { params: { id: body.id } })).status).toBe(200);
    expect((await client.call(deleteApplication, { params: { id: body.id } })).status).toBe(404);
  });
});

describe('the list', () => {
  it('holds only the own ones, the one changed last first', async () => {
    const { client: other } = await site.newcomer();
    const first = await other.call(createApplication, { body: { ...job, jobTitle: 'First' } });
    site.now = new Date(site.now.getTime() + 1000);
    await other.call(createApplication, { body: { ...job, jobTitle: 'Second' } });
    site.now = new Date(site.now.getTime() + 1000);
    await other.call(updateApplication, { params: { id: first.body.id }, body: { notes: 'called' } });
    const { body } = await other.call(listApplications);
    expect(body.map(({ jobTitle }) => jobTitle)).toEqual(['First', 'Second']);
  });
});

it('the list is read a page at a time, each application once', async () => {
  const { client } = await site.newcomer();
  for (const jobTitle of ['A', 'B', 'C', 'D', 'E']) {
    // Two at one moment: the id decides between them.
    if (jobTitle > 'B') site.now = new Date(site.now.getTime() + 1000);
    await client.call(createApplication, { body: { ...job, jobTitle } });
  }
  const titles: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < 3; page++) {
    const { body } = await client.call(listApplications, { query: { limit: 2, ...(before && { before }) } });
    titles.push(...body.map(({ jobTitle }) => jobTitle));
    before = String(body.at(-1)?.id);
  }
  expect(titles).toEqual(['E', 'D', 'C', 'B', 'A']);
  expect((await client.call(listApplications)).body).toHaveLength(5);
  const { client: other } = await site.newcomer();
  await other.call(createApplication, { body: job });
  expect((await other.call(listApplications, { query: { before: before ?? '' } })).body).toEqual([]);
});

it.each(['0', '501', 'x'])('a page of %s applications is refused', async (limit) => {
  expect((await client.call(listApplications, { query: { limit } })).status).toBe(400);
});

describe('sent at once', () => {
  it('the same application is recorded once, and each answer is that one', async () => {
    const { client } = await site.newcomer();
    const body = { ...job, notes: 'pressed four times', appliedDate: '2025-01-05' };
    const send = () => client.call(createApplication, { body });
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect((await client.call(listApplications)).body).toHaveLength(1);
  });

  it('one that differs in a field, or comes later, is another', async () => {
    const { client } = await site.newcomer();
    await client.call(createApplication, { body: { ...job, salary: '1' } });
    await client.call(createApplication, { body: job });
    site.now = new Date(site.now.getTime() + 11_000);
    await client.call(createApplication, { body: job });
    expect((await client.call(listApplications)).body).toHaveLength(3);
  });

  it('is the same for ten seconds, and another after them', async () => {
    const { client } = await site.newcomer();
    const send = async (afterMs: number) => {
      site.now = new Date(site.now.getTime() + afterMs);
      return (await client.call(createApplication, { body: job })).body.id;
    };
    const first = await send(0);
    expect(await send(10_000)).toBe(first);
    expect(await send(1)).not.toBe(first);
  });

  it('40 beside 490 give the 500 there is room for', async () => {
    const { client, id } = await site.newcomer();
    await site.db.query.insert(applications).values(
      Array.from({ length: LIMITS.listMax - 10 }, (_, at) => ({
        ...{ userId: id, jobTitle: `Title ${at}`, company: 'C', createdAt: site.now, updatedAt: site.now },
      })),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        client.call(createApplication, { body: { ...job, jobTitle: `At once ${at}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 201)?.body).toMatchObject({
      code: 'not-allowed',
      message: 'You can keep up to 500 applications. Delete one you don’t need first.',
    });
    expect(await site.db.query.$count(applications, eq(applications.userId, id))).toBe(LIMITS.listMax);
  });
});
