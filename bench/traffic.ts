/**
 * Mixed traffic at a steady rate against the site with its embedded database, as `npm start` runs it: how much memory the
 * process holds, and how late its event loop is. The rate doesn't wait for answers: a site that falls behind is asked on.
 * Measure on a quiet machine; the floor is printed first, the same process idle for as long as a share of the traffic.
 *
 *   npm run bench:traffic                two minutes at 40 requests a second
 *   npm run bench:traffic -- 600 40      ten minutes, as issue 17 asks
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/prepare.js';
import { Person } from './http/person.ts';
import { ended, startSite } from './http/site.ts';

const [seconds = 120, aSecond = 40] = process.argv.slice(2).map(Number);
/** What issue 17 asks for. */
const GOAL = { residentMb: 400, lateMs: 50 } as const;
const PEOPLE = 20;
const SETTLED_MS = 8000;
const IDLE_MS = 10_000;
const METRICS_TOKEN = 'measures-the-traffic';
const CODES = ['army/68w', 'army/11b', 'navy/hm', 'marines/0311', 'air-force/1n0x1', 'navy/it'];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Somebody with a resume of a suggested title. */
interface Veteran {
  readonly person: Person;
  readonly match: number;
  readonly resume: number;
}

async function veteran(url: string, at: number): Promise<Veteran> {
  const person = await new Person(url).register(`veteran${at}`);
  const [match] = (await person.send('GET', '/api/job-matches')).body as { id: number }[];
  const made = await person.send('POST', '/api/resumes', { jobMatchId: match?.id });
  return { person, match: match?.id ?? 0, resume: (made.body as { id: number }).id };
}

const told = (turn: number) =>
  `Supervised ${(turn % 30) + 2} soldiers on the battalion help desk. Maintained ${turn + 20} workstations. Trained ${(turn % 9) + 3} technicians.`;

type Ask = (who: Veteran, turn: number) => Promise<{ status: number }>;
const read =
  (path: (who: Veteran, turn: number) => string): Ask =>
  (who, turn) =>
    who.person.send('GET', path(who, turn));

/** What people do, and how often among a hundred requests: pages mostly, now and then a change, rarely a file. */
const MIX: readonly (readonly [share: number, ask: Ask])[] = [
  [14, read(() => '/api/user')],
  [14, read(() => '/api/job-matches')],
  [8, read(({ match }) => `/api/job-matches/${match}`)],
  [5, read(({ match }) => `/api/job-matches/${match}/training?place=zip:23510`)],
  [8, read(() => '/api/applications?limit=50')],
  [6, read(() => '/api/resumes')],
  [6, read(({ match }) => `/api/resumes/job-match/${match}`)],
  [6, read(() => '/api/record/lines')],
  [10, read((_, turn) => `/explore/${CODES[turn % CODES.length]}`)],
  [6, read((_, turn) => `/api/explore/answer?q=${encodeURIComponent(`truck mechanic ${turn % 50}`)}`)],
  [4, read(() => '/')],
  [5, ({ person }, turn) => person.record(`Network Technician ${turn}`)],
  [5, ({ person }, turn) => person.send('PATCH', '/api/profile', { militaryResponsibilities: told(turn) })],
  [2, read(({ resume }) => `/api/resumes/${resume}/pdf`)],
  [1, read(({ resume }) => `/api/resumes/${resume}/docx`)],
];
const ASKS = MIX.flatMap(([share, ask]) => Array.from({ length: share }, () => ask));

/** How late the event loop was since the last look, in milliseconds, and the processor's time so far. */
async function looked(url: string) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${url}/metrics`, { headers })).text();
  const of = (quantile: string) =>
    Number(new RegExp(`lag_seconds\\{quantile="${quantile}"\\} (\\S+)`).exec(text)?.[1]) * 1000;
  const processorMs = Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
  return { p99: of('0.99'), most: of('1'), processorMs };
}

function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-traffic-'));
const { port, child } = await startSite({ DATA_DIR: dataDir, METRICS_TOKEN });
child.stdout?.resume();
const url = `http://127.0.0.1:${port}`;
const pid = child.pid ?? 0;
try {
  const people: Veteran[] = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await veteran(url, at));
  await setTimeout(SETTLED_MS);
  await looked(url);
  await setTimeout(IDLE_MS);
  const idle = await looked(url);
  say(`idle: ${residentMb(pid).toFixed(0)} MB, event loop late by ${idle.p99.toFixed(0)} ms at p99`);

  const resident: number[] = [];
  const statuses = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let turn = 0; turn < seconds * aSecond; turn++) {
    const wait = began + (turn * 1000) / aSecond - performance.now();
    if (wait > 0) await setTimeout(wait);
    // 37 and 100 share no divisor: each hundred requests holds each of the mix once.
    const ask = ASKS[(turn * 37) % ASKS.length] as Ask;
    const one = ask(people[turn % PEOPLE] as Veteran, turn)
      .then(({ status }) => String(status))
      .catch((error: Error) => error.name)
      .then((status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1));
    underWay.add(one);
    void one.then(() => underWay.delete(one));
    if (turn % aSecond === 0) resident.push(residentMb(pid));
  }
  await Promise.all(underWay);
  const took = (performance.now() - began) / 1000;
  const late = await looked(url);
  const held = resident.toSorted((a, b) => a - b);
  const at = (share: number) => (held[Math.floor((held.length - 1) * share)] ?? 0).toFixed(0);
  say(
    `${((seconds * aSecond) / took).toFixed(0)} requests a second for ${took.toFixed(0)} s: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  say(`memory: ${at(0.5)} MB half the time, ${at(1)} MB at most (goal ${GOAL.residentMb})`);
  say(
    `event loop late by ${late.p99.toFixed(0)} ms at p99 (goal ${GOAL.lateMs}), ${late.most.toFixed(0)} ms at most; ${((late.processorMs - idle.processorMs) / (seconds * aSecond)).toFixed(1)} ms of processor a request`,
  );
} finally {
  child.kill('SIGTERM');
  await ended(child);
  rmSync(dataDir, { recursive: true, force: true });
}
