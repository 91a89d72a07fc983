import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { buildApp } from '#server/app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

/** Well under the 20 seconds after which a stop gives up and ends with 1. */
const WITHIN_MS = 12_000;

it('a stop under load, on connections that are kept open, is done within seconds', async () => {
  const site = await startTestApp();
  const { server } = await buildApp(site.context, { logger: false, webDir: null, workJobs: true });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  let isOver = false;
  let answered = 0;
  /** Asks again and again, as a proxy does, until the site is gone. */
  const load = async () => {
    while (!isOver) {
      const asked = get({ host: '127.0.0.1', port, path: '/api/health', agent }, (response) => {
        answered += 1;
        response.resume();
      });
      await once(asked, 'close').catch(() => {});
    }
  };
  const clients = Array.from({ length: 20 }, load);
  await expect.poll(() => answered, { interval: 20 }).toBeGreaterThan(200);
  const begun = Date.now();
  await server.close();
  expect(Date.now() - begun).toBeLessThan(WITHIN_MS);
  isOver = true;
  await Promise.all(clients);
  agent.destroy();
  await site.close();
});
