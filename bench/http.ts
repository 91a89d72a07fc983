/**
 * How many requests a second the lists answer, beside a floor on the same database in the same run: a bare Fastify route
 * that reads the session, reads the list, and sends the rows as they come. Rounds alternate, so that both meet the same
 * machine; the load comes from a thread of its own.
 *
 *   npm run bench:http                 the embedded database
 *   npm run bench:http -- --postgres   a PostgreSQL server: TEST_DATABASE_URL, or one that is started for this
 *   npm run bench:http -- jobs         these lists alone; --site or --floor: one of the two alone, for a profile
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import Fastify, { type FastifyInstance } from 'fastify';
import postgres from 'postgres';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { migratedEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres.ts';
import { loadMatching } from '#server/platform/facts.ts';
import { logOptions } from '#server/platform/http/server-log.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import { startPostgres } from '../scripts/test/postgres.ts';
import { fillForLists } from './http/fill.ts';
import { startLoad } from './http/load.ts';

/** Rounds of each list, site and floor in turn, after some to warm up; short, so that both meet the same minute. */
const WARM_UP = 4;
const ROUNDS = 24;
const ROUND_MS = 400;

/** What issue 18 asks for: the share of the floor's requests a second. */
const GOAL = { embedded: 0.75, server: 0.8 } as const;

/** A driver's own way to run a statement: the floor's. */
interface Bare {
  rows(statement: string, values: unknown[]): Promise<unknown[]>;
}

interface Opened {
  readonly db: Database;
  readonly bare: Bare;
  close(): Promise<void>;
}

const SESSION = `select users.id, users.is_admin, users.must_change_password, users.subscription_type,
    users.subscription_end_date, users.two_factor_at, sessions.by_passkey, sessions.created_at, sessions.last_seen_at
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and sessions.expires_at > $2 and users.suspended_at is null limit 1`;

/** Each list: its address, and the one statement somebody would write who wanted nothing but its rows. */
const LISTS = {
  applications: {
    path: '/api/applications?limit=50',
    statement: `select id, user_id, job_title, company, location, status, job_match_id, resume_id, applied_date,
        last_contact_date, interview_date, offer_date, salary, notes, contact_person, contact_email, contact_phone,
        created_at, updated_at
      from applications where user_id = $1 order by updated_at desc, id desc limit 50`,
  },
  matches: {
    path: '/api/job-matches',
    statement: `select id, user_id, job_title, relevance_score, description, is_selected, has_generated_resume, company,
        skills, growth_potential, military_skill_alignment, workplace_environment, industry_category,
        strengths_alignment, origin, detail
      from job_matches where user_id = $1 and origin in ('recommended', 'added')
      order by coalesce(detail ->> 'fit', '') = 'strong' desc, relevance_score desc, id limit 500`,
  },
  resumes: {
    path: '/api/resumes',
    statement: `select r.id, r.origin, r.is_copy, r.job_match_id, m.job_title, m.company, r.created_at, r.updated_at,
        r.content ->> 'title' as title
      from resumes r join job_matches m on m.id = r.job_match_id where r.user_id = $1 order by r.id desc limit 500`,
  },
  threads: {
    path: '/api/community/threads',
    statement: `select t.id, t.category, t.title, t.reply_count, t.last_activity_at, t.created_at, t.edited_at,
        t.hidden_at, t.hidden_reason, t.locked_at, t.locked_reason, u.id as user_id, m.display_name, u.is_admin
      from forum_threads t join users u on u.id = t.user_id left join forum_members m on m.user_id = t.user_id
      where t.hidden_at is null or t.user_id = $1 order by t.last_activity_at desc, t.id desc limit 20`,
  },
  jobs: {
    path: '/api/jobs',
    statement: `select j.id, j.title, j.company, j.location, j.remote, j.salary_range, j.source, j.posted_at, j.checked_at,
        j.onet_soc_code, s.saved_at, a.id as application_id
      from job_listings j left join saved_jobs s on s.job_listing_id = j.id and s.user_id = $1
      left join applications a on a.job_listing_id = j.id and a.user_id = $1
      order by j.listed_on desc, j.id desc limit 25`,
  },
} as const;
type List = keyof typeof LISTS;

function bareServer(bare: Bare): FastifyInstance {
  const app = Fastify();
  for (const { path, statement } of Object.values(LISTS)) {
    app.get(path.split('?')[0] ?? path, async (request, reply) => {
      const token = /mission_ready_session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
      const [person] = (await bare.rows(SESSION, [hashOfToken(token), new Date()])) as { id: number }[];
      if (!person) return reply.code(401).send({ code: 'sign-in-required' });
      return bare.rows(statement, [person.id]);
    });
  }
  return app;
}

async function openEmbedded(): Promise<Opened> {
  const directory = mkdtempSync(join(tmpdir(), 'mission-ready-bench-'));
  const pglite = await PGlite.create(directory);
  const db = await migratedEmbeddedDatabase(pglite);
  return {
    db,
    bare: { rows: async (statement, values) => (await pglite.query(statement, values)).rows },
    close: async () => {
      await db.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openServer(): Promise<Opened> {
  const server = await startPostgres();
  if (server.kind === 'none') throw new Error(server.why);
  const admin = postgres(server.url, { max: 1, onnotice: () => {} });
  const name = `mission_ready_bench_${randomUUID().replaceAll('-', '')}`;
  await admin.unsafe(`create database ${name}`);
  const own = new URL(server.url);
  own.pathname = `/${name}`;
  const db = await openPostgresDatabase(own.href);
  const driver = postgres(own.href, { max: 10, onnotice: () => {} });
  return {
    db,
    bare: { rows: (statement, values) => driver.unsafe(statement, values as never[], { prepare: true }) },
    close: async () => {
      await driver.end();
      await db.close();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
      await server.stop();
    },
  };
}

const given = process.argv.slice(2);
const isServer = given.includes('--postgres');
const named = given.filter((word): word is List => word in LISTS);
const lists = named.length > 0 ? named : (Object.keys(LISTS) as List[]);
const sides = (['site', 'floor'] as const).filter(
  (side) => !given.includes(side === 'site' ? '--floor' : '--site'),
);
const say = (text: string) => process.stdout.write(`${text}\n`);

const { db, bare, close } = await (isServer ? openServer() : openEmbedded());
const context: Context = {
  // The limits would turn a load from one address away.
  config: readConfig({ RATE_LIMITS: 'off' }),
  db,
  clock: { now: () => new Date() },
  matching: loadMatching(fileURLToPath(new URL('../facts', import.meta.url))),
  sendMail: async () => {},
  payments: null,
};
// As it runs for people, its log included; only that the log is written away.
const logger = { ...(logOptions as object), file: '/dev/null' };
const { server: site } = await buildApp(context, { logger, webDir: null, workJobs: false });
const floor = bareServer(bare);
const cookie = await fillForLists(context, site);
const addresses = {
  site: await site.listen({ host: '127.0.0.1', port: 0 }),
  floor: await floor.listen({ host: '127.0.0.1', port: 0 }),
};
const load = startLoad();

interface Round {
  readonly perSecond: number;
  /** Processor time of the server's thread for each request: what the load of the machine changes least. */
  readonly microseconds: number;
}

async function round(side: 'site' | 'floor', list: List): Promise<Round> {
  const before = process.threadCpuUsage();
  const { requests, seconds } = await load.run({
    url: addresses[side] + LISTS[list].path,
    cookie,
    milliseconds: ROUND_MS,
  });
  const { user, system } = process.threadCpuUsage(before);
  return { perSecond: requests / seconds, microseconds: (user + system) / requests };
}

const at = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
const median = (values: readonly number[]) => at(values, 0.5);

say(`${isServer ? 'PostgreSQL server' : 'embedded database'}, ${load.connections} connections`);
const goal = GOAL[db.kind];
for (const list of lists) {
  const rounds: Record<'site' | 'floor', Round[]> = { site: [], floor: [] };
  for (let turn = 0; turn < WARM_UP + ROUNDS; turn++) {
    // Who begins changes from turn to turn.
    for (const side of turn % 2 ? sides : sides.toReversed()) {
      const measured = await round(side, list);
      if (turn >= WARM_UP) rounds[side].push(measured);
    }
  }
  const of = (side: 'site' | 'floor', figure: keyof Round) => median(rounds[side].map((one) => one[figure]));
  const shares = rounds.site.map(({ perSecond }, turn) => perSecond / (rounds.floor[turn]?.perSecond ?? 0));
  const sideText = (side: 'site' | 'floor') =>
    `${side} ${of(side, 'perSecond').toFixed(0)} a second, ${of(side, 'microseconds').toFixed(0)} µs of its thread each`;
  const share = median(shares);
  // Half the rounds lie within these: far apart, other work on the machine says more than the code.
  const within = `${at(shares, 0.25).toFixed(2)} to ${at(shares, 0.75).toFixed(2)}`;
  const ofThread = of('floor', 'microseconds') / of('site', 'microseconds');
  const verdict =
    sides.length === 2
      ? `: ${share.toFixed(2)} (${within}; goal ${goal}), ${ofThread.toFixed(2)} by the thread's time`
      : '';
  say(`${list.padEnd(12)} ${sides.map(sideText).join('; ')}${verdict}`);
}
load.stop();
await site.close();
await floor.close();
await close();
