import { z } from 'zod';
import { DAY_MS } from '#career/durations.ts';
import type { Context } from '../context.ts';
import { deleteJobsOfNobody } from '../jobs.store.ts';
import type { JobKind } from '../jobs.ts';
import { deleteTriesBefore } from './password-tries.store.ts';
import { deleteEndedCounts } from './request-counts.store.ts';
import { deleteExpiredSessions } from './session.store.ts';

/**
 * Removes counts of requests that are over, those of passwords of the day before, sessions that have ended by themselves
 * (those are refused anyway, but need not be kept), and mails that were put in the queue while their account was being
 * deleted.
 */
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
      await deleteJobsOfNobody(db.query);
    },
  };
}
