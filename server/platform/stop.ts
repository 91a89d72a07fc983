import type { FastifyInstance } from 'fastify';
import type { Database } from './database/database.ts';

/** A request still under way then is given up; Fastify has long stopped taking new ones. */
const STOP_WITHIN_MS = 20_000;

/** On SIGTERM or SIGINT: finish the requests under way, close the database, exit 0. */
export function stopOnSignals(app: FastifyInstance, db: Database): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const timer = setTimeout(() => {
      app.log.error('requests did not finish in time');
      process.exit(1);
    }, STOP_WITHIN_MS);
    timer.unref();
    await app.close();
    await db.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
  // Started by scripts/start.js: its end, even by SIGKILL, is ours, or the port and the data would stay taken.
  process.on('disconnect', () => void stop());
}
