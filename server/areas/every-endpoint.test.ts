import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { PASSWORD, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let site: TestApp;
let signedIn: TestClient;

beforeAll(async () => {
  site = await startTestApp();
  ({ client: signedIn } = await site.newcomer());
});
afterAll(() => site.close());

const addressOf = (endpoint: Endpoint, id: number | string = 4242) =>
  endpoint.path.replace(/:\w+/g, () => String(id));
const changes = (endpoint: Endpoint) => endpoint.method !== 'GET';
const withPayload = (endpoint: Endpoint, payload: object) => (changes(endpoint) ? { payload } : {});

describe('every endpoint', () => {
  it('that is not public answers 401 to a visitor, before anything else', async () => {
    const visitor = site.visitor();
    for (const endpoint of site.app.endpoints.filter(({ access }) => access !== 'public')) {
      const request = { method: endpoint.method, url: addressOf(endpoint), ...withPayload(endpoint, {}) };
      const answer = await visitor.send(request);
      expect(answer.status, `${endpoint.method} ${endpoint.path}`).toBe(401);
      expect(answer.body).toEqual({ code: 'sign-in-required', message: 'Unauthorized' });
    }
  });

  it('for administrators answers 403 to everyone else', async () => {
    for (const endpoint of site.app.endpoints.filter(({ access }) => access === 'admin')) {
      const request = { method: endpoint.method, url: addressOf(endpoint), ...withPayload(endpoint, {}) };
      expect((await signedIn.send(request)).status, `${endpoint.method} ${endpoint.path}`).toBe(403);
    }
  });

  it('that changes something answers 403 without the token', async () => {
    for (const endpoint of site.app.endpoints.filter(changes)) {
      const request = { method: endpoint.method, url: addressOf(endpoint), payload: {} };
      const answer = await signedIn.send(request, 'none');
      expect(answer.status, `${endpoint.method} ${endpoint.path}`).toBe(403);
      expect(answer.body).toMatchObject({ code: expect.stringMatching(/csrf-rejected|not-allowed/) });
    }
  });

  it('refuses a token that is not its own', async () => {
    const { client: other } = await site.newcomer();
    const stolen = await other.csrfToken();
    for (const endpoint of site.app.endpoints.filter(changes)) {
      const headers = { 'x-csrf-token': stolen };
      const answer = await signedIn.send({
        method: endpoint.method,
        url: addressOf(endpoint),
        payload: {},
        headers,
      });
      expect(answer.status, `${endpoint.method} ${endpoint.path}`).toBe(403);
    }
  });

  it('that is not public is kept by no cache, whatever it answers, but for pictures whose address changes', async () => {
    const { client: admin } = await site.administrator();
    const personal = site.app.endpoints.filter(
      ({ method, access }) => method === 'GET' && access !== 'public',
    );
    expect(personal.length).toBeGreaterThan(40);
    for (const endpoint of personal) {
      const { headers } = await admin.send({ method: 'GET', url: addressOf(endpoint) });
      expect(headers['cache-control'], endpoint.path).toContain(
        endpoint.path === '/api/profile/image/:id' ? 'private' : 'no-store',
      );
    }
  });

  it('answers a malformed request with 4xx and a message, never 5xx', async () => {
    const ids = [
      '0',
      '-1',
      'abc',
      '1e9',
      '0x10',
      '1e3',
      '99999999999999999999',
      '2147483648',
      '1.5',
      '%00',
      '%F0%9F',
    ];
    const malformed: (string | object)[] = [
      '',
      '{',
      '[]',
      'null',
      '"text"',
      '12',
      '{"__proto__":{"isAdmin":true}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      JSON.stringify({
        username: 'a\u0000b',
        password: 'p\u0000',
        jobTitle: '\u0000',
        content: { title: '\u0000' },
      }),
      '{"jobTitle":"\\ud800","company":"x","firstName":"\\udfff"}',
      {
        username: 1,
        password: {},
        isSelected: 'yes',
        jobMatchId: 'x',
        content: [],
        militaryBranch: 7,
        status: {},
      },
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      { notes: 'x'.repeat(1024 * 1024) },
    ];
    // Written out once: a megabyte for each of thousands of requests takes longer than the requests.
    const payloads = malformed.map((payload) => {
      const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
      return { text, label: text.slice(0, 60) };
    });
    const headers = { 'content-type': 'application/json' };
    for (const endpoint of site.app.endpoints) {
      // Address and body are read one after the other, each by its own schema: every pair of them would tell no more,
      // and the fuzz sends such addresses with bodies that are right.
      const written = (changes(endpoint) ? payloads : payloads.slice(0, 1)).map((payload) => ({
        id: '1',
        ...payload,
      }));
      const empty = changes(endpoint) ? '{}' : '';
      const addressed = endpoint.path.includes(':')
        ? ids.map((id) => ({ id, text: empty, label: empty }))
        : [];
      for (const { id, text, label } of [...written, ...addressed]) {
        const client = endpoint.path === '/api/logout' ? site.visitor() : signedIn;
        const body = text === '' ? {} : { payload: text, headers };
        const answer = await client.send({
          method: endpoint.method,
          url: addressOf(endpoint, id),
          ...body,
        });
        const what = `${endpoint.method} ${addressOf(endpoint, id)} ${label}`;
        expect(answer.status, what).toBeLessThan(500);
        if (answer.status >= 400) {
          expect(answer.body, what).toMatchObject({
            code: expect.any(String),
            message: expect.any(String),
          });
        }
      }
    }
  });

  it("answers 404 for an id that is someone else's, just as for one that does not exist", async () => {
    const { client: owner } = await site.newcomer({ militaryOccupation: '25B', militaryBranch: 'Army' });
    const matches = await owner.send({ method: 'GET', url: '/api/job-matches' });
    const [match] = matches.body as { id: number }[];
    const payload = { jobMatchId: match?.id };
    const resume = await owner.send({ method: 'POST', url: '/api/resumes', payload });
    const application = await owner.send({
      method: 'POST',
      url: '/api/applications',
      payload: { jobTitle: 'Network Technician', company: 'Example Company' },
    });
    const idsOf: Record<string, number> = {
      applications: (application.body as { id: number }).id,
      resumes: (resume.body as { id: number }).id,
    };
    // Everything is an administrator's own to decide on: those calls answer 403 to others, as above.
    const withId = site.app.endpoints.filter(
      ({ path, access }) => path.includes(':id') && access !== 'admin',
    );
    expect(withId.length).toBeGreaterThan(8);
    for (const endpoint of withId) {
      const id = idsOf[endpoint.path.split('/')[2] ?? ''] ?? match?.id ?? 0;
      const valid = endpoint.path.startsWith('/api/job-matches')
        ? { isSelected: true, reason: 'x' }
        : endpoint.path.startsWith('/api/community')
          ? { content: 'x', reason: 'spam' }
          : endpoint.path.startsWith('/api/jobs')
            ? { isSaved: true, reason: 'x', appliedDate: '2025-01-05' }
            : {
                skills: 'x',
                kind: 'skill',
                name: 'x',
                evidence: 'x'.repeat(10),
                lacks: true,
                section: 'skills',
                text: 'x',
                revision: 1,
                password: PASSWORD,
              };
      const ask = (which: number) =>
        signedIn.send({
          method: endpoint.method,
          url: addressOf(endpoint, which),
          ...withPayload(endpoint, valid),
        });
      const theirs = await ask(id);
      expect(theirs.status, `${endpoint.method} ${endpoint.path}`).toBe(404);
      expect(theirs.body).toEqual((await ask(2_000_000_000)).body);
    }
  });
});

describe('what an endpoint says it changes', () => {
  const shape = (path: string) => path.replace(/:\w+/g, ':');

  it('is read at some address', () => {
    const read = site.app.endpoints.filter(({ method }) => method === 'GET').map(({ path }) => shape(path));
    for (const { method, path, changes: named } of site.app.endpoints) {
      for (const address of named ?? []) {
        const [start, below] = address.split('/**');
        const wanted = shape(start ?? '');
        const isRead = read.some(
          (one) => one === wanted || (below !== undefined && one.startsWith(`${wanted}/`)),
        );
        expect(isRead, `${method} ${path} changes ${address}`).toBe(true);
      }
    }
  });

  it('is answered with the very reply that is read there', () => {
    const answering = site.app.endpoints.filter(({ answers }) => answers !== undefined);
    expect(answering.length).toBeGreaterThan(10);
    for (const { method, path, answers, reply } of answering) {
      const read = site.app.endpoints.find((one) => one.method === 'GET' && one.path === answers);
      expect(read?.reply, `${method} ${path} answers ${answers}`).toBe(reply);
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every endpoint that is served', async () => {
    const { body } = await site.visitor().send({ method: 'GET', url: '/api/openapi.json' });
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    for (const { method, path } of site.app.endpoints) {
      const described = paths[path.replace(/:(\w+)/g, '{$1}')];
      expect(described, path).toHaveProperty(method.toLowerCase());
    }
  });
});

describe('an unknown path under /api', () => {
  it.each(['/api/nothing', '/api', '/api/users/1'])('%s answers 404 in JSON', async (url) => {
    const answer = await site.visitor().send({ method: 'GET', url });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({ code: 'not-found' });
  });
});
