import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { askLanguageModel, ModelFailed } from './language-model.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A server that speaks the protocol as the test wants it; gives what it was asked, and the settings to reach it. */
async function serverThat(handle: RequestListener) {
  const asked: { body: string; authorization: string | undefined }[] = [];
  server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push({ body, authorization: request.headers.authorization });
    handle(request, reply);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('not listening');
  return { asked, settings: { baseUrl: `http://127.0.0.1:${address.port}/v1`, apiKey: 'key', model: 'm' } };
}

const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const request = { system: 'Rules', user: 'Data' };
const schema = z.object({ lines: z.array(z.string()) });
const TRY_MS = 300;

describe('a language model', () => {
  it('answers JSON that fits the schema, also between backticks', async () => {
    const { asked, settings } = await serverThat((_, reply) =>
      reply.end(saying('```json\n{"lines":["a"]}\n```')),
    );
    expect(await askLanguageModel(settings, request, schema, TRY_MS)).toEqual({ lines: ['a'] });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.authorization).toBe('Bearer key');
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      model: 'm',
      messages: [
        { role: 'system', content: 'Rules' },
        { role: 'user', content: 'Data' },
      ],
    });
  });

  it('is asked once more after a failure', async () => {
    let count = 0;
    const { asked, settings } = await serverThat((_, reply) => {
      reply.statusCode = ++count === 1 ? 500 : 200;
      reply.end(saying('{"lines":[]}'));
    });
    expect(await askLanguageModel(settings, request, schema, TRY_MS)).toEqual({ lines: [] });
    expect(asked).toHaveLength(2);
  });

  const FAULTS: [string, RequestListener][] = [
    ['answers 500 each time', (_, reply) => reply.writeHead(500).end()],
    ['redirects', (_, reply) => reply.writeHead(307, { location: 'http://127.0.0.1:9/' }).end()],
    ['says nothing', () => undefined],
    ['begins and never ends', (_, reply) => void reply.write('{"choices":')],
    ['says other than JSON', (_, reply) => reply.end('<html>')],
    ['says JSON of another shape', (_, reply) => reply.end('{"choices":[]}')],
    ['writes no JSON', (_, reply) => reply.end(saying('Sure! Here is your resume.'))],
    ['writes JSON that does not fit', (_, reply) => reply.end(saying('{"lines":"a"}'))],
    ['hangs up', (_, reply) => void reply.destroy()],
    [
      'streams without end',
      (_, reply) => {
        const part = 'x'.repeat(64 * 1024);
        const more = () => {
          while (!reply.destroyed && reply.write(part));
          if (!reply.destroyed) reply.once('drain', more);
        };
        more();
      },
    ],
  ];
  it.each(FAULTS)('that %s is given up after two tries, in time', async (_what, handle) => {
    const { asked, settings } = await serverThat(handle);
    const started = performance.now();
    await expect(askLanguageModel(settings, request, schema, TRY_MS)).rejects.toThrow(ModelFailed);
    expect(asked).toHaveLength(2);
    // Well below the two tries of twelve seconds that it would take by itself, and above what a busy machine adds.
    expect(performance.now() - started).toBeLessThan(TRY_MS * 2 + 20_000);
  });

  it('that is not there is given up', async () => {
    const settings = { baseUrl: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'm' };
    await expect(askLanguageModel(settings, request, schema, TRY_MS)).rejects.toThrow(ModelFailed);
  });
});
