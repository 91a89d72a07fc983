import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    expect(answer.body).toContain('<td>Virginia Beach-Chesapeake-Norfolk, VA-NC</td>');
    expect(answer.body).toContain('<td>all of Virginia</td>');
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
