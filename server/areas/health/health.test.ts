import { expect, it } from 'vitest';
import { getHealth } from '#contract/health.ts';
import { buildApp } from '#server/app.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { TestClient } from '#server/testing/test-client.ts';

it.each([
  ['answers', () => Promise.resolve(), 200, { status: 'ok' }],
  ['refuses', () => Promise.reject(new Error('gone')), 503, { code: 'unavailable' }],
  ['never answers', () => new Promise<void>(() => undefined), 503, { code: 'unavailable' }],
])('health where the database %s', async (_what, ping, status, body) => {
  const site = await startTestApp();
  const db = Object.assign(Object.create(site.db) as typeof site.db, { ping });
  const app = await buildApp({ ...site.context, db }, { logger: false, webDir: null, workJobs: false });
  const answer = await new TestClient(app.server).call(getHealth);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(body);
  await app.server.close();
  await site.close();
});
