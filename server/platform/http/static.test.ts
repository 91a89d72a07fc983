import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let site: TestApp;
const web = mkdtempSync(join(tmpdir(), 'mission-ready-web-'));

beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<head><title>landing</title></head>');
  writeFileSync(join(web, 'app.html'), '<head><title>app</title></head>');
  writeFileSync(join(web, 'explore.html'), '<!-- explore head --><!-- explore main -->');
  writeFileSync(join(web, 'assets/app-1.js'), 'export {}');
  writeFileSync(join(web, 'assets/app-1.js.gz'), gzipSync('export {}'));
  writeFileSync(
    join(web, 'page-files.json'),
    JSON.stringify({ '/job-matches': ['/assets/matches-1.js'], '/terms': ['/assets/terms-1.js'] }),
  );
  site = await startTestApp({ publicUrl: 'https://ready.example.org' }, web);
});
afterAll(async () => {
  await site.close();
  rmSync(web, { recursive: true });
});

const get = (url: string, headers = {}) => site.visitor().send({ method: 'GET', url, headers });

describe('the pages', () => {
  it.each([
    ['/', 'landing'],
    ['/home', 'landing'],
    ['/dashboard', 'app'],
    ['/resume/12/edit', 'app'],
  ])('%s shows the %s page, which browsers always check again', async (url, title) => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.body).toContain(`<title>${title}</title>`);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('that does not exist says so in its status, and still brings the page that explains it', async () => {
    for (const url of ['/nowhere/at/all', '/dashboards?tab=1']) {
      const answer = await get(url);
      expect(answer.status).toBe(404);
      expect(answer.body).toContain('<title>app</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect((await get('/profile?tab=privacy')).status).toBe(200);
  });

  it('that is gone brings that page too to a browser that saw it while it was there', async () => {
    const { etag, 'last-modified': since } = (await get('/dashboard')).headers;
    const seen = { 'if-none-match': String(etag), 'if-modified-since': String(since) };
    expect((await get('/dashboard', seen)).status).toBe(304);
    const gone = await get('/nowhere', seen);
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('<title>app</title>');
  });

  it('tell search engines their one address, and list themselves', async () => {
    expect((await get('/home')).body).toContain('<link rel="canonical" href="https://ready.example.org/">');
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://ready.example.org/sitemap.xml');
    expect((await get('/sitemap.xml')).body).toContain('<loc>https://ready.example.org/privacy</loc>');
  });

  it('are not sent again when the browser has them', async () => {
    const first = await get('/');
    const again = await get('/', { 'if-none-match': String(first.headers.etag) });
    expect(again.status).toBe(304);
    const packed = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
  });

  it('take a signed-in person from the landing page to the dashboard', async () => {
    const { client } = await site.newcomer();
    const answer = await client.send({ method: 'GET', url: '/' });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/dashboard');
  });

  it('name the files they are made of, and to who may be signed in what they ask for first', async () => {
    expect((await get('/job-matches')).headers.link).toBe('</assets/matches-1.js>; rel=modulepreload');
    const { client } = await site.newcomer();
    const link = async (url: string) => (await client.send({ method: 'GET', url })).headers.link;
    expect(await link('/job-matches')).toBe(
      [
        '</api/user>; rel=preload; as=fetch; crossorigin=use-credentials',
        '</api/job-matches>; rel=preload; as=fetch; crossorigin=use-credentials',
        '</api/places/mine>; rel=preload; as=fetch; crossorigin=use-credentials',
        '</assets/matches-1.js>; rel=modulepreload',
      ].join(', '),
    );
    expect(await link('/terms')).toBe('</assets/terms-1.js>; rel=modulepreload');
    expect(await link('/nowhere')).toBeUndefined();
  });

  it('carry a policy that allows no inline script and no frame', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});

describe('a hashed file', () => {
  it('is kept for a year and sent compressed', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('that is not there is missing, rather than a page with the wrong type', async () => {
    expect((await get('/assets/app-0.js')).status).toBe(404);
  });

  it('outside the folder is out of reach', async () => {
    for (const url of ['/../package.json', '/assets/..%2f..%2f..%2fetc/passwd', '/assets/%2e%2e/%2e%2e/x']) {
      expect(JSON.stringify((await get(url)).body)).not.toMatch(/mission-ready"|root:/);
    }
  });
});
