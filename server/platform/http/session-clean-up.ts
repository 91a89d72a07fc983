import { z } from 'zod';
import { DAY_MS } from '#career/day.ts';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import { deleteTriesBefore } from './password-tries.store.ts';
import { deleteEndedCounts } from './request-counts.store.ts';
import { deleteExpiredSessions } from './session.store.ts';

/** Removes counts of requests that are over, those of passwords of the day before, and sessions that have ended by themselves; those are refused anyway, but need not be kept. */
export function sessionCleanUp({ db, clock }: Context): JobKind {
  return {
    name: 'session-clean-up',
    data: z.object({}),
    schedule: '17 3 * * *',
    async run() {
      const now = clock.now();
      await deleteExpiredSessions(db.query, now);
      await deleteEndedCounts(db.query);
      await deleteTriesBefore(db.query, new Date(now.getTime() - DAY_MS));
    },
  };
}
