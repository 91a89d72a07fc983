import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, configFromEnvironment } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openEmbeddedDatabase } from './platform/database/embedded.ts';
import { DirectoryInUse } from './platform/database/lock.ts';
import { openPostgresDatabase } from './platform/database/postgres.ts';
import { loadCareerFacts } from './platform/facts.ts';
import { logOptions } from './platform/http/server-log.ts';
import { mailer } from './platform/mail.ts';
import { stopOnSignals } from './platform/stop.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Starts everything, in order; what was started is stopped again when a later step fails. */
async function start(): Promise<void> {
  const config = configFromEnvironment();
  const facts = loadCareerFacts(`${root}facts`);
  const db: Database = config.databaseUrl
    ? await openPostgresDatabase(config.databaseUrl)
    : await openEmbeddedDatabase(config.dataDir);
  try {
    const context = { config, db, clock: systemClock, facts, sendMail: mailer(config) };
    const { server: app } = await buildApp(context, {
      logger: logOptions,
      webDir: `${root}dist/web`,
      workJobs: true,
    });
    if (config.rateLimits === 'off') app.log.warn('RATE_LIMITS is off: for load tests only');
    const address = await app.listen({ host: config.host, port: config.port });
    stopOnSignals(app, db);
    process.stdout.write(`Mission Ready is serving on ${config.publicUrl ?? address}\n`);
  } catch (error) {
    await db.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  const expected = error instanceof ConfigError || error instanceof DirectoryInUse;
  const text = expected
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
