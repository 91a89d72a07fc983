import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteApplication, listApplications } from '#contract/applications.ts';
import { login } from '#contract/auth.ts';
import { callApi, forgetCsrfToken, isChangeUnderWay, pathOf } from './api-client.ts';
import { ApiError, messageOf } from './api-error.ts';

interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const calls: { url: string; init: RequestInit }[] = [];
let answers: Answer[] = [];

/** Answers calls in the order of `answers`; the token call is answered apart, so that each test lists only its own. */
function answerWith(list: readonly Answer[], token: unknown = { csrfToken: 'token-1' }) {
  answers = [...list];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    const answer: Answer | undefined = url === '/api/csrf-token' ? { body: token } : answers.shift();
    if (answer === undefined) throw new TypeError('failed to fetch');
    const { body, ...rest } = answer;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), rest);
  });
}

const credentials = { body: { username: 'ana', password: 'correct horse' } };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it succeeded'),
    (error: ApiError) => error,
  );

beforeEach(() => {
  calls.length = 0;
  forgetCsrfToken();
});
afterEach(() => vi.unstubAllGlobals());

describe('callApi', () => {
  test('reads without a token, with cookies', async () => {
    answerWith([{ body: [] }]);
    await expect(callApi(listApplications, {})).resolves.toEqual([]);
    expect(calls.map(({ url }) => url)).toEqual(['/api/applications']);
    expect(calls[0]?.init.credentials).toBe('include');
  });

  test('fetches the token once and sends it with every change', async () => {
    answerWith([{ body: { success: true } }, { body: { success: true } }]);
    await callApi(deleteApplication, { params: { id: 7 } });
    await callApi(deleteApplication, { params: { id: 8 } });
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/csrf-token',
      '/api/applications/7',
      '/api/applications/8',
    ]);
    expect(calls[2]?.init.headers).toEqual({ 'X-CSRF-Token': 'token-1' });
  });

  test('takes the token that comes with an answer, and asks for none', async () => {
    answerWith([{ body: [], headers: { 'x-csrf-token': 'token-of-the-page' } }, { body: { success: true } }]);
    await callApi(listApplications, {});
    await callApi(deleteApplication, { params: { id: 7 } });
    expect(calls.map(({ url }) => url)).toEqual(['/api/applications', '/api/applications/7']);
    expect(calls[1]?.init.headers).toEqual({ 'X-CSRF-Token': 'token-of-the-page' });
  });

  test('has the browser carry a small change through, though the page is left; a large one it would refuse', async () => {
    answerWith([{ body: { id: 1 } }, { body: { id: 1 } }]);
    await callApi(login, credentials);
    await callApi(login, { body: { username: 'ana', password: 'x'.repeat(64 * 1024) } });
    expect(calls.slice(1).map(({ init }) => init.keepalive)).toEqual([true, false]);
  });

  test('says that a change is under way from the press to the answer', async () => {
    answerWith([{ body: { id: 1 } }, { status: 500, body: {} }]);
    for (const _ of ['answered', 'refused']) {
      const call = callApi(login, credentials).catch(() => {});
      expect(isChangeUnderWay()).toBe(true);
      await call;
      expect(isChangeUnderWay()).toBe(false);
    }
  });

  test('sends a JSON body with its type', async () => {
    answerWith([{ body: { id: 1 } }]);
    await callApi(login, credentials);
    expect(calls[1]?.init.body).toBe(JSON.stringify(credentials.body));
    expect(calls[1]?.init.headers).toMatchObject({ 'Content-Type': 'application/json' });
  });

  test('gets a new token and tries once more when the token is refused, and only once', async () => {
    const refused = { status: 403, body: { code: 'csrf-rejected', message: 'The token is stale' } };
    answerWith([refused, { body: { id: 1 } }]);
    await callApi(login, credentials);
    expect(calls.map(({ url }) => url)).toEqual([
      '/api/csrf-token',
      '/api/login',
      '/api/csrf-token',
      '/api/login',
    ]);

    answerWith([refused, refused, { body: { id: 1 } }]);
    expect((await failure(callApi(login, credentials))).code).toBe('csrf-rejected');
  });

  test('does not repeat a change that was refused for another reason', async () => {
    answerWith([{ status: 403, body: { code: 'not-allowed', message: 'No' } }, { body: { id: 1 } }]);
    expect((await failure(callApi(login, credentials))).code).toBe('not-allowed');
    expect(calls.filter(({ url }) => url === '/api/login')).toHaveLength(1);
  });

  test('says so when the server gives no token, and asks again next time', async () => {
    answerWith([], {});
    expect((await failure(callApi(login, credentials))).message).toBe('No CSRF token received from server');
    answerWith([{ body: { id: 1 } }]);
    await expect(callApi(login, credentials)).resolves.toEqual({ id: 1 });
  });

  test('carries code, message and fields of a refusal', async () => {
    answerWith([
      { status: 400, body: { code: 'invalid-input', message: 'Check the form', fields: { email: 'Taken' } } },
    ]);
    expect(await failure(callApi(login, credentials))).toMatchObject({
      code: 'invalid-input',
      status: 400,
      message: 'Check the form',
      fields: { email: 'Taken' },
    });
  });

  test.each([
    ['not JSON', 'Bad Gateway page'],
    ['JSON without a message', {}],
    ['JSON null', null],
  ])('falls back to status and status text when the body is %s', async (_what, body) => {
    answerWith([{ status: 502, statusText: 'Bad Gateway', body }]);
    const error = await failure(callApi(listApplications, {}));
    expect(error.message).toBe('Server error: 502 Bad Gateway');
    // What a screen shows is its own specified text; the status is for the console.
    expect(messageOf(error, 'Failed to upload resume')).toBe('Failed to upload resume');
  });

  test('a lost connection is an ApiError too', async () => {
    answerWith([]);
    expect(await failure(callApi(listApplications, {}))).toMatchObject({ code: 'network', status: 0 });
  });

  test('a call that the page gave up is no failure of the network', async () => {
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => Promise.reject(init.signal?.reason));
    const error = await failure(callApi(listApplications, { signal: AbortSignal.abort() }));
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

test('the named parts of an address are filled in and escaped', () => {
  expect(pathOf('/api/job-matches/:id/certifications', { id: 7 })).toBe('/api/job-matches/7/certifications');
  expect(pathOf('/api/x/:name', { name: 'a/b?c' })).toBe('/api/x/a%2Fb%3Fc');
});
