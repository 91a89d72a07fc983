import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerFirst } from '#contract/explore.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const web = mkdtempSync(join(tmpdir(), 'mission-ready-near-'));
let site: TestApp;

beforeAll(async () => {
  for (const name of ['index.html', 'app.html']) writeFileSync(join(web, name), '<head></head>');
  cpSync(fileURLToPath(new URL('../../../web/explore.html', import.meta.url)), join(web, 'explore.html'));
  site = await startTestApp({}, web);
});
afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

const get = async (url: string) => {
  const answer = await site.visitor().send({ method: 'GET', url });
  return { ...answer, body: String(answer.body) };
};

describe('the page of a civilian occupation', () => {
  it('tells pay near a place that somebody types, for nobody else to find', async () => {
    const answer = await get('/explore/occupations/29-2042?near=Norfolk%2C%20VA');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<h3>In Norfolk, VA</h3>');
    expect(answer.body).toContain('<small>Virginia Beach-Chesapeake-Norfolk, VA-NC, May 2025</small>');
    expect(answer.body).toContain('<small>all of Virginia, May 2024</small>');
    expect(answer.body).toContain('BLS OEWS metropolitan areas, May 2025');
    expect(answer.body).toContain('name="robots" content="noindex"');
  });

  it('asks back where a place has several readings, says why where it has none, and shows nothing as HTML', async () => {
    const near = async (typed: string) =>
      (await get(`/explore/occupations/29-2042?near=${encodeURIComponent(typed)}`)).body;
    expect(await near('Springfield')).toContain('?near=Springfield%2C+IL#near-heading">Springfield, IL</a>');
    expect(await near('09123')).toContain('military mail address');
    expect(await near('<b>x</b>')).not.toContain('<b>x</b>');
  });
});

describe('the page of a military job', () => {
  it('tells what each title pays near a place that somebody types, and takes the place along', async () => {
    const national = await get('/explore/army/68w');
    expect(national.body).toContain('Pay is the national median');
    expect(national.headers['cache-control']).toContain('public');
    const { body, headers } = await get('/explore/army/68w?near=Norfolk%2C%20VA');
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('Pay is for Norfolk, VA.');
    expect(body).toMatch(
      /<strong>\$[\d,]+ a year<\/strong> in Virginia Beach-Chesapeake-Norfolk, VA-NC \(May 2025\)/,
    );
    expect(body).toMatch(/href="\/explore\/occupations\/[\d-]+\?near=Norfolk%2C\+VA#near-heading"/);
    expect(body).toMatch(
      /<span>[\d,]+ people employed in all of Virginia \(May 2024\)\. Jobs [+\d.-]+% in all of Virginia by 2032, [+−\d.]+% nationwide by 2034<\/span>/,
    );
    expect(body).toContain('State employment projections 2022-32');
    expect(body).toContain('BLS OEWS metropolitan areas, May 2025');
    expect(body).not.toContain('BEA regional price parities');
    expect(body).not.toContain('Pay is the national median');
    expect(body).toContain('name="robots" content="noindex"');
  });

  it('asks which place is meant, on the page of the job, and keeps the national figures until then', async () => {
    const { body } = await get('/explore/army/68w?near=LA');
    expect(body).toContain('/explore/army/68w?near=Los+Angeles');
    expect(body).toContain('/explore/army/68w?near=Louisiana');
    expect(body).toContain('Pay is the national median');
    expect((await get('/explore/army/68w?near=09123')).body).toContain('military mail address');
  });
});

describe('the search', () => {
  const search = '/explore?branch=army&q=ran+a+motor+pool%2C+fixed+trucks';

  it('shows national pay with a form for a place, and pay there once it is typed, with links that keep it', async () => {
    const { body: national } = await get(search);
    expect(national).toContain('Pay is the national median');
    expect(national).toContain('<input type="hidden" name="q" value="ran a motor pool, fixed trucks">');
    expect(national).not.toContain('<input type="hidden" name="near"');
    const { body, headers } = await get(`${search}&near=Norfolk%2C+VA`);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatch(
      /<strong>\$[\d,]+ a year<\/strong> in Virginia Beach-Chesapeake-Norfolk, VA-NC \(May 2025\)/,
    );
    expect(body).toContain('The titles above show pay in Norfolk, VA.');
    expect(body).toContain('<input type="hidden" name="near" value="Norfolk, VA">');
    expect(body).toMatch(/href="\/explore\/occupations\/[\d-]+\?near=Norfolk%2C\+VA#near-heading"/);
    expect(body).toContain('name="robots" content="noindex"');
  });

  it('asks which place is meant, with everything else that was typed', async () => {
    const { body } = await get(`${search}&near=Springfield`);
    expect(body).toContain(
      'href="/explore?branch=army&amp;q=ran+a+motor+pool%2C+fixed+trucks&amp;near=Springfield%2C+IL#near-heading">Springfield, IL</a>',
    );
    expect(body).toContain('Pay is the national median');
  });

  it('leads to the code that was meant with the place, and related codes keep it', async () => {
    const { headers } = await get('/explore?branch=army&q=68w&near=Norfolk%2C+VA');
    expect(headers.location).toBe('/explore/army/68w?near=Norfolk%2C+VA');
    const { body } = await get('/explore/army/68w?near=Norfolk%2C+VA');
    expect(body).toMatch(/<a href="\/explore\/army\/68\w\?near=Norfolk%2C\+VA"><b>/);
    const { body: occupation } = await get('/explore/occupations/29-2042?near=Norfolk%2C+VA');
    expect(occupation).toContain('href="/explore/army/68w?near=Norfolk%2C+VA"');
  });
});

describe('the first answer', () => {
  const askNear = (near: string) =>
    site.visitor().call(answerFirst, { query: { q: '68W', branch: 'Army', near } });

  it('gives pay in the place that somebody types, with whose it is, and takes the place along', async () => {
    const { body } = await askNear('Norfolk, VA');
    expect(body.titles[0]?.pay).toMatch(
      /^\$[\d,]+ a year in Virginia Beach-Chesapeake-Norfolk, VA-NC \(May 2025\)$/,
    );
    expect(body).toMatchObject({ place: 'Norfolk, VA', placeAsks: null, choices: [] });
    expect(body.titles[0]?.address).toBe('/explore/occupations/29-2042?near=Norfolk%2C+VA#near-heading');
    expect(body.all).toBe('/explore/army/68w?near=Norfolk%2C+VA');
    expect(body.source).toContain('BLS OEWS metropolitan areas, May 2025');
  });

  it('asks which place is meant, or says why there is none, and keeps the national pay until then', async () => {
    const several = (await askNear('Springfield')).body;
    expect(several).toMatchObject({ place: null, placeAsks: 'Which one do you mean?' });
    expect(several.choices).toContain('Springfield, IL');
    expect(several.titles[0]?.pay).toBe('$44,470 a year');
    const none = (await askNear('09123')).body;
    expect(none.placeAsks).toContain('military mail address');
    expect(none.all).toBe('/explore/army/68w');
  });
});

it('work without yearly pay tells it by the hour, and of its whole group where that is all there is', async () => {
  expect((await get('/explore/occupations/27-2031')).body).toContain(
    'This job’s pay is only published by the hour: $24.80 an hour (median), half between $17.23 and $38.36.',
  );
  expect((await get('/explore/occupations/27-2031?near=Texas')).body).toContain(
    'In the United States (May 2025), it’s $24.80 an hour (median)',
  );
  expect((await get('/explore/occupations/45-3031')).body).toContain(
    '$36,630 a year in the United States (May 2025), for the wider group “Farming, Fishing, and Forestry Occupations”',
  );
  expect((await get('/explore/occupations/11-1031')).body).toContain(
    '$44,810 a year in the United States (2024)',
  );
});

describe('an address that is not the canonical one', () => {
  it.each([
    ['/explore/army/68W', '/explore/army/68w'],
    ['/explore/occupations/29-2042.00', '/explore/occupations/29-2042'],
  ])('leads %s on with the place that was typed, kept nowhere in between', async (typed, canonical) => {
    const { status, headers } = await get(`${typed}?near=Norfolk%2C%20VA`);
    expect(status).toBe(301);
    expect(headers.location).toBe(`${canonical}?near=Norfolk%2C+VA`);
    expect(headers['cache-control']).toBe('no-store');
    expect((await get(typed)).headers.location).toBe(canonical);
  });
});
