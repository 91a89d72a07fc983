import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { MINUTE_MS } from '#career/durations.ts';
import type { Access, Endpoint, GivenFor, ParsedOf, ReplyOf } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { type Done, done } from '#contract/fields.ts';
import type { Config } from '../config.ts';
import { Refusal } from './errors.ts';
import type { Viewer } from './session.store.ts';
import type { Sessions } from './session.ts';
import { assertStorable } from './storable.ts';

type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, Access>;

/** What a handler gets: input that has passed the contract, and who is asking. */
export interface Call<E extends AnyEndpoint> {
  readonly params: ParsedOf<E, 'params'>;
  readonly query: ParsedOf<E, 'query'>;
  readonly body: ParsedOf<E, 'body'>;
  readonly viewer: E['access'] extends 'public' ? Viewer | null : Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler gives: the reply; where that only says that it was done, nothing that is looked at. */
type Given<E> = Done extends ReplyOf<E> ? unknown : GivenFor<E>;

/** Adds an endpoint of the contract to the server. */
export type Mount = <E extends AnyEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Given<E>> | Given<E>,
) => void;

const DONE: Done = { success: true };

/** What someone with a temporary password may still do: see who they are, change it, leave. */
const OPEN_WITH_TEMPORARY_PASSWORD = new Set(['/api/user', '/api/change-password']);

/** What is open where two factors are asked for and only one was given: turning the other on, taking along, leaving. */
const OPEN_WITH_ONE_FACTOR = new Set([
  ...OPEN_WITH_TEMPORARY_PASSWORD,
  '/api/account/two-factor/start',
  '/api/account/two-factor/confirm',
  '/api/account/passkeys',
  '/api/account/passkeys/start',
  '/api/account/export',
  '/api/account/delete',
]);
const TURN_ON = 'Turn it on in your profile, or sign in with a passkey.';

/**
 * Makes `mount`. Order of the checks: limit, session, access, token, then input; so a caller who may not call learns
 * nothing about what the call would take.
 */
export function mountOn(
  app: FastifyInstance,
  sessions: Sessions,
  twoFactor: Pick<Config, 'twoFactor' | 'adminTwoFactor'>,
): { mount: Mount; mounted: AnyEndpoint[] } {
  const mounted: AnyEndpoint[] = [];
  const mount: Mount = (endpoint, handler) => {
    mounted.push(endpoint);
    const limit = endpoint.requestsPerMinute;
    app.route({
      method: endpoint.method as HTTPMethods,
      url: endpoint.path,
      ...(endpoint.bodyLimitBytes ? { bodyLimit: endpoint.bodyLimitBytes } : {}),
      config: {
        ...(limit ? { rateLimit: { max: limit, timeWindow: MINUTE_MS } } : {}),
        ...(endpoint.bodyType === 'signed' ? { rawBody: true } : {}),
      },
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] ?? 'api'],
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: {
          ...(endpoint.replyType ? {} : { [endpoint.status ?? 200]: endpoint.reply }),
          '4xx': errorBody,
          '5xx': errorBody,
        },
      },
      // Not onRequest: the limit stands there, and must count those who are turned away too.
      preParsing: async (request, reply) => {
        request.viewer = await sessions.readViewer(request, reply);
        if (request.viewer) logAs(request, reply, request.viewer.id);
        assertAccess(endpoint, request.viewer, twoFactor);
        if (endpoint.method !== 'GET' && endpoint.bodyType !== 'signed') await assertCsrf(app, request);
      },
      preValidation: async (request) => {
        if ((endpoint.bodyType ?? 'json') === 'json') {
          assertNoFile(request.body);
          assertStorable(request.body);
        }
        assertStorable(request.query);
      },
      handler: async (request, reply) => {
        reply.code(endpoint.status ?? 200);
        if (endpoint.replyType) reply.type(endpoint.replyType);
        const { params, query, body, viewer } = request;
        const call = { params, query, body, viewer, request, reply } as Parameters<typeof handler>[0];
        const given = await handler(call);
        return endpoint.reply === done ? DONE : given;
      },
    });
  };
  return { mount, mounted };
}

/** From here on each line of the log about this request says whose account it is, by its number and nothing else. */
export function logAs(request: FastifyRequest, reply: FastifyReply, account: number): void {
  request.log = request.log.child({ account });
  reply.log = request.log;
}

/** Every call shares the parsers, so a file can reach one that takes JSON; walked byte by byte it would cost a second. */
function assertNoFile(body: unknown): void {
  if (body instanceof Uint8Array) throw new Refusal('unsupported-media-type', 'Send application/json.');
}

function assertAccess(
  endpoint: AnyEndpoint,
  viewer: Viewer | null,
  { twoFactor, adminTwoFactor }: Pick<Config, 'twoFactor' | 'adminTwoFactor'>,
): void {
  if (endpoint.access === 'public') return;
  if (!viewer) throw new Refusal('sign-in-required', 'Unauthorized');
  if (viewer.mustChangePassword && !OPEN_WITH_TEMPORARY_PASSWORD.has(endpoint.path)) {
    throw new Refusal('password-change-required', 'Change your temporary password first.');
  }
  if (endpoint.access === 'admin' && !viewer.isAdmin) {
    throw new Refusal('not-allowed', 'Only administrators can do this.');
  }
  if (viewer.hasTwoFactor) return;
  if (twoFactor === 'required' && !OPEN_WITH_ONE_FACTOR.has(endpoint.path)) {
    throw new Refusal('two-factor-required', `This site asks for two-factor sign-in. ${TURN_ON}`);
  }
  if (endpoint.access === 'admin' && adminTwoFactor === 'required') {
    throw new Refusal(
      'two-factor-required',
      `This site asks administrators for two-factor sign-in. ${TURN_ON}`,
    );
  }
}

function assertCsrf(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    // The plugin answers through `reply.send(error)`; caught here, the refusal takes the way of all others.
    const answer = { send: reject } as unknown as FastifyReply;
    app.csrfProtection(request, answer, () => resolve());
  });
}
