import { z } from 'zod';
import type { Context } from '../context.ts';
import type { JobKind } from '../jobs.ts';
import { deleteExpiredSessions } from './session.store.ts';

/** Removes sessions that have ended by themselves; they are refused anyway, but need not be kept. */
export function sessionCleanUp({ db, clock }: Context): JobKind {
  return {
    name: 'session-clean-up',
    data: z.object({}),
    schedule: '17 3 * * *',
    run: () => deleteExpiredSessions(db.query, clock.now()),
  };
}
