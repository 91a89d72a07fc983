import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** How long a call may take before it is given up, in milliseconds. */
const TIME_LIMIT_MS = 30_000;
const CSRF_PATH = '/api/csrf-token';
const CSRF_HEADER = 'X-CSRF-Token';
/** A change up to this size reaches the server though the page is left; browsers carry 64 KB for a page in all. */
const CARRIED_BYTES = 8 * 1024;
const NO_CONNECTION = 'We couldn’t reach Mission Ready. Check your connection and try again.';
const TOO_SLOW = 'Mission Ready took too long to answer. Please try again.';

type Present<Key extends string, Value> = Value extends undefined
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Value };

/** A query whose every part may be left out may itself be. */
type QueryOf<Value> =
  Record<never, never> extends Value ? { readonly query?: Value } : Present<'query', Value>;

/** A file is sent as it was picked; everything else as the contract's schema takes it. */
type BodyOf<E> = InputOf<E, 'body'> extends Uint8Array ? Blob : InputOf<E, 'body'>;

/** What a call of this endpoint needs: its parameters, query and body, each only if the contract names it. */
export type CallInput<E> = Present<'params', InputOf<E, 'params'>> &
  QueryOf<InputOf<E, 'query'>> &
  Present<'body', BodyOf<E>> & { readonly signal?: AbortSignal };

type AnyInput = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

let csrfToken: Promise<string> | undefined;
let unanswered = 0;

/** Forgets the anti-forgery token: signing in, registering and signing out each begin another session. */
export function forgetCsrfToken(): void {
  csrfToken = undefined;
}

/** Asks for the token of a session that has just begun, so that its first change needn't wait for it. */
export function renewCsrfToken(): void {
  csrfToken = fetchCsrfToken();
  csrfToken.catch(forgetCsrfToken);
}

/** Whether the server has yet to answer a change: who leaves the page now doesn't learn whether it was made. */
export const isChangeUnderWay = (): boolean => unanswered > 0;

/**
 * The only door to the server. Sends cookies, the anti-forgery header on everything but GET, and gives up after
 * TIME_LIMIT_MS. Throws ApiError for every reply that is not a success and for a connection that failed.
 */
export async function callApi<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<ReplyOf<E>> {
  const { params, query, body, signal }: AnyInput = input;
  const url = pathOf(endpoint.path, params) + searchOf(query);
  if (endpoint.method === 'GET') return (await send(url, { method: 'GET' }, signal)) as ReplyOf<E>;
  unanswered += 1;
  try {
    return (await sendChange(endpoint.method, url, body, signal)) as ReplyOf<E>;
  } catch (error) {
    // The session may have changed in another tab since the token was fetched: ask for a new one, once.
    if (!(error instanceof ApiError) || error.code !== 'csrf-rejected') throw error;
    forgetCsrfToken();
    return (await sendChange(endpoint.method, url, body, signal)) as ReplyOf<E>;
  } finally {
    unanswered -= 1;
  }
}

/**
 * Reads a public call by its path alone, typed by the contract: for the landing page, where the schemas of an endpoint
 * would weigh more than the page. Throws ApiError like callApi.
 */
export async function readPublic<E extends Endpoint>(path: string, query: InputOf<E, 'query'>) {
  return (await send(path + searchOf(query), { method: 'GET' })) as ReplyOf<E>;
}

/** The address of an endpoint with its ":name" parts filled in. */
export function pathOf(path: string, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(values[name])));
}

function searchOf(query: unknown): string {
  const given = Object.entries((query ?? {}) as Record<string, unknown>).filter(
    ([, value]) => value !== undefined,
  );
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

async function sendChange(
  method: string,
  url: string,
  body: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  csrfToken ??= fetchCsrfToken();
  const token = await csrfToken.catch((error: unknown) => {
    forgetCsrfToken();
    throw error;
  });
  const headers: Record<string, string> = { [CSRF_HEADER]: token };
  if (body === undefined) return send(url, { method, headers, keepalive: true }, signal);
  if (body instanceof Blob) {
    headers['Content-Type'] = body.type;
    return send(url, { method, headers, body }, signal);
  }
  headers['Content-Type'] = 'application/json';
  const text = JSON.stringify(body);
  // A letter may be up to three bytes.
  return send(url, { method, headers, body: text, keepalive: text.length * 3 <= CARRIED_BYTES }, signal);
}

async function fetchCsrfToken(): Promise<string> {
  const reply = (await send(CSRF_PATH, { method: 'GET' })) as { readonly csrfToken?: unknown } | null;
  if (typeof reply?.csrfToken === 'string' && reply.csrfToken !== '') return reply.csrfToken;
  throw new ApiError('no-csrf-token', 'No CSRF token received from server');
}

async function send(url: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(url, {
    ...init,
    credentials: 'include',
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    if (limit.aborted) throw new ApiError('timeout', TOO_SLOW, 0, {}, cause);
    throw new ApiError('network', NO_CONNECTION, 0, {}, cause);
  });
  if (!response.ok) throw await errorOf(response);
  // It comes with the first answer of a page, who is signed in: before there is anything to decide.
  const given = response.headers.get(CSRF_HEADER);
  if (given !== null) csrfToken = Promise.resolve(given);
  if (response.status === 204) return null;
  return response.json().catch((cause: unknown) => {
    throw new ApiError(
      'unreadable-reply',
      `Server error: ${response.status} ${response.statusText}`,
      response.status,
      {},
      cause,
    );
  });
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const said = (typeof body === 'object' ? body : null) as {
    readonly code?: ApiErrorCode;
    readonly message?: unknown;
    readonly fields?: Readonly<Record<string, string>>;
  } | null;
  const fields = said?.fields ?? {};
  if (typeof said?.message === 'string' && said.message !== '')
    return new ApiError(said.code ?? 'unknown', said.message, response.status, fields);
  const status = `Server error: ${response.status} ${response.statusText}`;
  return new ApiError(said?.code ?? 'no-message', status, response.status, fields);
}
