import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from './errors.ts';
import { deleteSession, findSession, insertSession, touchSession, type Viewer } from './session.store.ts';

const COOKIE = 'mission_ready_session';
/** A browser that does not come back for two weeks signs in again. */
const SESSION_TTL_MS = 14 * 24 * 60 * 60 * 1000;
/** Writing on each request would cost more than it tells. */
const TOUCH_AFTER_MS = 10 * 60 * 1000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor; set before any other check of an /api call. */
    viewer: Viewer | null;
  }
}

/** One and the same answer, whatever of it was wrong. */
export const WRONG_CREDENTIALS = 'Incorrect username, email or password.';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Who may come in, and the stored hash of the password that says so. */
export interface Opened {
  readonly userId: number;
  readonly passwordHash: string;
}

export interface Sessions {
  /** Reads who is asking from the cookie; a session in use lives on, in the database and in the browser. */
  readViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  /**
   * Signs a person in under a new token; the session the browser had before ends. Throws a Refusal when the password
   * that let them in is no longer the account's.
   */
  start(request: FastifyRequest, reply: FastifyReply, opened: Opened): Promise<void>;
  /** Signs the browser out. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Sessions in cookies that scripts cannot read and other sites cannot send; the database knows only their hash. */
export function sessionsOn(
  app: FastifyInstance,
  db: Database,
  clock: Clock,
  secure: () => boolean,
): Sessions {
  app.decorateRequest('viewer', null);
  const cookieOptions = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: secure() || request.protocol === 'https',
  });
  const keep = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: SESSION_TTL_MS / 1000 });
  return {
    async readViewer(request, reply) {
      const token = request.cookies[COOKIE];
      if (!token || token.length > 100) return null;
      const now = clock.now();
      const found = await findSession(db.query, hashOf(token), now);
      if (!found) return null;
      if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
        await touchSession(db.query, found.viewer.sessionHash, now, new Date(now.getTime() + SESSION_TTL_MS));
        keep(request, reply, token);
      }
      return found.viewer;
    },
    async start(request, reply, { userId, passwordHash }) {
      if (request.viewer) await deleteSession(db.query, request.viewer.sessionHash);
      const token = randomBytes(32).toString('base64url');
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_TTL_MS);
      const row = { tokenHash: hashOf(token), userId, createdAt, expiresAt };
      if (!(await db.transaction((tx) => insertSession(tx, row, passwordHash)))) {
        throw new Refusal('wrong-credentials', WRONG_CREDENTIALS);
      }
      keep(request, reply, token);
    },
    async end(request, reply) {
      if (request.viewer) await deleteSession(db.query, request.viewer.sessionHash);
      reply.clearCookie(COOKIE, cookieOptions(request));
    },
  };
}
