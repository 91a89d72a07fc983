import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { BASIC_QUESTION_IDS } from '#career/assessment/basic/basic-questions.ts';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { sessions, users } from '#server/platform/database/schema/users.ts';
import { type Random, randomFrom, valueFor } from '#server/testing/random-input.ts';
import { overhear, unowned } from '#server/testing/statements.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import {
  crossedLinks,
  GAP,
  holdingsOf,
  LEAVING_ENTRY,
  makeWhole,
  type OwnIds,
  personalTables,
} from '#server/testing/whole-person.ts';

const MARK = 'onlytheowner';
const UNTOLD = /onlytheowner|"ownHousing":27413|secret-\d|\$argon2/;
/** What the site keeps of the stranger's own account and tells nobody, them included. */
const SECRETS = {
  ...{ resetPasswordToken: 'secret-2', twoFactorSecret: 'secret-3' },
  ...{ newEmailToken: 'secret-4', stripeCustomerId: 'secret-5', stripeSubscriptionId: 'secret-6' },
};
const PLACE = 'zip:23510';

let site: TestApp;
/** One who came before the stranger and one who came after: whichever row a query would take first is theirs. */
let owners: readonly { readonly id: number; readonly ids: OwnIds }[];
let strangers: OwnIds;
let strangersId: number;
/** Statements on what is people's that the stranger's requests made, without naming the stranger. */
const ownerless = new Set<string>();
let stranger: TestClient;
let ownersSessions: readonly string[];
let tables: Awaited<ReturnType<typeof personalTables>>;

beforeAll(async () => {
  site = await startTestApp();
  tables = await personalTables(site.db);
  const owner = async (said: string) => {
    const { id } = await site.newcomer();
    return { id, ids: await makeWhole(site.db, id, { mark: MARK, said, rent: 27_413 }) };
  };
  const before = await owner('saidbefore');
  const other = await site.newcomer();
  strangersId = other.id;
  strangers = await makeWhole(site.db, other.id, {
    mark: 'onlythestranger',
    said: 'saidbystranger',
    rent: 0,
  });
  // What a plan doesn't open is refused before anything is looked up.
  await site.db.query
    .update(users)
    .set({ subscriptionType: 'premium', ...SECRETS })
    .where(eq(users.id, other.id));
  stranger = other.client;
  owners = [before, await owner('saidafter')];
  const theirs = await site.db.query.select().from(sessions).where(ne(sessions.userId, other.id));
  ownersSessions = theirs.map(({ publicId }) => publicId);
});
afterAll(() => site.close());

/** What makes the stranger another person or nobody would end the trying; it takes nobody's id. */
const ENDING = /^\/api\/(?:login|register|logout|account\/delete|change-password)$/;

/** Calls that need what no stranger has, a secret, a key or a file: refused whatever is tried here. */
const NEED_A_SECRET =
  /(?:token|two-factor|reset-password|confirm-email|first-administrator|reminders\/stop|shared-resumes|billing|read-file|image|sessions\/|passkeys(?:\/start)?$|login\/passkey)/;

const allOf = (questions: readonly string[]) => Object.fromEntries(questions.map((id) => [id, 'A']));

/** Searches and bodies that chance seldom finds; some name the stranger's own as the owner has it too. */
const SEARCHES: Readonly<Record<string, () => Record<string, string>>> = {
  '/api/applications': () => ({ before: String(strangers.application) }),
  '/api/job-matches/compare': () => ({ ids: `${strangers.spare},${strangers.match}` }),
  '/api/job-matches/what-if': () => ({ certificationId: 'comptia-security-plus' }),
  '/api/explore/answer': () => ({ q: '88M' }),
  '/api/military-occupations': () => ({ query: '88M' }),
  '/api/occupations': () => ({ query: 'driver' }),
  '/api/places': () => ({ query: '23510' }),
  '/api/places/figures': () => ({ place: PLACE, codes: '53-3032.00' }),
  '/api/places/pay': () => ({ place: PLACE }),
  '/api/places/sheet/:id': () => ({ place: PLACE }),
  '/api/places/sheet/:id/pdf': () => ({ place: PLACE }),
};
const BODIES: Readonly<Record<string, () => object>> = {
  'POST /api/assessment': () => ({ answers: allOf(BASIC_QUESTION_IDS) }),
  'POST /api/enhanced-assessment': () => ({ enhancedAssessmentData: allOf(ENHANCED_QUESTION_IDS) }),
  'POST /api/contact': () => ({ name: 'Dana', email: 'dana@example.org', message: 'How do I start over?' }),
  'POST /api/job-matches': () => ({ onetSocCode: '53-7051.00' }),
  'POST /api/places/mine': () => ({ wished: [PLACE] }),
  'POST /api/places/pay-basis': () => ({
    ...{ grade: 'E-6', years: 'Over 10', zip: '23510', dependents: 'yes', filing: 'married' },
    ...{ ownHousing: '0', retiredPay: '0', disabilityPay: '0' },
  }),
  'POST /api/applications': () => ({ jobTitle: 'Driver', company: 'Example Freight' }),
  'POST /api/resumes/upload': () => ({ jobMatchId: strangers.match, content: 'Drove a truck.' }),
  'POST /api/resumes': () => ({ jobMatchId: strangers.match }),
  'POST /api/account/passkeys/:id/remove': () => ({ password: PASSWORD }),
  'PATCH /api/record/jobs': () => ({
    ...{ field: 'priorExperience', readAs: null, isJob: true, title: 'Driver', employer: '', place: '' },
    ...{ start: '', end: '', current: false },
  }),
  'POST /api/resumes/:id/posting/lack': () => ({ kind: 'tool', name: GAP, lacks: false }),
};

/** A body the contract accepts, with somebody else's ids in it. */
function bodyFor(schema: z.ZodType, random: Random): object {
  for (let tries = 0; tries < 100; tries++) {
    const body = valueFor(schema, random);
    if (typeof body !== 'object' || body === null) continue;
    const theirs = {
      ...('jobMatchId' in body ? { jobMatchId: owners[0]?.ids.match } : {}),
      ...('resumeId' in body ? { resumeId: owners[0]?.ids.resume } : {}),
    };
    if (schema.safeParse({ ...body, ...theirs }).success) return { ...body, ...theirs };
  }
  return {};
}

/** The requests a stranger could make of an endpoint, with every id of both. */
function requestsOf(endpoint: Endpoint, random: Random) {
  const { method, path, body, bodyType } = endpoint;
  const known = [
    ...[...owners.map(({ ids }) => ids), strangers].flatMap((ids) => Object.values(ids)),
    ...[LEAVING_ENTRY, ...ownersSessions],
  ];
  const search = new URLSearchParams(SEARCHES[path]?.()).toString();
  const payloads = [
    BODIES[`${method} ${path}`]?.(),
    ...Array.from({ length: 3 }, () => body && bodyType !== 'file' && bodyFor(body, random)),
  ].filter((payload) => payload);
  return (path.includes(':') ? [...new Set(known)] : [0]).flatMap((id) =>
    (method === 'GET' || payloads.length === 0 ? [undefined] : payloads).map((payload) => ({
      method,
      url: `${path.replace(/:revision/, '1').replace(/:\w+/, String(id))}${search && `?${search}`}`,
      ...(payload ? { payload } : {}),
    })),
  );
}

/** Each call draws for itself, so that a new one changes nothing for the others. */
const seedOf = (name: string) =>
  [...name].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 65_521, 18);

/** What this test asks for itself. */
const COMPARED = /as rows,/;

/** Whoever knows the secret is let in; whose it is comes with the row. */
const FOUND_BY_SECRET = [
  'from leaving_plans where leaving_plans.feed_token_hash = $1 limit $2',
  'from resume_shares where resume_shares.token_hash = $1 limit $2',
  'from sessions inner join users on users.id = sessions.user_id where (sessions.token_hash =',
  'from users where (users.new_email_token = $1 and users.new_email_expires > $2) for update',
  'from users where (users.reset_password_token = $1 and users.reset_password_expires > $2)',
  'update users set reset_password_token = $1, reset_password_expires = $2 where (users.reset',
];
/** A report is mailed to them. */
const TOLD_TO_ADMINISTRATORS = ['from users where users.is_admin = $1 order by users.id asc limit $2'];
/** What is said in the community is everybody's to read; who may change it is asked when it is found. */
const PUBLIC = [
  'from forum_replies where forum_replies.id = $1 for key share',
  'from forum_threads where forum_threads.id = $1 for key share',
  'from forum_threads where forum_threads.id = $1 for update',
  'update forum_replies set content = $1, edited_at = $2, updated_at = $3 where forum_replies',
  'update forum_threads set category = $1, title = $2, content = $3, edited_at = $4, updated_',
  'update forum_threads set category = $1, title = $2, content = $3, updated_at = $4 where fo',
  'update forum_threads set reply_count = $1, last_activity_at = $2 where forum_threads.id =',
  'update forum_threads set reply_count = (select count(*)::integer from forum_replies where',
];

const holdings = () => Promise.all(owners.map(({ id }) => holdingsOf(site.db, id, tables)));

describe('what is somebody’s', () => {
  it('is in every table that points to a person, so that none goes untried', async () => {
    expect(tables.length).toBeGreaterThan(20);
    for (const held of await holdings()) expect([...held].filter(([, { rows }]) => rows === 0)).toEqual([]);
  });

  it('no stranger reads, changes or deletes, through any call with anybody’s ids', async () => {
    const personal = new Map(tables.map(({ table, column }) => [table, column]));
    const stop = overhear(site.db, (statement) => {
      if (unowned(statement, personal, strangersId).length > 0) ownerless.add(statement.sql);
    });
    // Deletions last: what the stranger deletes of their own is no longer there to be tried.
    const order = ['GET', 'PATCH', 'POST', 'DELETE'];
    const tried = site.app.endpoints
      .filter(({ path, access }) => access !== 'admin' && !ENDING.test(path))
      .toSorted((one, other) => order.indexOf(one.method) - order.indexOf(other.method));
    const neverDone: string[] = [];
    for (const endpoint of tried) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const before = await holdings();
      let isDone = false;
      for (const request of requestsOf(endpoint, randomFrom(seedOf(name)))) {
        const { status, body } = await stranger.send(request);
        const told = `${request.method} ${request.url} ${JSON.stringify(request.payload ?? null)}`;
        expect([200, 201, 400, 403, 404, 409, 429], told).toContain(status);
        expect(JSON.stringify(body) ?? '', told).not.toMatch(
          endpoint.path === '/api/account/export'
            ? /onlytheowner|"ownHousing":27413|saidbefore|saidafter|secret-\d|\$argon2/
            : UNTOLD,
        );
        isDone ||= status < 300;
      }
      if (!isDone && !NEED_A_SECRET.test(endpoint.path)) neverDone.push(name);
      expect(await holdings(), name).toEqual(before);
    }
    stop();
    // What is refused from beginning to end proves little. These want words or figures that nobody's rows here hold.
    expect(neverDone).toEqual([
      'GET /api/tutorials/:slug',
      'GET /api/places/sheet/:id',
      'GET /api/places/sheet/:id/pdf',
      'GET /api/resumes/:id/from-record',
      'PATCH /api/record/lines',
      // No language model on this site.
      'POST /api/record/wordings',
      'POST /api/resumes/:id/from-record',
      'POST /api/resumes/:id/posting/have',
      'POST /api/resumes/:id/claims/add',
      'POST /api/resumes/:id/claims/take-back',
    ]);
  });

  it('is asked for with its owner in every statement, also where another statement has made sure before', () => {
    const told = [...ownerless]
      .filter((sql) => !COMPARED.test(sql))
      .map((sql) =>
        sql
          .replaceAll('"', '')
          .replace(/^select .*? from /, 'from ')
          .slice(0, 90)
          .trim(),
      );
    expect(told.sort()).toEqual([...FOUND_BY_SECRET, ...TOLD_TO_ADMINISTRATORS, ...PUBLIC].sort());
  });

  it('is linked to by nothing of anybody else’s, but for what everybody shares', async () => {
    const shared = /^(?:forum_replies|forum_reports)\.|\.job_listing_id$/;
    expect((await crossedLinks(site.db, tables)).filter((link) => !shared.test(link))).toEqual([]);
  });
});
