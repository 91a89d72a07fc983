/**
 * How long a request may hold the event loop, and so everybody else: each endpoint that takes a person's text, or works
 * on what they stored, with the worst texts at each field's limit. In milliseconds of the processor, the best of three.
 *
 *   npm run bench:loop                     every shape of text; the longest turn of each call and the shape it came from
 *   npm run bench:loop -- real             only the shapes whose name begins so
 *   npm run bench:loop -- real readability only the calls whose address holds that, beside what they need
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { exploreToWarm } from '#career/explore/warm.ts';
import { KNOWLEDGE_TO_WARM } from '#career/knowledge/warm.ts';
import { matchingToWarm } from '#career/matching/matching.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { migratedEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { loadMatching } from '#server/platform/facts.ts';
import { atLimit } from './loop/at-limit.ts';
import { type Held, MeasuredPerson } from './loop/measured-person.ts';
import { widestResume } from './loop/widest-resume.ts';
import { SHAPES, type Shape } from './loop/worst-texts.ts';

const [onlyShape = '', onlyCall = ''] = process.argv.slice(2);
/** What issue 17 asks for, in milliseconds. */
const GOAL_MS = 50;
/** The longest line of a resume, and one so short that all its lists are full. */
const LINE_LENGTHS = [600, 150];

const say = (text: string) => process.stdout.write(`${text}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'loop-'));
const db = await migratedEmbeddedDatabase(await PGlite.create());
const context: Context = {
  config: readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off' }),
  db,
  clock: { now: () => new Date() },
  matching: loadMatching(fileURLToPath(new URL('../facts', import.meta.url))),
  sendMail: async () => {},
  payments: null,
};
const app = await buildApp(context, { logger: false, webDir: null, workJobs: false });
for (const step of [
  ...matchingToWarm(context.matching),
  ...exploreToWarm(context.matching),
  ...KNOWLEDGE_TO_WARM,
])
  step();

/** Calls that end what the run needs, or take no text. */
const LEFT_OUT =
  /logout|account\/(?:delete|sessions|passkeys|two-factor)|change-password|backups|login|reset-password|confirm-email|first-administrator|\/admin\/users\/|passkey|billing|profile\/image|read-file|reminders|record\/wordings|invite|jobs-queue|inbox/;
/** Calls the scenario makes itself, in its own order. */
const MADE = new Set([
  ...['POST /api/register', 'PATCH /api/profile', 'POST /api/resumes', 'PATCH /api/resumes/:id'],
  ...['POST /api/resumes/generate-from-job', 'POST /api/resumes/upload', 'PATCH /api/record/lines'],
  ...['POST /api/resumes/:id/from-record', 'POST /api/papers/entries', 'POST /api/admin/jobs/import'],
]);

type AnyEndpoint = (typeof app.endpoints)[number];
const endpointOf = (call: string): AnyEndpoint => {
  const found = app.endpoints.find(({ method, path }) => `${method} ${path}` === call);
  if (found === undefined) throw new Error(`No ${call}`);
  return found;
};
const fullBody = (call: string, shape: Shape) =>
  atLimit(endpointOf(call).body as z.ZodType, shape) as Record<string, unknown>;

let people = 0;

/** One person whose every text has a shape: all of it stored, then everything that is made of it asked for. */
async function scenario(shape: Shape): Promise<Held[]> {
  const person = new MeasuredPerson(app.server);
  const registration = fullBody('POST /api/register', shape);
  await person.send('POST', '/api/register', () => ({
    ...registration,
    ...{
      username: `veteran${++people}`,
      email: `veteran${people}@example.org`,
      password: 'correct horse battery',
    },
  }));
  await db.query.execute(
    sql`update users set is_admin = true, subscription_type = 'premium', subscription_start_date = now()`,
  );
  const { email: _, currentPassword: _none, ...profile } = fullBody('PATCH /api/profile', shape);
  await person.send('PATCH', '/api/profile', (nth) => ({
    ...profile,
    militarySkills: shape(1499 - nth, 'militarySkills', 0),
  }));

  const titles = (await person.send('GET', '/api/job-matches')) as { id: number }[];
  let match = titles[0]?.id;
  if (match === undefined) {
    const [occupation] = (await person.send('GET', '/api/occupations?query=manager')) as { code: string }[];
    match = (
      (await person.send('POST', '/api/job-matches', () => ({ onetSocCode: occupation?.code }))) as {
        id: number;
      }
    ).id;
  }
  const plain = (await person.send('POST', '/api/resumes', () => ({ jobMatchId: match }))) as { id: number };
  await person.send(
    'GET',
    `/api/resumes/${plain.id}/from-record`,
    undefined,
    '/api/resumes/:id/from-record (as written)',
  );
  await person.send('POST', '/api/resumes/upload', () => ({
    jobMatchId: match,
    content: shape(100_000, 'achievements', 0),
  }));
  await person.send('POST', '/api/resumes/read-file', () => Buffer.from(shape(100_000, 'achievements', 0)));
  await person.send('POST', '/api/papers/read-file', () => Buffer.from(shape(100_000, 'achievements', 0)));
  const posting = fullBody('POST /api/resumes/generate-from-job', shape);
  const resume = (await person.send('POST', '/api/resumes/generate-from-job', () => posting)) as {
    id: number;
  };
  await decideLines(person, shape);
  const application = (await person.send('POST', '/api/applications', () => ({
    ...fullBody('POST /api/applications', shape),
    jobMatchId: null,
    resumeId: null,
  }))) as { id: number };
  await person.send('POST', '/api/community/me', () => ({ displayName: `Member ${people}` }));
  const thread = (await person.send('POST', '/api/community/threads', () =>
    fullBody('POST /api/community/threads', shape),
  )) as { id: number };
  const reply = (await person.send(
    'POST',
    `/api/community/threads/${thread?.id}/replies`,
    () => fullBody('POST /api/community/threads/:id/replies', shape),
    '/api/community/threads/:id/replies',
  )) as { id: number };
  const listing = (await person.send('POST', '/api/admin/jobs', () =>
    fullBody('POST /api/admin/jobs', shape),
  )) as { id: number };
  const csv = `title,company,description,url,location,listed on\n`;
  const rows = Array.from(
    { length: 2000 },
    (_, nth) =>
      `${shape(60, 'title', nth)},${shape(60, 'title', nth)},"${shape(3700, 'description', nth).replaceAll('"', '')}",https://example.org/${nth},X,2026-11-01`,
  );
  await person.send(
    'POST',
    '/api/admin/jobs/import/preview',
    () => ({ text: `${csv}${rows.join('\n')}`.slice(0, 7_900_000), source: 'Example' }),
    '/api/admin/jobs/import/preview (rows)',
  );

  const ids: Record<string, number | undefined> = {
    ...{
      resumes: resume?.id,
      'job-matches': match,
      'career-roadmap': match,
      applications: application?.id,
      jobs: listing?.id,
    },
    ...{ threads: thread?.id, replies: reply?.id, sheet: match, translations: match },
  };
  const urlOf = ({ path, query, method }: AnyEndpoint): string => {
    const parts = path.split('/');
    const url = parts
      .map((part, at) =>
        part.startsWith(':') ? (part === ':revision' ? 1 : (ids[parts[at - 1] ?? ''] ?? match)) : part,
      )
      .join('/');
    if (query === undefined || method !== 'GET') return url;
    const given = Object.entries(atLimit(query, shape) as Record<string, unknown>).filter(
      ([name, value]) => value !== null && !/cursor|before|after|offset|limit|page/.test(name),
    );
    return `${url}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
  };
  for (const lineLength of LINE_LENGTHS) {
    const content = widestResume(shape, lineLength);
    await person.send(
      'PATCH',
      `/api/resumes/${resume?.id}`,
      (nth) => ({ content: { ...content, title: `Title ${nth}` } }),
      '/api/resumes/:id',
    );
    for (const endpoint of app.endpoints) {
      const { method, path } = endpoint;
      const isOfResume = path.startsWith('/api/resumes/:id') || path.startsWith('/api/resumes/job-match');
      if (!(method === 'GET' && isOfResume)) continue;
      if (!path.includes(onlyCall)) continue;
      await person.send(
        'GET',
        path.startsWith('/api/resumes/job-match') ? `/api/resumes/job-match/${resume?.id}` : urlOf(endpoint),
        undefined,
        path,
      );
    }
    for (const layout of ['skills-first', 'federal'])
      if ('/api/resumes/:id/export-check'.includes(onlyCall))
        await person.send(
          'GET',
          `/api/resumes/${resume?.id}/export-check?layout=${layout}`,
          undefined,
          '/api/resumes/:id/export-check',
        );
    await changesFromRecord(person, resume?.id);
  }
  for (const endpoint of app.endpoints) {
    const { method, path, body } = endpoint;
    const call = `${method} ${path}`;
    if (LEFT_OUT.test(path) || MADE.has(call) || method === 'DELETE' || !path.includes(onlyCall)) continue;
    if (method === 'GET' && path.startsWith('/api/resumes/:id')) continue;
    await person.send(method as 'GET', urlOf(endpoint), body && (() => atLimit(body, shape)), path);
  }
  return person.held;
}

/** Decides on as many lines as one call takes, each with the longest text. */
async function decideLines(person: MeasuredPerson, shape: Shape): Promise<void> {
  const told = (await person.send('GET', '/api/record/lines')) as {
    lines: { place: { key: string }; source: string }[];
  };
  const lines = told.lines.slice(0, 200).map(({ place, source }, nth) => ({
    ...{
      place: place.key,
      source,
      decision: 'edited',
      text: shape(600, 'achievements', nth),
      answer: shape(300, 'achievements', nth),
    },
  }));
  if (lines.length > 0) await person.send('PATCH', '/api/record/lines', () => ({ lines }));
}

/** What a resume would take over of the record, and all of that taken. */
async function changesFromRecord(person: MeasuredPerson, id: number | undefined): Promise<void> {
  if (!'/api/resumes/:id/from-record'.includes(onlyCall)) return;
  const preview = (await person.send(
    'GET',
    `/api/resumes/${id}/from-record`,
    undefined,
    '/api/resumes/:id/from-record',
  )) as { revision: number; changes: { id: string }[] };
  await person.send(
    'POST',
    `/api/resumes/${id}/from-record`,
    () => ({ revision: preview.revision, taken: [] }),
    '/api/resumes/:id/from-record',
  );
}

const worst = new Map<string, Held & { shape: string }>();
for (const [name, shape] of Object.entries(SHAPES)) {
  if (!name.startsWith(onlyShape)) continue;
  const began = performance.now();
  for (const held of await scenario(shape)) {
    const before = worst.get(held.call);
    if (before === undefined || held.ms > before.ms) worst.set(held.call, { ...held, shape: name });
  }
  say(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
const sorted = [...worst.values()].sort((one, other) => other.ms - one.ms);
for (const { call, ms, status, shape } of sorted)
  say(`${ms.toFixed(0).padStart(6)} ms  ${call.padEnd(55)} ${status}  ${shape}`);
const over = sorted.filter(({ ms }) => ms > GOAL_MS).length;
say(`${over} of ${sorted.length} calls hold the loop for more than ${GOAL_MS} ms`);
await app.server.close();
await db.close();
rmSync(dataDir, { recursive: true });
process.exit(over > 0 ? 1 : 0);
