import type { ReplyOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { listTroubledJobs } from '#contract/system.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { recordAct } from './audit.service.ts';
import { countJobs, dueNow, listTroubled } from './queue.store.ts';

/** Mails and other work that failed, and how many wait. */
export async function troubledJobs({ db }: Context): Promise<ReplyOf<typeof listTroubledJobs>> {
  const rows = await listTroubled(db.query, LIMITS.adminPageMax);
  return {
    waiting: (await countJobs(db.query)).waiting,
    jobs: rows.map(({ isGivenUp, nextTryAt, ...row }) => ({
      ...row,
      isGivenUp,
      nextTryAt: isGivenUp ? null : nextTryAt,
    })),
  };
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Has a job that failed tried again now. Throws a Refusal when it is done by now, or gone. */
export async function tryJobAgain(context: Context, actorId: number, id: string): Promise<void> {
  if (!UUID.test(id)) throw notFound('This job');
  await context.db.transaction(async (tx) => {
    const kind = await dueNow(tx, id);
    if (kind === undefined) throw notFound('This job');
    await recordAct(context, tx, { actorId, action: 'job-run-again', subject: kind });
  });
}
