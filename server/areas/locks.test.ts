import { afterAll, beforeAll, expect, it } from 'vitest';
import { overhear } from '#server/testing/statements.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { GAP, makeWhole, type OwnIds } from '#server/testing/whole-person.ts';

let site: TestApp;
let client: TestClient;
let mine: OwnIds;
let board: OwnIds;

beforeAll(async () => {
  site = await startTestApp();
  const person = await site.newcomer();
  client = person.client;
  mine = await makeWhole(site.db, person.id, { mark: 'Supervised 4 Marines', said: 'said', rent: 0 });
  const other = await site.newcomer();
  board = await makeWhole(site.db, other.id, { mark: 'other', said: 'another', rent: 0 });
});
afterAll(() => site.close());

/** What the person may have so many of, or what is worked out from the whole record. */
const COUNTED: readonly (readonly [string, () => object, RegExp])[] = [
  [
    'POST /api/applications',
    () => ({ jobTitle: 'Driver', company: 'Example Freight' }),
    /into "applications"/,
  ],
  ['POST /api/jobs/:listing/apply', () => ({ appliedDate: '2025-01-05' }), /into "applications"/],
  ['PATCH /api/jobs/:listing', () => ({ isSaved: true }), /into "saved_jobs"/],
  ['POST /api/job-matches', () => ({ onetSocCode: '53-7051.00' }), /into "job_matches"/],
  ['PATCH /api/profile', () => ({ militaryOccupation: '11B' }), /(?:into|from) "job_matches"/],
  [
    'POST /api/resumes/upload',
    () => ({ jobMatchId: mine.match, content: 'Drove a truck.' }),
    /into "resumes"/,
  ],
  [
    'POST /api/resumes/:resume/posting/lack',
    () => ({ kind: 'tool', name: GAP, lacks: true }),
    /into "declared_gaps"/,
  ],
  [
    'PATCH /api/record/lines',
    () => ({ lines: [{ place: 'achievements', source: 'Supervised 4 Marines', decision: 'left-out' }] }),
    /into "record_lines"/,
  ],
];

it.each(COUNTED)('%s takes the person’s lock before it counts and writes', async (call, body, written) => {
  const told: string[] = [];
  const stop = overhear(site.db, ({ sql }) => told.push(sql));
  const [method, path = ''] = call.split(' ');
  const url = path.replace(':listing', String(board.listing)).replace(':resume', String(mine.resume));
  const answer = await client.send({ method: method as 'POST', url, payload: body() });
  stop();
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  const lock = told.findIndex((sql) =>
    /^select "id" from "users" where "users"\."id" = \$1 for update$/.test(sql),
  );
  const write = told.findIndex((sql) => written.test(sql));
  expect(lock).toBeGreaterThanOrEqual(0);
  expect(write).toBeGreaterThan(lock);
});
