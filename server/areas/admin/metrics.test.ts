import { afterAll, beforeAll, expect, it } from 'vitest';
import { getHealth } from '#contract/health.ts';
import { noteOperation } from '#server/platform/backups/operations.store.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const TOKEN = 'a token for tests alone';
let site: TestApp;
beforeAll(async () => {
  site = await startTestApp({ metricsToken: TOKEN });
});
afterAll(() => site.close());

const scrape = (authorization?: string) =>
  site
    .visitor()
    .send({ method: 'GET', url: '/metrics', ...(authorization && { headers: { authorization } }) });

it('metrics are there for who has the token, and for nobody else', async () => {
  for (const given of [undefined, 'Bearer', 'Bearer another token here', TOKEN, `Basic ${TOKEN}`])
    expect((await scrape(given)).status, given).toBe(404);
  expect((await scrape(`Bearer ${TOKEN}`)).status).toBe(200);
  const without = await startTestApp();
  const answer = await without.visitor().send({
    method: 'GET',
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(answer.status).toBe(404);
  await without.close();
});

it('metrics count requests by route, never by address, and tell of jobs and backups', async () => {
  await site.visitor().call(getHealth);
  await site.visitor().call(getHealth);
  await site.visitor().send({ method: 'GET', url: '/api/job-matches/4711' });
  const entry = { kind: 'backup', at: site.now, backup: 'x', detail: '' } as const;
  await noteOperation(site.db.query, { ...entry, succeeded: true });
  const later = new Date(site.now.getTime() + 1000);
  await noteOperation(site.db.query, { ...entry, at: later, succeeded: false });
  const text = String((await scrape(`Bearer ${TOKEN}`)).body);
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="2xx"} 2\n',
  );
  expect(text).toContain('route="/api/job-matches/:id",status="4xx"');
  expect(text).not.toContain('4711');
  expect(text).toContain('mission_ready_database_up 1\n');
  expect(text).toContain('mission_ready_maintenance 0\n');
  expect(text).toContain('mission_ready_jobs{state="given-up"} 0\n');
  const seconds = site.now.getTime() / 1000;
  expect(text).toContain(`mission_ready_last_success_timestamp_seconds{operation="backup"} ${seconds}\n`);
  // Every line is one that Prometheus reads.
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# TYPE \w+ \w+|\w+(?:\{[^{}]*\})? -?[\d.e+-]+)$/);
});
