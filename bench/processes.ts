/**
 * One, two and four processes of the site on one PostgreSQL server, behind a proxy that hands connections out in turn:
 * how many requests a second they answer, and what is lost when one of them is killed under load. Ends with 1 when
 * anything that was acknowledged is gone, or anybody is signed out.
 *
 *   npm run bench:processes    on TEST_DATABASE_URL, or a server that is started for this
 */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensureBuilt } from '../scripts/prepare.js';
import { startPostgres } from '../scripts/test/postgres.ts';
import { startLoad } from './http/load.ts';
import { Person } from './http/person.ts';
import { ended, type Site, startSite } from './http/site.ts';

const SIZES = [1, 2, 4];
const ROUNDS = 8;
const ROUND_MS = 1000;
const PEOPLE = 8;
/** How many applications each person records while a process is killed; a person may keep 500. */
const RECORDED_EACH = 60;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Hands each new connection to the next process; to the one after it where nobody answers. */
function startProxy(): Promise<{ url: string; behind: (ports: number[]) => void; stop: () => void }> {
  let ports: number[] = [];
  let turn = 0;
  const open = new Set<Socket>();
  const forward = (client: Socket, tries: number) => {
    const server = connect({ port: ports[turn++ % ports.length] ?? 0, host: '127.0.0.1', noDelay: true });
    server.once('connect', () => {
      client.pipe(server).pipe(client);
      server.once('close', () => client.destroy());
      client.once('close', () => server.destroy());
    });
    server.once('error', () => {
      if (server.bytesRead === 0 && server.connecting === false && tries > 1 && !client.destroyed)
        forward(client, tries - 1);
      else client.destroy();
    });
  };
  const proxy = createServer({ noDelay: true }, (client) => {
    open.add(client.once('close', () => open.delete(client)).on('error', () => client.destroy()));
    forward(client, ports.length);
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({
        url: `http://127.0.0.1:${port}`,
        behind: (now) => {
          ports = now;
          for (const client of open) client.destroy();
        },
        stop: () => {
          proxy.close();
          for (const client of open) client.destroy();
        },
      });
    });
  });
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

ensureBuilt();
const server = await startPostgres();
if (server.kind === 'none') throw new Error(server.why);
const admin = postgres(server.url, { max: 1, onnotice: () => {} });
const name = `mission_ready_bench_${randomUUID().replaceAll('-', '')}`;
await admin.unsafe(`create database ${name}`);
const databaseUrl = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-processes-'));
const sites: Site[] = [];
const proxy = await startProxy();
const load = startLoad();
try {
  for (let at = 0; at < Math.max(...SIZES); at++) {
    sites.push(await startSite({ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, String(at)) }));
  }
  const use = (size: number) => proxy.behind(sites.slice(0, size).map(({ port }) => port));
  use(1);
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await new Person(proxy.url).register(`veteran${at}`));
  const reader = await new Person(proxy.url).register('reader');
  for (let at = 0; at < 50; at++) await reader.record(`Read often ${at}`);
  const { body: matches } = await reader.send('GET', '/api/job-matches');
  const [match] = matches as { id: number }[];
  const { body: resume } = await reader.send('POST', '/api/resumes', { jobMatchId: match?.id });
  const calls = {
    'a list of 50 applications': '/api/applications?limit=50',
    'a resume as a PDF': `/api/resumes/${(resume as { id: number }).id}/pdf`,
  };
  say(
    `${load.connections} connections; ${availableParallelism()} cores for processes, database, proxy and load`,
  );
  for (const [what, path] of Object.entries(calls)) {
    const rounds = new Map<number, number[]>(SIZES.map((size) => [size, []]));
    for (let turn = -1; turn < ROUNDS; turn++) {
      for (const size of turn % 2 ? SIZES : SIZES.toReversed()) {
        use(size);
        const asked = { url: proxy.url + path, cookie: reader.cookie, milliseconds: ROUND_MS };
        const { requests, seconds } = await load.run(asked);
        if (turn >= 0) rounds.get(size)?.push(requests / seconds);
      }
    }
    const alone = rounds.get(1) ?? [];
    for (const [size, perSecond] of rounds) {
      const times = median(perSecond.map((one, turn) => one / (alone[turn] ?? 0)));
      say(
        `${what}, processes ${size}: ${median(perSecond).toFixed(0)} a second, ${times.toFixed(2)} times one`,
      );
    }
  }

  use(sites.length);
  const acknowledged: string[][] = people.map(() => []);
  let broken = 0;
  let signedOut = 0;
  let done = 0;
  let killed: ChildProcess | undefined;
  await Promise.all(
    people.map(async (person, who) => {
      for (let at = 0; at < RECORDED_EACH; at++) {
        const title = `Killed under load ${who}.${at}`;
        const answer = await person.record(title).catch(() => null);
        if (answer === null) broken += 1;
        else if (answer.status === 201) acknowledged[who]?.push(title);
        else if (answer.status === 401) signedOut += 1;
        else throw new Error(`recording answered ${answer.status}`);
        done += 1;
        if (done >= (PEOPLE * RECORDED_EACH) / 3 && !killed) {
          killed = sites[1]?.child;
          killed?.kill('SIGKILL');
        }
      }
    }),
  );
  let lost = 0;
  for (const [who, person] of people.entries()) {
    const { status, body } = await person
      .send('GET', '/api/applications')
      .catch(() => person.send('GET', '/api/applications'));
    if (status !== 200) signedOut += 1;
    const kept = new Set((body as { jobTitle: string }[]).map(({ jobTitle }) => jobTitle));
    lost += acknowledged[who]?.filter((title) => !kept.has(title)).length ?? 0;
  }
  const count = acknowledged.flat().length;
  say(
    `one of ${sites.length} killed while ${PEOPLE} people wrote: ${count} acknowledged, ${lost} of them lost, ${broken} broken off unanswered, ${signedOut} signed out`,
  );
  if (lost > 0 || signedOut > 0 || count + broken < PEOPLE * RECORDED_EACH) process.exitCode = 1;
} finally {
  load.stop();
  proxy.stop();
  for (const { child } of sites) child.kill('SIGTERM');
  await Promise.all(sites.map(({ child }) => ended(child)));
  await admin.unsafe(`drop database if exists ${name} with (force)`);
  await admin.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
