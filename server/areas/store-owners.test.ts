import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overhear, type Statement, unowned } from '#server/testing/statements.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { GAP, LEAVING_ENTRY, makeWhole, type OwnIds, personalTables } from '#server/testing/whole-person.ts';

const SERVER = join(import.meta.dirname, '..');
const AT = new Date('2026-11-20T12:00:00Z');
const PUBLIC_ID = randomUUID();

let site: TestApp;
let me: number;
let mine: OwnIds;
let owners: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await startTestApp();
  me = (await site.newcomer()).id;
  mine = await makeWhole(site.db, me, { mark: 'mine', said: 'said', rent: 0 });
  owners = new Map((await personalTables(site.db)).map(({ table, column }) => [table, column]));
});
afterAll(() => site.close());

/** What a store's `id` means: the own row of its table. */
const ROW: Readonly<Record<string, keyof OwnIds>> = {
  ...{ applications: 'application', passkeys: 'passkey', jobs: 'listing', matches: 'match', added: 'spare' },
  ...{ replies: 'reply', threads: 'thread', resumes: 'resume' },
};

/** What stands for the parameters of these names. */
const given = (file: string): Readonly<Record<string, unknown>> => ({
  ...{ userId: me, id: mine[ROW[basename(file).split('.')[0] ?? ''] ?? 'match'] },
  ...{ jobMatchId: mine.match, resumeId: mine.resume, jobListingId: mine.listing, ids: [mine.recordLine] },
  ...{
    now: AT,
    at: AT,
    since: AT,
    expires: AT,
    updatedAt: AT,
    createdAt: AT,
    doneAt: AT,
    today: '2026-11-20',
  },
  ...{
    limit: 5,
    before: mine.application,
    revision: 4711,
    step: 5,
    kind: 'basic',
    origins: ['added'],
    isSelected: true,
  },
  ...{
    passwordHash: 'own passwordHash',
    tokenHash: 'own tokenHash',
    keptHash: 'own keptHash',
    hash: 'own hash',
    hashes: ['x'],
    secret: 'own secret',
    challenge: 'own challenge',
  },
  ...{
    except: 'own except',
    publicId: PUBLIC_ID,
    customerId: 'own customerId',
    fresh: 'own fresh',
    names: [],
    codes: ['53-3032.00'],
  },
  ...{
    onetSocCode: '53-3032.00',
    entry: LEAVING_ENTRY,
    gap: { kind: 'tool', name: GAP },
    page: { limit: 5, fitting: { same: [], close: [] } },
  },
  ...{
    reader: { id: me, isAdmin: false },
    closedAt: AT,
    hasResume: true,
    content: {},
    written: { militaryToJobAlignment: [] },
    lines: [],
    job: {
      ...{ field: 'priorExperience', readAs: null, isJob: true, title: 'x', employer: 'x', place: 'x' },
      ...{ start: '', end: '', current: false },
    },
    atMost: 5,
  },
});

/** Changes and rows, by the function that takes them; a row says itself whose it is. */
const ROWS: Readonly<Record<string, () => Record<string, unknown>>> = {
  changeReply: () => ({ content: 'x' }),
  changeThread: () => ({ content: 'x' }),
  updateListing: () => ({ title: 'x', postedAt: null }),
  updateUser: () => ({ city: 'x' }),
  storeTemporaryPassword: () => ({ passwordHash: 'x', expiresAt: AT }),
  storeStanding: () => ({ suspendedAt: AT }),
  changeApplicationRow: () => ({ notes: 'x' }),
  storePlan: () => ({ subscriptionType: 'premium' }),
  changeLeaving: () => ({ reminders: true }),
  countPost: () => ({ postsMade: 1 }),
  upsertPlacesRow: () => ({ wished: [] }),
  insertPasskey: () => ({
    userId: me,
    credentialId: 'x',
    publicKey: Buffer.from('x'),
    counter: 0,
    transports: [],
    name: 'x',
  }),
  keepVersion: () => ({ userId: me, resumeId: mine.resume, revision: 9, content: {}, savedAt: AT }),
  setNewEmailToken: () => ({ userId: me, email: 'x', tokenHash: 'x', expires: AT }),
  insertAssessment: () => ({
    userId: me,
    kind: 'enhanced',
    answers: {},
    strengthsProfile: {},
    leadershipStyle: 'x',
  }),
  insertSession: () => ({ tokenHash: 'x', userId: me, createdAt: AT, expiresAt: AT }),
};

/** What goes by its age. */
const CLEANS_UP = /^delete\w*(?:Before|Expired)/;

interface StoreFunction {
  readonly name: string;
  readonly file: string;
  readonly asks: readonly string[];
  readonly run: (...values: unknown[]) => unknown;
}

/** The functions of every store that are told whose rows are meant, or which one. */
async function storeFunctions(): Promise<StoreFunction[]> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' });
  const found: StoreFunction[] = [];
  for (const file of files.filter((name) => name.endsWith('.store.ts')).sort()) {
    const store: Record<string, unknown> = await import(join(SERVER, file));
    for (const [name, run] of Object.entries(store)) {
      if (typeof run !== 'function') continue;
      const asks = parametersOf(run.toString());
      if (['userId', 'id'].some((ask) => asks.includes(ask)) || name in ROWS || CLEANS_UP.test(name))
        found.push({ name, file, asks, run: run as StoreFunction['run'] });
    }
  }
  return found;
}

/** "tx", "userId", "id" of a function's text; a parameter taken apart is "{}". */
function parametersOf(text: string): string[] {
  const inside = /^[^(]*\(([^)]*)\)/.exec(text.replaceAll(/\{[^{}]*\}(?=[,)])/g, '{}'))?.[1] ?? '';
  return inside.split(',').map((one) => /^\s*(\{\}|\w+)/.exec(one)?.[1] ?? '');
}

class Undone extends Error {}

/** What a function asks of the database, in a transaction that is undone; throws what it throws. */
async function statementsOf({ name, file, asks, run }: StoreFunction): Promise<Statement[]> {
  const values = given(file);
  const told: Statement[] = [];
  const work = site.db.transaction(async (tx) => {
    const stop = overhear(site.db, (statement) => told.push(statement), tx);
    try {
      await run(...asks.map((ask) => (ask === 'tx' || ask === 'db' ? tx : (values[ask] ?? ROWS[name]?.()))));
    } finally {
      stop();
    }
    throw new Undone();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return told;
}

it('every statement of every store names whose rows are meant', async () => {
  const functions = (await storeFunctions()).filter(
    ({ name, asks }) => asks.includes('userId') || (name in ROWS && !asks.includes('id')),
  );
  expect(functions.length).toBeGreaterThan(90);
  const wrong: string[] = [];
  for (const one of functions) {
    const about = `${one.file} ${one.name}(${one.asks.join(', ')})`;
    try {
      for (const statement of await statementsOf(one))
        for (const table of unowned(statement, owners, me))
          wrong.push(`${about}: ${table} in ${statement.sql}`);
    } catch (error) {
      wrong.push(`${about} could not be tried: ${error}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('every statement of a function about one row names that row', async () => {
  const functions = (await storeFunctions()).filter(
    // The id of a job of the queue is no number; a page goes on after an id.
    ({ name, asks }) => asks.includes('id') && name !== 'dueNow' && !name.endsWith('After'),
  );
  expect(functions.length).toBeGreaterThan(25);
  const wrong: string[] = [];
  for (const one of functions) {
    const about = `${one.file} ${one.name}(${one.asks.join(', ')})`;
    const { id } = given(one.file);
    const namesIt = ({ sql, params }: Statement) =>
      [...sql.matchAll(/"(?!user_id)\w*id" = \$(\d+)/g)].some(
        ([, value]) => params[Number(value) - 1] === id,
      );
    try {
      for (const statement of await statementsOf(one))
        if (!/^insert/.test(statement.sql) && !namesIt(statement)) wrong.push(`${about}: ${statement.sql}`);
    } catch (error) {
      wrong.push(`${about} could not be tried: ${error}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Values that rows are looked for by; those a function may as well store are only told to what finds, takes and deletes. */
const SOUGHT = [
  'revision',
  'jobListingId',
  'resumeId',
  'jobMatchId',
  'entry',
  'publicId',
  'keptHash',
  'except',
  'kind',
  'onetSocCode',
];
const SOUGHT_OR_STORED = ['tokenHash', 'hash', 'challenge', 'key'];
const LOOKS = /^(?:find|take|delete|list|clear|touch|forget)/;

it('what a function is told to look for stands in a condition', async () => {
  const wrong: string[] = [];
  let tried = 0;
  for (const one of await storeFunctions()) {
    const sought = one.asks.filter(
      (ask) => SOUGHT.includes(ask) || (SOUGHT_OR_STORED.includes(ask) && LOOKS.test(one.name)),
    );
    if (sought.length === 0 || /^(?:insert|upsert|dueNow)/.test(one.name)) continue;
    const statements = await statementsOf(one);
    for (const ask of sought) {
      tried++;
      const value = given(one.file)[ask];
      const isAsked = statements.some(({ sql, params }) =>
        [...(sql.split(' where ')[1] ?? '').matchAll(/(?:=|<>) \$(\d+)/g)].some(
          ([, at]) => params[Number(at) - 1] === value,
        ),
      );
      if (!isAsked) wrong.push(`${one.file} ${one.name}(${one.asks.join(', ')}): ${ask}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(15);
});

it('what is deleted by its age is asked for its age', async () => {
  const functions = (await storeFunctions()).filter(({ name }) => CLEANS_UP.test(name));
  expect(functions.map(({ name }) => name)).toEqual([
    'deleteEventsBefore',
    'deleteClosedBefore',
    'deleteTriesBefore',
    'deleteExpiredSessions',
  ]);
  for (const { name, file, run } of functions) {
    const [statement] = await statementsOf({ name, file, asks: ['db', 'now'], run });
    expect(statement?.sql, name).toMatch(/ where .*<=? \$1/);
  }
});
