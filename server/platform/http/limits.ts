import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '#career/durations.ts';
import type { Database } from '../database/database.ts';
import { networkOf } from './networks.ts';
import { sharedLimits } from './shared-limits.ts';

/** A whole workshop may sit behind one address, so the general limit is generous; the costly calls have their own. */
const REQUESTS_PER_MINUTE = 1200;

/**
 * Limits requests by address: in memory where the database belongs to this process, in the database where others may
 * share it. Wrong passwords are counted there in any case (password-guard.ts).
 */
export async function registerLimits(app: FastifyInstance, db: Database): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...(db.kind === 'server' ? { store: sharedLimits(db) } : {}),
    keyGenerator: (request) => networkOf(request.ip),
    max: REQUESTS_PER_MINUTE,
    timeWindow: MINUTE_MS,
    errorResponseBuilder: (_request, context) => {
      const error = new Error(`Too many requests. Please wait ${context.after} and try again.`);
      return Object.assign(error, { statusCode: context.statusCode });
    },
  });
}
