import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackup, listAuditLog } from '#contract/admin.ts';
import { requestPasswordReset } from '#contract/auth.ts';
import { chooseName, createThread, reportThread } from '#contract/community.ts';
import { closeMessage, listInbox } from '#contract/inbox.ts';
import { createJob, deleteJob, reportJob } from '#contract/jobs.ts';
import { sendContactMessage } from '#contract/marketing.ts';
import { decideThread } from '#contract/moderation.ts';
import { getOutcomes, getSystem, getWaiting, listTroubledJobs, runJobAgain } from '#contract/system.ts';
import { newestMigration } from '#server/platform/backups/backup-format.ts';
import { findLastOperation, noteOperation } from '#server/platform/backups/operations.store.ts';
import { siteOperations } from '#server/platform/database/schema/administration.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let admin: TestClient;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-system-'));
  site = await startTestApp({ dataDir });
  ({ client: admin } = await site.administrator());
});
afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const person = (name: string, createdAt: string) => ({
  username: name,
  email: `${name}@example.org`,
  passwordHash: 'argon',
  createdAt: new Date(createdAt),
});

it('tells how far people got by the month they joined, and never a number under five', async () => {
  const joined = (month: string, count: number) =>
    site.db.query
      .insert(users)
      .values(Array.from({ length: count }, (_, n) => person(`o${month}-${n}`, `${month}-30T23:59:00Z`)))
      .returning({ id: users.id });
  const september = await joined('2026-09', 7);
  await joined('2026-08', 4);
  await joined('2025-11', 9);
  const some = september.slice(0, 6).map(({ id }) => id);
  const applied = { jobTitle: 'Technician', company: 'Example' };
  await site.db.query
    .insert(jobMatches)
    .values(september.map(({ id }) => ({ userId: id, jobTitle: 'Technician', relevanceScore: 1 })));
  // Each has two: people are counted, not applications.
  await site.db.query.insert(applications).values(
    some.flatMap((userId) => [
      { ...applied, userId, interviewDate: '2026-10-10', status: 'rejected' as const },
      { ...applied, userId },
    ]),
  );
  await site.db.query
    .update(applications)
    .set({ status: 'accepted' })
    .where(inArray(applications.userId, some.slice(0, 4)));
  const rows = (await admin.call(getOutcomes)).body;
  const little = { matches: null, resumes: null, applications: null, interviews: null, offers: null };
  expect(rows.filter(({ month }) => month !== '2026-11')).toEqual([
    { month: '2026-09', joined: 7, matches: 7, resumes: null, applications: 6, interviews: 6, offers: null },
    { month: '2026-08', joined: null, ...little },
  ]);
});

it('a mail that fails is listed with its reason, and goes out when it is sent again', async () => {
  const { username } = await site.newcomer();
  const email = `${username}@example.org`;
  const { push } = site.sent;
  site.sent.push = () => {
    throw new Error('The mail server says no');
  };
  await site.visitor().call(requestPasswordReset, { body: { email } });
  expect((await admin.call(listTroubledJobs)).body).toEqual({ waiting: 1, jobs: [] });
  await site.app.jobs.drain();
  site.sent.push = push;
  const [job, ...others] = (await admin.call(listTroubledJobs)).body.jobs;
  expect(others).toEqual([]);
  expect(job).toMatchObject({
    kind: 'password-reset-mail',
    recipient: email,
    isGivenUp: false,
    problem: 'The mail server says no',
    nextTryAt: expect.any(String),
  });
  // It waits for its time.
  await site.app.jobs.drain();
  expect(site.sent.filter(({ to }) => to === email)).toEqual([]);
  expect((await admin.call(runJobAgain, { params: { job: job?.id ?? '' } })).status).toBe(200);
  await site.app.jobs.drain();
  expect(site.sent.filter(({ to }) => to === email)).toHaveLength(1);
  expect((await admin.call(listTroubledJobs)).body).toEqual({ waiting: 0, jobs: [] });
  expect((await admin.call(listAuditLog, { query: {} })).body[0]).toMatchObject({
    action: 'job-run-again',
    subject: 'password-reset-mail',
  });
  expect((await admin.call(runJobAgain, { params: { job: job?.id ?? '' } })).status).toBe(404);
  expect((await admin.call(runJobAgain, { params: { job: 'x' } })).status).toBe(404);
});

it('tells what runs here, and how the last backup went', async () => {
  const before = (await admin.call(getSystem)).body;
  expect(before).toMatchObject({
    version: '0.1.0',
    database: { kind: site.db.kind, schema: newestMigration(), version: expect.stringMatching(/^1\d/) },
    mail: 'outbox',
    operations: { backup: null, copy: null, rehearsal: null, restore: null },
  });
  expect(before.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(before.disk?.freeBytes).toBeGreaterThan(0);
  const { name } = (await admin.call(createBackup)).body;
  expect((await admin.call(getSystem)).body.operations.backup).toMatchObject({
    succeeded: true,
    backup: name,
    detail: expect.stringMatching(/^[\d,]+ rows, [\d,]+ bytes$/),
  });
});

it('keeps a hundred entries of each kind of operation', async () => {
  const entry = { at: site.now, succeeded: true, backup: 'x', detail: 'x'.repeat(2000) };
  await noteOperation(site.db.query, { ...entry, kind: 'copy' });
  for (let number = 0; number < 103; number++)
    await noteOperation(site.db.query, { ...entry, kind: 'rehearsal', backup: String(number) });
  const kinds = (await site.db.query.select().from(siteOperations)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'rehearsal')).toHaveLength(100);
  expect(kinds.filter((kind) => kind === 'copy')).toHaveLength(1);
  expect((await findLastOperation(site.db.query, 'rehearsal'))?.backup).toBe('102');
});

it('what waits for an administrator is counted until it is seen to', async () => {
  const waiting = async () => (await admin.call(getWaiting)).body;
  const { client } = await site.newcomer();
  const { client: author } = await site.newcomer();
  await author.call(chooseName, { body: { displayName: 'Dana' } });
  const thread = { category: 'life', title: 'A thread', content: 'Text' } as const;
  const { id } = (await author.call(createThread, { body: thread })).body;
  const job = { title: 'Planner', company: 'Acme', description: 'Plans.', source: 'Us' };
  const listing = (await admin.call(createJob, { body: { ...job, url: 'https://jobs.example.org/1' } })).body;
  expect(await waiting()).toEqual({ inbox: 0, community: 0, jobs: 0 });

  await client.call(sendContactMessage, {
    body: { name: 'Dana', email: 'd@example.org', message: 'Where is it?' },
  });
  await client.call(reportThread, { params: { id }, body: { reason: 'danger' } });
  await client.call(reportJob, { params: { id: listing.id }, body: { reason: 'It asks for a fee' } });
  expect(await waiting()).toEqual({ inbox: 1, community: 1, jobs: 1 });

  const [message] = (await admin.call(listInbox, { query: {} })).body;
  await admin.call(closeMessage, { params: { id: message?.id ?? 0 } });
  await admin.call(decideThread, { params: { id }, body: { decision: 'keep' } });
  await admin.call(deleteJob, { params: { id: listing.id } });
  expect(await waiting()).toEqual({ inbox: 0, community: 0, jobs: 0 });
});
