import { z } from 'zod';
import { DAY_MS } from '#career/durations.ts';
import type { Context } from '#server/platform/context.ts';
import { pagesOf } from '#server/platform/database/keyset.ts';
import type { JobKind } from '#server/platform/jobs.ts';
import { closeEndedPlans, deleteEventsBefore, listCustomersAfter } from './billing.store.ts';
import { settleAccount } from './settle.service.ts';

const AT_ONCE = 100;
/** The payment company gives up on a message after three days; an event older than this is never sent again. */
const EVENTS_KEPT_DAYS = 30;

/**
 * Once a day every account that the payment company knows is brought in line with it: whatever messages were lost, a
 * plan is wrong for a day at most. One that fails does not keep the others from it; the job then runs again.
 */
export function dailyReconciliation(context: Context): JobKind {
  const { db, clock, payments } = context;
  return {
    name: 'billing-reconciliation',
    data: z.object({}),
    schedule: '23 4 * * *',
    async run() {
      let failed: unknown;
      if (payments) {
        const read = (last?: { id: number }) => listCustomersAfter(db.query, last?.id, AT_ONCE);
        for await (const page of pagesOf(AT_ONCE, read)) {
          for (const { id } of page) {
            await settleAccount(context, payments, id).catch((error) => (failed ??= error));
          }
        }
      }
      await closeEndedPlans(db.query, clock.now());
      const before = new Date(clock.now().getTime() - EVENTS_KEPT_DAYS * DAY_MS);
      await deleteEventsBefore(db.query, before);
      if (failed !== undefined) throw failed;
    },
  };
}
