/**
 * Writes down every reply that matching, resumes and their checks give to the people of an evaluation, through HTTP
 * and nothing else, so that two states of the code can be compared byte for byte:
 *
 *   npm run record:replies -- TREE OUT.jsonl
 *
 * TREE is a checkout with its packages installed and its pages built: this one, or an older one as a git worktree. Run
 * it for both and compare with cmp or diff. Ids and times differ from run to run and are left out.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANSWER_LETTERS, QUESTIONS_PER_DOMAIN } from '#career/assessment/domains.ts';
import { ENHANCED_QUESTION_IDS } from '#career/assessment/enhanced-answers.ts';
import { VETERANS as MATCHED } from '#evaluation/matching/veterans.ts';
import { POSTINGS, recordOf, VETERANS as WRITTEN } from '#evaluation/resumes/evaluation-set.ts';

interface Person {
  readonly id: string;
  readonly record: object;
}

/** The record's names as the profile form has them. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  branch: 'militaryBranch',
  component: 'militaryComponent',
  rank: 'militaryRank',
  occupation: 'militaryOccupation',
  startDate: 'militaryStartDate',
  endDate: 'militaryEndDate',
  responsibilities: 'militaryResponsibilities',
  achievements: 'militaryAchievements',
  skills: 'militarySkills',
  leadership: 'militaryLeadership',
  training: 'militaryTraining',
  awards: 'militaryAwards',
  equipment: 'militaryEquipment',
  education: 'educationHistory',
};

/** Answers of the enhanced assessment that differ from person to person and not from run to run. */
function answersOf(seed: number): Record<string, string> {
  return Object.fromEntries(
    ENHANCED_QUESTION_IDS.map((id, at) => {
      const [domain, question] = [Math.floor(at / QUESTIONS_PER_DOMAIN), at % QUESTIONS_PER_DOMAIN];
      return [id, ANSWER_LETTERS[(seed * (domain + 3) + question * (seed % 3)) % 4] ?? 'A'];
    }),
  );
}

/** What is of the run and not of the reply. */
const OF_THE_RUN = new Set([
  'id',
  'userId',
  'jobMatchId',
  'createdAt',
  'updatedAt',
  'assessedAt',
  'completedAt',
]);

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (OF_THE_RUN.has(name) ? [] : [[name, bare(inner)]])),
  );
}

/** One browser: its cookies and its token. */
class Visitor {
  readonly #site: string;
  readonly #cookies = new Map<string, string>();
  #token: string | undefined;

  constructor(site: string) {
    this.#site = site;
  }

  async send(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> {
    // The token first: asking for it may bring the cookie that it goes with.
    const token = method === 'GET' ? undefined : await this.#csrfToken();
    const headers: Record<string, string> = {
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers['x-csrf-token'] = token;
    const answer = await fetch(this.#site + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      if (name.endsWith('session')) this.#token = undefined;
      this.#cookies.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    };
  }

  async #csrfToken(): Promise<string> {
    if (this.#token === undefined) {
      const { body } = await this.send('GET', '/api/csrf-token');
      this.#token = (body as { csrfToken: string }).csrfToken;
    }
    return this.#token;
  }
}

async function startSite(tree: string, dataDir: string): Promise<{ url: string; server: ChildProcess }> {
  const server = spawn(process.execPath, ['server/testing/serve.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-10_000);
      const found = /serving on (http\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server of ${tree} ended with ${code}:\n${said}`)));
  });
  return { url, server };
}

const [tree, outFile] = process.argv.slice(2);
if (!tree || !outFile) throw new Error('usage: record-replies.ts TREE OUT.jsonl');
const out = createWriteStream(outFile);
const dataDir = mkdtempSync(join(tmpdir(), 'mission-ready-replies-'));
const { url, server } = await startSite(tree, dataDir);
let count = 0;

/** A new person with this record; `record` writes a reply down under a name. */
async function newcomer({ id, record }: Person) {
  const visitor = new Visitor(url);
  const username = `person${++count}`;
  const profile = Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[FORM_NAMES[name] ?? name, value]],
    ),
  );
  const who = { username, password: 'correct horse battery', firstName: 'Dana', lastName: 'Reyes' };
  const answer = await visitor.send('POST', '/api/register', {
    ...who,
    email: `${username}@example.org`,
    ...profile,
  });
  if (answer.status !== 201) throw new Error(`${id}: ${JSON.stringify(answer.body)}`);
  await visitor.send('POST', `/api/testing/make-premium/${username}`);
  const note = async (name: string, method: string, path: string, body?: unknown) => {
    const reply = await visitor.send(method, path, body);
    out.write(`${JSON.stringify([id, name, reply.status, bare(reply.body)])}\n`);
    return reply.body;
  };
  return { visitor, note };
}

type Row = { readonly id: number };
const rows = (body: unknown) => (Array.isArray(body) ? (body as Row[]) : []);

for (const [seed, { name, record }] of MATCHED.entries()) {
  const { note } = await newcomer({ id: name, record });
  if (seed % 4 === 0) {
    await note('assessment', 'POST', '/api/enhanced-assessment', { enhancedAssessmentData: answersOf(seed) });
  }
  const matches = rows(await note('matches', 'GET', '/api/job-matches'));
  for (const [at, { id }] of matches.entries()) {
    if (at > 3 && at % 9 !== 0) continue;
    await note(`certifications ${at}`, 'GET', `/api/certifications/${id}`);
    await note(`roadmap ${at}`, 'GET', `/api/career-roadmap/${id}`);
    await note(`outlook ${at}`, 'GET', `/api/job-matches/${id}/outlook`);
  }
  if (seed % 6 === 0) {
    await note(
      'what if',
      'GET',
      "/api/job-matches/what-if?degree=Bachelor's%20degree&field=Computer%20science",
    );
    await note('skill map', 'GET', '/api/skill-map');
  }
  const typed = record.occupation;
  if (typeof typed === 'string' && typed.trim() !== '') {
    const query = encodeURIComponent(typed.trim().slice(0, 80));
    await note('military occupations', 'GET', `/api/military-occupations?query=${query}`);
    await note('occupations', 'GET', `/api/occupations?query=${query}`);
  }
}
for (const [seed, veteran] of WRITTEN.entries()) {
  const { note } = await newcomer({ id: veteran.id, record: recordOf(veteran) });
  const aimed = POSTINGS.find(({ id }) => id === veteran.aimsAt);
  const other = POSTINGS[(seed * 7) % POSTINGS.length];
  for (const posting of [aimed, other]) {
    if (!posting) continue;
    for (const tailoringLevel of ['normal', 'balanced', 'aggressive']) {
      const { title: jobTitle, company, description: jobDescription } = posting;
      const resume = (await note(
        `resume ${posting.id} ${tailoringLevel}`,
        'POST',
        '/api/resumes/generate-from-job',
        { jobTitle, company, jobDescription, tailoringLevel },
      )) as Row;
      for (const part of ['coverage', 'posting', 'readability', 'origins', 'claims', 'export-check']) {
        await note(`${part} ${posting.id} ${tailoringLevel}`, 'GET', `/api/resumes/${resume.id}/${part}`);
      }
    }
  }
  const [first] = rows(await note('matches', 'GET', '/api/job-matches'));
  if (first) await note('resume for the first match', 'POST', '/api/resumes', { jobMatchId: first.id });
}
await new Promise((resolve) => out.end(resolve));
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${count} people, their replies are in ${outFile}\n`);
