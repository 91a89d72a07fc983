import { createServer } from 'node:http';
import type { LanguageModelSettings } from '#server/platform/language-model.ts';

/** What the site is told. */
interface ModelAnswer {
  readonly status: number;
  /** What the model says: JSON, or what should be. */
  readonly content: string;
}

/** A local server that speaks OpenAI's chat completions: each request's body goes to `answer`. */
export async function startLanguageModel(
  answer: (body: string) => ModelAnswer | Promise<ModelAnswer>,
): Promise<{ readonly settings: LanguageModelSettings; close(): void }> {
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const part of request) body += String(part);
    const { status, content } = await answer(body);
    reply.statusCode = status;
    reply.end(JSON.stringify({ choices: [{ message: { content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The model does not listen.');
  const baseUrl = `http://127.0.0.1:${address.port}/v1`;
  return { settings: { baseUrl, apiKey: undefined, model: 'test' }, close: () => void server.close() };
}
