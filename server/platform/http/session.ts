import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DAY_MS, MINUTE_MS } from '#career/durations.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deviceOf } from './device.ts';
import { Refusal } from './errors.ts';
import {
  deleteSession,
  findSession,
  insertSession,
  noteDevice,
  touchSession,
  type Viewer,
} from './session.store.ts';

/** A browser that does not come back for two weeks signs in again. */
const SESSION_TTL_MS = 14 * DAY_MS;
/** However much it is used, a session ends some day: a stolen one with it. */
const SESSION_LIFE_MS = 90 * DAY_MS;
/** Browsers keep no cookie for longer than 400 days (RFC 6265bis). */
const DEVICE_TTL_SECONDS = 400 * 24 * 60 * 60;
/** Writing on each request would cost more than it tells. */
const TOUCH_AFTER_MS = 10 * MINUTE_MS;

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor; set before any other check of an /api call. */
    viewer: Viewer | null;
  }
}

/** One and the same answer, whatever of it was wrong. */
export const WRONG_CREDENTIALS = 'Incorrect username, email or password.';

/** Who may come in, and the stored hash of the password that says so. */
export interface Opened {
  readonly userId: number;
  readonly passwordHash: string;
  /** They came in with a passkey, not with that password. */
  readonly byPasskey?: boolean;
}

export interface Sessions {
  /** Whether the browser has a session's cookie, which may be over. */
  mayBeSignedIn(request: FastifyRequest): boolean;
  /** Reads who is asking from the cookie; a session in use lives on, in the database and in the browser. */
  readViewer(request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null>;
  /**
   * Signs a person in under a new token; the session the browser had before ends. Throws a Refusal when the password
   * that let them in is no longer the account's. Gives the device in words when the person has signed in with others
   * and never with this one.
   */
  start(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: Opened,
  ): Promise<{ readonly newDevice: string | null }>;
  /** Signs the browser out and has it clear what pages stored there. */
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
  // With this prefix a browser takes the cookie only over https, from this very host, for all of it.
  const prefix = secure() ? '__Host-' : '';
  const COOKIE = `${prefix}mission_ready_session`;
  const DEVICE = `${prefix}mission_ready_device`;
  const cookieOptions = (request: FastifyRequest) => ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: secure() || request.protocol === 'https',
  });
  const keep = (request: FastifyRequest, reply: FastifyReply, token: string) =>
    reply.setCookie(COOKIE, token, { ...cookieOptions(request), maxAge: SESSION_TTL_MS / 1000 });
  /** The browser's own token; a hash with the person in it, so that two people at one computer are not linked by it. */
  const deviceHash = (request: FastifyRequest, reply: FastifyReply, userId: number) => {
    const given = request.cookies[DEVICE];
    const token = given && given.length <= 100 ? given : newToken();
    reply.setCookie(DEVICE, token, { ...cookieOptions(request), maxAge: DEVICE_TTL_SECONDS });
    return hashOfToken(`${userId} ${token}`);
  };
  return {
    mayBeSignedIn: (request) => Boolean(request.cookies[COOKIE]),
    async readViewer(request, reply) {
      const token = request.cookies[COOKIE];
      if (!token || token.length > 100) return null;
      const now = clock.now();
      const found = await findSession(db.query, hashOfToken(token), now);
      if (!found) return null;
      if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
        const end = Math.min(now.getTime() + SESSION_TTL_MS, found.createdAt.getTime() + SESSION_LIFE_MS);
        await touchSession(db.query, found.viewer.sessionHash, now, new Date(end));
        keep(request, reply, token);
      }
      return found.viewer;
    },
    async start(request, reply, { userId, passwordHash, byPasskey = false }) {
      if (request.viewer) await deleteSession(db.query, request.viewer.sessionHash);
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_TTL_MS);
      const device = deviceOf(request.headers['user-agent']);
      const row = { tokenHash: hashOfToken(token), userId, device, byPasskey, createdAt, expiresAt };
      const isNew = await db.transaction(async (tx) => {
        if (!(await insertSession(tx, row, passwordHash))) {
          throw new Refusal('wrong-credentials', WRONG_CREDENTIALS);
        }
        return noteDevice(tx, userId, deviceHash(request, reply, userId), createdAt);
      });
      keep(request, reply, token);
      return { newDevice: isNew ? device : null };
    },
    async end(request, reply) {
      if (request.viewer) await deleteSession(db.query, request.viewer.sessionHash);
      reply.clearCookie(COOKIE, cookieOptions(request));
      // Not "cookies": the browser would be taken for a new device. Not "cache": nothing of a person's is kept there.
      reply.header('clear-site-data', '"storage"');
    },
  };
}
