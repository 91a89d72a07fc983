import { PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { Database } from './database/database.ts';
import { safeReason } from './safe-reason.ts';

/** A kind of work that goes on after the reply, is stored until it is done, and is tried again when it fails. */
export interface JobKind<Data extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: Data;
  run(data: z.output<Data>): Promise<void>;
  /** When it runs by itself, as a cron expression in UTC. */
  readonly schedule?: string;
}

export interface Jobs {
  /** Stores a job. It runs after the reply, at least once. */
  enqueue<Data extends z.ZodType>(kind: JobKind<Data>, data: z.input<Data>): Promise<void>;
  /** Runs what is due until nothing is left; for tests and for a clean stop. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const RETRY = { retryLimit: 5, retryDelay: 30, retryBackoff: true } as const;
/**
 * For what is stored to be sent: a mail server that is away loses no mail, which is tried about every hour for four
 * days. Given with each job, because the settings of a queue stay those of the start that made it.
 */
const RETRY_FOR_DAYS = { ...RETRY, retryLimit: 100, retryDelayMax: 3600 } as const;
/**
 * What runs by itself may take long: three hours, more than any of it takes itself (scratch.ts), before it counts as
 * dead and is run again. pg-boss's own quarter of an hour would run it again beside itself. Given with each job, as above.
 */
const NIGHTLY = { ...RETRY, expireInSeconds: 3 * 60 * 60 } as const;
const JOBS_AT_ONCE = 10;

/**
 * Starts the queue, which is pg-boss on the same database. `work: false` stores jobs without running them, until
 * `drain` does: tests decide when.
 */
export async function startJobs(
  db: Database,
  kinds: readonly JobKind[],
  options: { work: boolean; onError: (error: Error) => void },
): Promise<Jobs> {
  const boss = new PgBoss({ ...db.forJobs, schema: 'jobs', supervise: options.work, schedule: options.work });
  boss.on('error', options.onError);
  await boss.start();
  for (const kind of kinds) {
    await boss.createQueue(kind.name, RETRY);
    if (!options.work) continue;
    const work = async (jobs: { data: unknown }[]) => {
      for (const job of jobs) {
        try {
          await kind.run(kind.data.parse(job.data));
        } catch (error) {
          const reason = safeReason(error);
          options.onError(new Error(`${kind.name} failed and is tried again: ${reason}`));
          // What is thrown here is stored with the job, whole.
          throw new Error(reason);
        }
      }
    };
    await boss.work(kind.name, { pollingIntervalSeconds: 2 }, work);
    if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, NIGHTLY);
  }
  return {
    async enqueue(kind, data) {
      await boss.send(kind.name, data as object, RETRY_FOR_DAYS);
    },
    async drain() {
      for (const kind of kinds) await drainQueue(boss, kind);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000, close: true }),
  };
}

async function drainQueue(boss: PgBoss, kind: JobKind): Promise<void> {
  for (;;) {
    const jobs = await boss.fetch<object>(kind.name, { batchSize: JOBS_AT_ONCE });
    if (jobs.length === 0) return;
    for (const job of jobs) {
      try {
        await kind.run(kind.data.parse(job.data));
        await boss.complete(kind.name, job.id);
      } catch (error) {
        await boss.fail(kind.name, job.id, {
          message: safeReason(error),
        });
      }
    }
  }
}
