import csrfProtection from '@fastify/csrf-protection';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** In which a change brings its token, and in which the answer to "who am I?" brings a page its first. */
const HEADER = 'x-csrf-token';

/** A visitor has no session; the token is then bound to the visitor's own secret cookie alone. */
const boundTo = (request: FastifyRequest) => request.viewer?.sessionHash ?? 'visitor';

/**
 * Tokens bound to the session: one that was given to a visitor, or to another session, is refused, so a token
 * fetched before signing in does not serve after it.
 */
export async function registerCsrf(app: FastifyInstance, key: string, secure: boolean): Promise<void> {
  await app.register(csrfProtection, {
    cookieKey: `${secure ? '__Host-' : ''}mission_ready_csrf`,
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'strict', secure },
    csrfOpts: { hmacKey: key },
    getToken: (request) => String(request.headers[HEADER] ?? ''),
    getUserInfo: boundTo,
    logLevel: 'debug',
  });
}

/** A new token for whoever asks. */
export function csrfTokenFor(request: FastifyRequest, reply: FastifyReply): string {
  return reply.generateCsrf({ userInfo: boundTo(request) });
}

/** Sends the token along, for a page that asks first who is signed in and may have to change something at once. */
export function bringCsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(HEADER, csrfTokenFor(request, reply));
}
