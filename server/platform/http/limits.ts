import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './errors.ts';

/** A whole workshop may sit behind one address, so the general limit is generous; the costly calls have their own. */
const REQUESTS_PER_MINUTE = 1200;

/** Guessing one person's password stays slow, while everyone else behind the same address can still sign in. */
const SIGN_INS_PER_QUARTER_HOUR = 10;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts this route's requests by address and the account that the body names as well. */
    countByUsername?: boolean;
  }
}

/**
 * Limits requests by address. Counters are this process's: with N machines the effective limit is N times this.
 * `signInKey` says which account a name stands for.
 */
export async function registerLimits(
  app: FastifyInstance,
  signInKey: (name: string) => Promise<string>,
): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) => {
      const error = new Error(`Too many requests. Please wait ${context.after} and try again.`);
      return Object.assign(error, { statusCode: context.statusCode });
    },
  });
  const signIns = app.createRateLimit({
    max: SIGN_INS_PER_QUARTER_HOUR,
    timeWindow: 15 * 60_000,
    keyGenerator: async (request) => `sign-in ${request.ip} ${await signInKey(usernameIn(request.body))}`,
  });
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.countByUsername) return;
    const count = await signIns(request);
    if (!count.isAllowed && count.isExceeded) {
      throw new Refusal(
        'too-many-requests',
        'Too many attempts to sign in with this name. Please wait 15 minutes and try again.',
      );
    }
  });
}

function usernameIn(body: unknown): string {
  const given = typeof body === 'object' && body !== null && 'username' in body ? body.username : '';
  return String(given);
}
