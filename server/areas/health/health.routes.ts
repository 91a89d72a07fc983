import { getHealth, getLive } from '#contract/health.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/http/errors.ts';

const ANSWER_WITHIN_MS = 3000;

export function healthRoutes({ mount, db }: RouteContext): void {
  // Asks nobody, so that what restarts a process that hangs doesn't end one that restores or waits for its database.
  mount(getLive, () => ({ status: 'ok' }) as const);

  mount(getHealth, async () => {
    try {
      await within(db.ping(), ANSWER_WITHIN_MS);
    } catch (cause) {
      throw new Refusal('unavailable', 'The database does not answer.', { cause });
    }
    return { status: 'ok' } as const;
  });
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
