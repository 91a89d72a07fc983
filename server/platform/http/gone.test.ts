import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { goneSignal } from './gone.ts';

const app = Fastify();
afterEach(() => app.close());

describe('whoever asked', () => {
  it('is told to be gone when they hang up, and not when they got their answer', async () => {
    const told: AbortSignal[] = [];
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    app.post('/slow', async (_request, reply) => {
      const gone = goneSignal(reply);
      told.push(gone);
      arrive();
      await new Promise((resolve) => gone.addEventListener('abort', resolve));
      return 'too late';
    });
    app.post('/quick', async (_request, reply) => {
      told.push(goneSignal(reply));
      return 'here';
    });
    const site = await app.listen({ port: 0, host: '127.0.0.1' });
    const hangUp = new AbortController();
    const asked = fetch(`${site}/slow`, { method: 'POST', body: 'a file', signal: hangUp.signal });
    await arrived;
    expect(told[0]?.aborted).toBe(false);
    hangUp.abort();
    await expect(asked).rejects.toThrow();
    await expect.poll(() => told[0]?.aborted).toBe(true);
    expect(await (await fetch(`${site}/quick`, { method: 'POST', body: 'a file' })).text()).toBe('here');
    expect(told[1]?.aborted).toBe(false);
  });
});
