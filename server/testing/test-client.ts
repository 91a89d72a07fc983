import type { FastifyInstance, InjectOptions } from 'fastify';
import type { z } from 'zod';
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType>;
type Parts<E> = { params?: InputOf<E, 'params'>; query?: InputOf<E, 'query'>; body?: InputOf<E, 'body'> };

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

/** A browser as the API sees it: keeps its cookies and sends the token with every change. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  private token: string | undefined;
  private readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  /** Calls an endpoint of the contract. The reply is typed as the success it should be; check the status first. */
  async call<E extends AnyEndpoint>(endpoint: E, parts: Parts<E> = {}): Promise<Answer<ReplyOf<E>>> {
    const params = (parts.params ?? {}) as Record<string, unknown>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const search = parts.query ? `?${new URLSearchParams(parts.query as Record<string, string>)}` : '';
    return this.send({
      method: endpoint.method,
      url: url + search,
      ...(parts.body === undefined ? {} : { payload: parts.body as object }),
    }) as Promise<Answer<ReplyOf<E>>>;
  }

  /** Sends anything at all, with the token when it changes something, unless `token` says otherwise. */
  async send(options: InjectOptions, token: 'own' | 'none' = 'own'): Promise<Answer<unknown>> {
    const changes = options.method !== undefined && options.method !== 'GET';
    const headers: Record<string, unknown> = { ...options.headers };
    if (changes && token === 'own') headers['x-csrf-token'] ??= await this.csrfToken();
    return this.raw({ ...options, headers: headers as Record<string, string> });
  }

  /** The token, fetched when there is none yet; signing in or out makes the old one useless. */
  async csrfToken(): Promise<string> {
    if (this.token === undefined) {
      const answer = await this.raw({ method: 'GET', url: '/api/csrf-token' });
      this.token = (answer.body as { csrfToken: string }).csrfToken;
    }
    return this.token;
  }

  private async raw(options: InjectOptions): Promise<Answer<unknown>> {
    const response = await this.app.inject({ ...options, cookies: Object.fromEntries(this.cookies) });
    for (const cookie of response.cookies) {
      if (cookie.name.endsWith('session')) this.token = undefined;
      if (cookie.value === '') this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    const body: unknown = isJson ? response.json() : response.body;
    if (isJson && response.statusCode >= 400) assertSaysWhy(options, body);
    return { status: response.statusCode, body, headers: response.headers };
  }
}

/** Whoever is refused reads why, whatever the test is about: of the whole, and at each field that is named. */
function assertSaysWhy({ method, url }: InjectOptions, body: unknown): void {
  const refused = errorBody.safeParse(body);
  if (!refused.success) return;
  const { message, fields = {} } = refused.data;
  const silent = [message, ...Object.values(fields)].find((text) => !SAYS_SOMETHING.test(text));
  if (silent !== undefined)
    throw new Error(
      `${method} ${url} is refused with "${silent}", which says nothing: ${JSON.stringify(body)}`,
    );
}

/** It begins with a word: of "This resume was not found." without what it is about only a space would. */
const SAYS_SOMETHING = /^[\p{L}\p{N}“"].*\p{L}/u;
