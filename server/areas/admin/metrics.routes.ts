import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SITE_OPERATIONS } from '#contract/system.ts';
import { findLastSuccess } from '#server/platform/backups/operations.store.ts';
import type { Context } from '#server/platform/context.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { watchTraffic } from '#server/platform/http/traffic.ts';
import type { Maintenance } from '#server/platform/maintenance.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import { countJobs } from './queue.store.ts';

/**
 * /metrics in the text format of Prometheus, for whoever sends METRICS_TOKEN as a bearer token; to everybody else, and
 * without that setting, it is not there. Figures are this process's, those of jobs and backups the site's.
 */
export function metricsRoutes(
  app: FastifyInstance,
  { config, db }: Pick<Context, 'config' | 'db'>,
  maintenance: Maintenance,
): void {
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const traffic = watchTraffic(app);
  // Hashes have one length, whatever was sent.
  const expected = Buffer.from(hashOfToken(`Bearer ${metricsToken}`));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(hashOfToken(request.headers.authorization ?? ''));
    if (!timingSafeEqual(given, expected)) throw notFound('What you asked for');
    const isOn = maintenance.isOn();
    const state = ['# TYPE mission_ready_maintenance gauge', `mission_ready_maintenance ${isOn ? 1 : 0}`];
    // Every table is locked meanwhile: whoever asked would wait until the end.
    const lines = [...traffic(), ...state, ...(isOn ? [] : await siteLines(db))];
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(`${lines.join('\n')}\n`);
  });
}

/** What is the same in every process; where the database is away, that alone. */
async function siteLines(db: Context['db']): Promise<string[]> {
  const up = '# TYPE mission_ready_database_up gauge\nmission_ready_database_up';
  try {
    const { waiting, failing, givenUp } = await countJobs(db.query);
    const lines = [
      `${up} 1`,
      '# TYPE mission_ready_jobs gauge',
      `mission_ready_jobs{state="waiting"} ${waiting}`,
      `mission_ready_jobs{state="failing"} ${failing}`,
      `mission_ready_jobs{state="given-up"} ${givenUp}`,
      '# TYPE mission_ready_last_success_timestamp_seconds gauge',
    ];
    for (const kind of SITE_OPERATIONS) {
      const at = await findLastSuccess(db.query, kind);
      if (at) {
        const seconds = Math.floor(at.getTime() / 1000);
        lines.push(`mission_ready_last_success_timestamp_seconds{operation="${kind}"} ${seconds}`);
      }
    }
    return lines;
  } catch {
    return [`${up} 0`];
  }
}
