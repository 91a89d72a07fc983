import { Worker } from 'node:worker_threads';

/** How many requests are under way at a time, each on a connection that stays open. */
const CONNECTIONS = 16;

export interface Run {
  readonly url: string;
  readonly cookie: string;
  readonly milliseconds: number;
}
export interface Ran {
  readonly requests: number;
  readonly seconds: number;
}

/** The load, in a thread of its own so that it costs the server's thread nothing. `run` throws when an answer isn't 200. */
export function startLoad() {
  const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: { CONNECTIONS } });
  return {
    connections: CONNECTIONS,
    run: (run: Run): Promise<Ran> =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (ran: Ran) => {
          worker.off('error', reject);
          resolve(ran);
        });
        worker.postMessage(run);
      }),
    stop: () => worker.postMessage(null),
  };
}
