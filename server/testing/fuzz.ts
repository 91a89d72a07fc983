import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Random, randomFrom, valueFor } from './random-input.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export interface FuzzFault {
  readonly request: string;
  readonly status: number;
  readonly answer: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** Answers by their hundred: 2 for success, 4 for refusals. */
  readonly answers: ReadonlyMap<number, number>;
  /** Answers of 500 and above. */
  readonly faults: readonly FuzzFault[];
  /** What strangers changed of somebody else's. */
  readonly changed: readonly string[];
}

/** Calls that end what the run needs, or that cost half a second of hashing each: one in so many is made. */
const SELDOM: readonly (readonly [pattern: RegExp, oneIn: number])[] = [
  [/logout|\/api\/(?:user|account)$|delete-account|restore|backup/, 400],
  [/login|register|password|read-file|reset/, 25],
  [/pdf|docx|export|generate|assessment/, 4],
];

/** What of the owner nobody else may change: the owner's own view of it. */
const OWN_VIEW = [
  '/api/profile',
  '/api/job-matches',
  '/api/resumes',
  '/api/applications',
  '/api/record',
  '/api/calendar',
];

type AnyEndpoint = Pick<
  Endpoint<z.ZodType, z.ZodType, z.ZodType>,
  'method' | 'path' | 'params' | 'query' | 'body' | 'bodyType'
>;

/** How many requests one actor makes before the next is drawn: a stranger's look at the owner's view serves the next. */
const IN_A_ROW = 8;

/**
 * Sends requests made from the contract, valid ones, nearly valid ones and absurd ones, as the owner of some rows, as a
 * stranger and as an administrator. The same seed sends the same.
 */
export async function fuzz(site: TestApp, seed: number, requests: number): Promise<FuzzReport> {
  const random = randomFrom(seed);
  const actors = await peopled(site);
  const answers = new Map<number, number>();
  const faults: FuzzFault[] = [];
  const changed: string[] = [];
  let made = 0;
  let actor: keyof Actors = 'owner';
  /** The owner's view, as long as nobody who may change it has made a request since. */
  let known: string | null = null;
  while (made < requests) {
    const endpoint = random.pick(site.app.endpoints) as AnyEndpoint;
    const rare = SELDOM.find(([pattern]) => pattern.test(endpoint.path))?.[1] ?? 1;
    if (random.below(rare) !== 0) continue;
    if (made % IN_A_ROW === 0) actor = random.pick(['owner', 'stranger', 'admin'] as const);
    const request = requestFor(endpoint, random);
    const watched = actor === 'stranger' && endpoint.method !== 'GET';
    const before: string | null = watched ? (known ?? (await ownView(actors.owner))) : null;
    const { status, body } = await actors[actor].send(request);
    made++;
    const hundred = Math.floor(status / 100);
    answers.set(hundred, (answers.get(hundred) ?? 0) + 1);
    const told = `${actor} ${request.method} ${request.url} ${JSON.stringify(request.payload ?? null).slice(0, 600)}`;
    if (status >= 500) faults.push({ request: told, status, answer: JSON.stringify(body).slice(0, 300) });
    if (watched) known = await ownView(actors.owner);
    else if (actor !== 'stranger') known = null;
    if (before !== null && known !== before) changed.push(told);
    if (status === 401) {
      Object.assign(actors, await peopled(site));
      known = null;
    }
  }
  return { requests: made, answers, faults, changed };
}

interface Actors {
  readonly owner: TestClient;
  readonly stranger: TestClient;
  readonly admin: TestClient;
}

async function peopled(site: TestApp): Promise<Actors> {
  const profile = {
    militaryBranch: 'Army',
    militaryOccupation: '88M',
    militaryRank: 'SGT',
    militaryResponsibilities: 'Led 12 soldiers.\nMoved 40 trucks of fuel without loss.',
  };
  const owner = (await site.newcomer(profile)).client;
  const matches = (await owner.send({ method: 'GET', url: '/api/job-matches' })).body as { id: number }[];
  const jobMatchId = matches[0]?.id;
  await owner.send({ method: 'POST', url: '/api/resumes', payload: { jobMatchId } });
  await owner.send({
    method: 'POST',
    url: '/api/applications',
    payload: { jobMatchId, company: 'Example Freight' },
  });
  await owner.send({
    method: 'POST',
    url: '/api/calendar',
    payload: { kind: 'separation', lastDay: '2027-06-30' },
  });
  return {
    owner,
    stranger: (await site.newcomer(profile)).client,
    admin: (await site.administrator()).client,
  };
}

async function ownView(owner: TestClient): Promise<string> {
  const answers = await Promise.all(OWN_VIEW.map((url) => owner.send({ method: 'GET', url })));
  return JSON.stringify(answers.map(({ status, body }) => [status, body]));
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly payload?: object | string;
  readonly headers?: Record<string, string>;
}

/** Ids that exist are small; those that don't are everything else. */
const IDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '10',
  '0',
  '-1',
  '4242',
  '2147483648',
  '1e3',
  'abc',
  '%00',
  'constructor',
  '__proto__',
];

function requestFor(endpoint: AnyEndpoint, random: Random): Request {
  const path = endpoint.path.replace(/:\w+/g, () =>
    random.chance(0.8) ? String(1 + random.below(40)) : random.pick(IDS),
  );
  const query = endpoint.query
    ? new URLSearchParams(asTexts(valueFor(endpoint.query, random))).toString()
    : '';
  const url = query === '' ? path : `${path}?${query}`;
  if (endpoint.method === 'GET') return { method: 'GET', url };
  if (endpoint.bodyType === 'file')
    return {
      method: endpoint.method,
      url,
      payload: random.pick(['%PDF-1.7\n', '{\\rtf1 x}', 'PK\u0003\u0004', 'plain text', '']),
      headers: { 'content-type': 'application/octet-stream' },
    };
  const payload = endpoint.body ? valueFor(endpoint.body, random) : {};
  return {
    method: endpoint.method,
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  };
}

/** URLSearchParams takes half surrogates and makes them whole; nothing else is changed. */
function asTexts(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['q', String(value)]];
  return Object.entries(value).map(([name, each]) => [name, String(each)]);
}
