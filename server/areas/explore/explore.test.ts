import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codesByGroup } from '#career/explore/branch-list.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { answerFirst } from '#contract/explore.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const web = mkdtempSync(join(tmpdir(), 'mission-ready-explore-'));
const SITE = 'https://ready.example.org';
let site: TestApp;

beforeAll(async () => {
  for (const name of ['index.html', 'app.html']) writeFileSync(join(web, name), '<head></head>');
  cpSync(fileURLToPath(new URL('../../../web/explore.html', import.meta.url)), join(web, 'explore.html'));
  site = await startTestApp({ publicUrl: SITE }, web);
});
afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

const get = (url: string, headers = {}) => site.visitor().send({ method: 'GET', url, headers });
const page = async (url: string) => {
  const answer = await get(url);
  return { ...answer, body: String(answer.body) };
};
/** The things of schema.org that a page tells of. */
const toldBy = (body: string): { '@type': string; [name: string]: unknown }[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '{"@graph":[]}')[
    '@graph'
  ];

describe('the page of a military code', () => {
  it('says what the job leads to, why, for what pay, and what is missing', async () => {
    const { status, body } = await page('/explore/army/68w');
    expect(status).toBe(200);
    expect(body).toContain('<h1><span class="code">68W</span> Health Care Specialist (Combat Medic)</h1>');
    expect(body).toContain('<a href="/explore/occupations/29-2042">Emergency Medical Technician</a>');
    expect(body).toContain(
      'The official military crosswalk matches 68W Health Care Specialist (Combat Medic) to',
    );
    expect(body).toMatch(/<strong>\$\d{2},\d{3} a year<\/strong>/);
    expect(body).toContain('You’ll need an EMT license first, usually about 3 months.');
    for (const heading of ['certificates', 'federal', 'related', 'earned', 'worked'])
      expect(body, heading).toContain(`id="${heading}"`);
    expect(body).toContain('BLS Occupational Employment and Wage Statistics, May 2025');
  });

  it('tells what soldiers of the field earned and where they worked, and whose figures these are', async () => {
    const army = await page('/explore/army/68w');
    expect(army.body).toContain('<th scope="row">10 years</th>');
    expect(army.body).toMatch(/Federal Government<\/th><td>27%/);
    expect(army.body).toMatch(/Texas<\/th><td>\d+%/);
    expect(army.body).toContain('Army enlisted veterans in this field: Medical Care and Treatment, General.');
    const navy = await page('/explore/navy/hm');
    expect(navy.body).toContain('The Census doesn’t publish Navy figures.');
    expect((await page('/explore/army/11a')).body).not.toContain('id="earned"');
  });

  it('has its one address, words for search engines and pictures for sharing', async () => {
    const { body } = await page('/explore/army/68w');
    expect(body).toContain(`<link rel="canonical" href="${SITE}/explore/army/68w">`);
    expect(body).toContain(
      '<title>Army 68W Health Care Specialist (Combat Medic): civilian jobs · Mission Ready</title>',
    );
    expect(body).toMatch(/<meta name="description" content="Civilian jobs for Army 68W [^"]+">/);
    expect(body).toContain(`<meta property="og:image" content="${SITE}/og-explore.png">`);
    expect(toldBy(body).map((thing) => thing['@type'])).toEqual(['Occupation', 'BreadcrumbList']);
    expect(body).not.toContain('JobPosting');
  });

  it.each([
    ['/explore/army/68W', '/explore/army/68w'],
    ['/explore/army/68W20', '/explore/army/68w'],
    ['/explore/ARMY/68w', '/explore/army/68w'],
    ['/explore/army/68%20Whiskey', '/explore/army/68w'],
    ['/explore/navy/HM2', '/explore/navy/hm'],
    ['/explore/marines/311', '/explore/marines/0311'],
    ['/explore/air-force/3D1X2', '/explore/air-force/1d7x1'],
    ['/explore/army/31U', '/explore/army/25u'],
    ['/explore/navy/ET(NUC)', '/explore/navy/et-nuc'],
  ])('%s leads to %s for good', async (asked, address) => {
    const answer = await get(asked);
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(address);
    expect((await get(address)).status).toBe(200);
  });

  it('keeps a retired code apart that stood for two jobs', async () => {
    const { status, body } = await page('/explore/army/31c');
    expect(status).toBe(200);
    expect(body).toContain('no longer in use');
    expect(body).toContain('href="/explore/army/25c"');
  });

  it('names no titles for a code that says nothing of what was done, and stays out of search engines', async () => {
    const { status, body } = await page('/explore/army/09g');
    expect(status).toBe(200);
    expect(body).toContain('This code alone doesn’t say what you did');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).not.toContain('class="leads"');
  });

  it.each(['/explore/army/99zz', '/explore/army/%3Cscript%3E', '/explore/pirates', '/explore/a/b/c/d'])(
    '%s is not found, and helps on with a search',
    async (url) => {
      const { status, body } = await page(url);
      expect(status).toBe(404);
      expect(body).toContain('<form class="search" action="/explore"');
      expect(body).not.toContain('<script>');
      expect(body).toContain('noindex');
    },
  );
});

describe('the page of a civilian occupation', () => {
  it('says what the work is, what it pays and asks for, and which military jobs lead there', async () => {
    const { status, body } = await page('/explore/occupations/29-2042');
    expect(status).toBe(200);
    expect(body).toContain('<h1>Emergency Medical Technician</h1>');
    expect(body).toContain('an EMT license.');
    expect(body).toContain('usually some college or a certificate');
    expect(body).toContain('BLS projects growth of 5.1% from 2024 to 2034');
    expect(body).toContain('href="/explore/army/68w"');
    const [occupation] = toldBy(body);
    expect(occupation).toMatchObject({
      '@type': 'Occupation',
      occupationalCategory: '29-2042.00',
      estimatedSalary: { currency: 'USD', median: 44470 },
    });
  });

  it('has one address, and none for work in uniform', async () => {
    const answer = await get('/explore/occupations/29-2042.00');
    expect([answer.status, answer.headers.location]).toEqual([301, '/explore/occupations/29-2042']);
    expect((await get('/explore/occupations/55-3016')).status).toBe(404);
    expect((await get('/explore/occupations/99-9999')).status).toBe(404);
  });
});

describe('the search', () => {
  const search = (branch: string, q: string) => get(`/explore?${new URLSearchParams({ branch, q })}`);

  it.each([
    ['army', '68w', '/explore/army/68w'],
    ['army', 'combt medic', '/explore/army/68w'],
    ['', '68W', '/explore/army/68w'],
    ['navy', 'hospital corpsmann', '/explore/navy/hm'],
  ])('goes straight to the code that was surely meant: %s %s', async (branch, q, address) => {
    const answer = await search(branch, q);
    expect([answer.status, answer.headers.location]).toEqual([302, address]);
  });

  it('answers a few words with titles, and keeps them out of every cache', async () => {
    const answer = await search('army', 'infantry, squad leader');
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('<a href="/explore/army/11b">');
    expect(answer.body).toContain('Police Officer</a></h3>');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('says so when it knows nothing, and shows what was typed as text', async () => {
    const { body } = await search('army', '<i>qqzzqq');
    expect(body).toContain('We don’t know “&lt;i&gt;qqzzqq” yet');
  });
});

describe('every page', () => {
  const pages = [
    '/explore',
    '/explore/occupations',
    '/explore/occupations/groups/29',
    '/explore/navy',
    '/explore/navy/groups/communications-and-intelligence',
    '/explore/navy/groups/communications-and-intelligence?page=2',
    '/explore/army/11b',
    '/explore/army/68w',
    '/explore/occupations/29-2042',
    '/explore/occupations/49-3011',
    '/explore/occupations/13-1082',
  ];

  it.each(pages)('%s is whole, below 40 KB and has no script of its own', async (url) => {
    const { status, body, headers } = await page(url);
    expect(status).toBe(200);
    expect(Buffer.byteLength(body)).toBeLessThan(40_000);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/undefined|NaN|\[object|null/);
    const scripts = [...body.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>/g)];
    expect(scripts.map(([, attributes]) => attributes)).toEqual([' src="/theme.js"']);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it('is packed, and not sent again to whoever has it', async () => {
    const first = await get('/explore/army/68w');
    expect((await get('/explore/army/68w', { 'if-none-match': String(first.headers.etag) })).status).toBe(
      304,
    );
    const packed = await get('/explore/army/68w', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
  });

  it('lists each code in use exactly once among the groups of its branch', () => {
    for (const branch of MILITARY_BRANCHES) {
      const codes = codesByGroup(site.context.matching.facts, branch).flatMap((group) => group.codes);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.length).toBeGreaterThan(20);
    }
  });

  it('begins each group with codes that have a title', async () => {
    expect((await page('/explore/army')).body).not.toMatch(/<b>\w+<\/b> <\/a>/);
  });
});

it('slows down whoever takes the pages by the thousand', async () => {
  const limited = await startTestApp({ publicUrl: SITE, rateLimits: 'on' }, web);
  const allowed = async (url: string) =>
    Number((await limited.visitor().send({ method: 'GET', url })).headers['x-ratelimit-limit']);
  expect(await allowed('/explore/army/68w')).toBe(600);
  expect(await allowed('/api/explore/answer?q=68w')).toBe(240);
  await limited.close();
});

describe('the site map', () => {
  it('names thousands of pages, and robots.txt names it', async () => {
    const { body } = await page('/explore/sitemap.xml');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses).toContain(`${SITE}/explore/army/68w`);
    expect(addresses).toContain(`${SITE}/explore/occupations/29-2042`);
    expect(addresses).toContain(`${SITE}/explore/navy/groups/communications-and-intelligence?page=2`);
    expect(addresses).not.toContain(`${SITE}/explore/army/09g`);
    expect(addresses.length).toBeGreaterThan(5000);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect((await page('/robots.txt')).body).toContain(`Sitemap: ${SITE}/explore/sitemap.xml`);
    // Every thousandth and some in between: all of them would take a minute.
    for (let at = 0; at < addresses.length; at += 397) {
      const answer = await page((addresses[at] ?? '').slice(SITE.length));
      expect(answer.status, addresses[at]).toBe(200);
      expect(answer.body, addresses[at]).toContain(`<link rel="canonical" href="${addresses[at]}">`);
    }
  });
});

describe('the first answer', () => {
  const ask = async (q: string, branch?: 'Army' | 'Navy') =>
    site.visitor().call(answerFirst, { query: { q, ...(branch ? { branch } : {}) } });

  it('gives five titles with reason, pay and what is missing for a code', async () => {
    const { status, body } = await ask('68W20', 'Army');
    expect(status).toBe(200);
    expect(body.job).toBe('68W Health Care Specialist (Combat Medic)');
    expect(body.titles).toHaveLength(5);
    expect(body.titles[0]).toMatchObject({
      title: 'Emergency Medical Technician',
      address: '/explore/occupations/29-2042',
      standing: 'strong',
      pay: '$44,470 a year',
      missing: 'You’ll need an EMT license first, usually about 3 months.',
    });
    expect(body.all).toBe('/explore/army/68w');
    expect(body.register).toBe('/auth?tab=register&branch=Army&job=68W');
    expect(body.source).toContain('May 2025');
  });

  it('reads a few words, and leads to the search for all of them', async () => {
    const { body } = await ask('ran a motor pool, fixed trucks', 'Army');
    expect(body.titles.length).toBeGreaterThan(2);
    expect(body.all).toMatch(/^\/explore\?branch=army&q=ran/);
  });

  it('gives nothing rather than a guess for what it cannot read', async () => {
    expect((await ask('qqzzqq')).body.titles).toEqual([]);
  });

  it('refuses an empty question', async () => {
    expect((await ask(' ')).status).toBe(400);
  });
});

it('unpacks to the very page', async () => {
  const plain = await page('/explore/army');
  const answer = await site.app.server.inject({
    url: '/explore/army',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body);
});
