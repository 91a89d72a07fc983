import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { z } from 'zod';

/** Where a language model is asked: any server that speaks OpenAI's chat completions. */
export interface LanguageModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

/** Two tries must end before the browser gives up on the request that waits for them (30 seconds). */
const TRY_MS = 12_000;
const TRIES = 2;
/** An answer of ours is a few kilobytes. */
const ANSWER_MAX_BYTES = 256 * 1024;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** No answer that can be used came, in time or at all. `cause` says why, for the log. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';
}

/**
 * Asks for JSON that fits a schema. One retry; then throws ModelFailed. What comes back is text of a stranger: it fits
 * the schema, and that is all that is known of it.
 */
export async function askLanguageModel<T>(
  settings: LanguageModelSettings,
  request: { readonly system: string; readonly user: string },
  schema: z.ZodType<T>,
  tryMs = TRY_MS,
): Promise<T> {
  let cause: unknown;
  for (let count = 0; count < TRIES; count++) {
    try {
      return schema.parse(await askOnce(settings, request, AbortSignal.timeout(tryMs)));
    } catch (error) {
      cause = error;
    }
  }
  throw new ModelFailed('The language model gave no usable answer', { cause });
}

async function askOnce(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  { system, user }: { readonly system: string; readonly user: string },
  signal: AbortSignal,
): Promise<unknown> {
  const body = JSON.stringify({
    model,
    temperature: 0,
    response_format: { type: 'json_object' },
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
  });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  const answer = await post(new URL(`${baseUrl}/chat/completions`), headers, body, signal);
  const { choices } = completion.parse(JSON.parse(answer));
  return JSON.parse(withoutFence(choices[0]?.message.content ?? ''));
}

/** The text of a 200. Redirects are not followed: what is sent is for that server alone. */
async function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: string,
  signal: AbortSignal,
): Promise<string> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = request(url, { method: 'POST', headers, signal });
  sent.end(body);
  const [answer] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  try {
    if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}`);
    return await boundedText(answer);
  } finally {
    sent.destroy();
  }
}

async function boundedText(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > ANSWER_MAX_BYTES) throw new Error('The answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Some models put their JSON between three backticks, whatever they are asked. */
function withoutFence(text: string): string {
  return /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(text)?.[1] ?? text;
}
