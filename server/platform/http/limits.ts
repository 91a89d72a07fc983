import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './networks.ts';

/** A whole workshop may sit behind one address, so the general limit is generous; the costly calls have their own. */
const REQUESTS_PER_MINUTE = 1200;

/**
 * Limits requests by address. Counters are this process's: with N machines the effective limit is N times this. Wrong
 * passwords are counted in the database (password-guard.ts).
 */
export async function registerLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    keyGenerator: (request) => networkOf(request.ip),
    max: REQUESTS_PER_MINUTE,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) => {
      const error = new Error(`Too many requests. Please wait ${context.after} and try again.`);
      return Object.assign(error, { statusCode: context.statusCode });
    },
  });
}
