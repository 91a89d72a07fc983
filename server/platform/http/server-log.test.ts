import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { LogOnceARequest, logOptions } from './server-log.ts';

it('writes one line a request, with its id, its route, how it ended and how long it took', async () => {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({
    logger: { ...(logOptions as object), stream },
    logController: new LogOnceARequest(),
    genReqId: () => 'an-id',
  });
  app.get('/reset/:token', async () => 'done');
  await app.inject('/reset/secret?also=secret');
  await app.close();
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: 'an-id',
      req: { method: 'GET', route: '/reset/:token' },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      msg: 'request completed',
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
