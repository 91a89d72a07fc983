import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const APP = `<head><script type="module" crossorigin src="/assets/app-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-1.js">
<link rel="modulepreload" crossorigin href="/assets/app-1.js"></head>
<body><!-- root --><div id="root">first frame</div><!-- root --></body>`;

/** Stands for web/draw.tsx: says what it was handed, and fails when it is asked to. */
const DRAW = `export const draw = async (url, answers) => {
  if (url.includes('break')) throw new Error('A component broke');
  return '<h1>' + url + ' ' + Object.keys(answers) + '</h1>';
};`;

let site: TestApp;
const dist = mkdtempSync(join(tmpdir(), 'mission-ready-dist-'));

beforeAll(async () => {
  for (const folder of ['web', 'web/assets', 'drawn']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'web/index.html'), '<head></head>');
  writeFileSync(join(dist, 'web/explore.html'), '<!-- explore head --><!-- explore main -->');
  writeFileSync(join(dist, 'web/app.html'), APP);
  writeFileSync(
    join(dist, 'web/page-files.json'),
    JSON.stringify({ '/job-matches': ['/assets/matches-1.js', '/assets/table-1.js'] }),
  );
  writeFileSync(join(dist, 'drawn/draw.js'), DRAW);
  site = await startTestApp({}, join(dist, 'web'));
});
afterAll(async () => {
  await site.close();
  rmSync(dist, { recursive: true });
});

const FIRST_FRAME = '<div id="root">first frame</div>';

it('a person’s page comes drawn, with the replies it was drawn from, for nobody else to keep', async () => {
  const { client, username } = await site.newcomer({ lastName: '</script><b>' });
  const answer = await client.send({ method: 'GET', url: '/job-matches?sort=pay' });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const html = String(answer.body);
  expect(html).toContain(
    '<div id="root" inert><h1>http://drawn.invalid/job-matches?sort=pay /api/user,/api/job-matches,/api/places/mine</h1></div>',
  );
  const text = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const user = await client.send({ method: 'GET', url: '/api/user' });
  expect(user.body).toMatchObject({ username, lastName: '</script><b>' });
  expect(JSON.parse(text)['/api/user']).toEqual(user.body);
});

it('its scripts are named for start.js, those that others need first, and fetched by nothing before', async () => {
  const { client } = await site.newcomer();
  const { body, headers } = await client.send({ method: 'GET', url: '/job-matches' });
  expect(String(body)).toContain(
    '<script src="/start.js" defer data-app="/assets/app-1.js" data-files="/assets/react-1.js /assets/table-1.js /assets/matches-1.js"></script>',
  );
  expect(String(body)).not.toMatch(/modulepreload|type="module"/);
  expect(headers.link).toBeUndefined();
});

it('a visitor, a page without a drawing and one that breaks get the app as it is', async () => {
  const { client } = await site.newcomer();
  const visitor = site.visitor();
  for (const [reader, url] of [
    [visitor, '/job-matches'],
    [client, '/applications'],
    [client, '/job-matches?search=break'],
  ] as const) {
    const { status, body } = await reader.send({ method: 'GET', url });
    expect(status, url).toBe(200);
    expect(body, url).toContain(FIRST_FRAME);
    expect(body, url).not.toContain('first-answers');
  }
});

it('who has to change a temporary password first gets no page drawn', async () => {
  const { client, id } = await site.newcomer();
  await site.context.db.query.execute(`update users set must_change_password = true where id = ${id}`);
  const { body } = await client.send({ method: 'GET', url: '/job-matches' });
  expect(body).toContain(FIRST_FRAME);
});
