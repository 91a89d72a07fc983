import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { exploreToWarm } from '#career/explore/warm.ts';
import { KNOWLEDGE_TO_WARM } from '#career/knowledge/warm.ts';
import { matchingToWarm } from '#career/matching/matching.ts';
import { buildApp } from './app.ts';
import { createFirstAdministrator } from './areas/admin/first-admin.service.ts';
import {
  FIRST_ADMIN_LINK_TTL_HOURS,
  offerFirstAdministrator,
} from './areas/admin/first-admin-link.service.ts';
import { sweepScratch } from './platform/backups/scratch.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError, configFromEnvironment } from './platform/config.ts';
import type { Context } from './platform/context.ts';
import { DatabaseNotWhole } from './platform/database/embedded.ts';
import { DirectoryInUse } from './platform/database/lock.ts';
import { openDatabase } from './platform/database/open.ts';
import { factsDir, loadMatching } from './platform/facts.ts';
import { logOptions } from './platform/http/server-log.ts';
import { mailer } from './platform/mail.ts';
import { paymentsThrough } from './platform/payments.ts';
import { stopOnSignals } from './platform/stop.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Adds routes to the app before it listens. */
type Extend = (server: FastifyInstance, context: Context) => void;

/**
 * Starts everything, in order, and says where it serves; what was started is stopped again when a later step
 * fails. Whatever goes wrong is said on the error output, and the process ends with 1.
 */
export async function startServer(extend: Extend = () => {}): Promise<void> {
  try {
    await start(configFromEnvironment(), extend);
  } catch (error) {
    const expected =
      error instanceof ConfigError || error instanceof DirectoryInUse || error instanceof DatabaseNotWhole;
    const text = expected || !(error instanceof Error) ? String(error) : (error.stack ?? error.message);
    process.stderr.write(`${text}\n`);
    process.exit(1);
  }
}

async function start(config: Config, extend: Extend): Promise<void> {
  const matching = loadMatching(factsDir(config.dataDir));
  const db = await openDatabase(config);
  try {
    await sweepScratch(config.dataDir, systemClock.now(), { alone: db.kind === 'embedded' });
    const payments = await paymentsThrough(config.stripe);
    const context = { config, db, clock: systemClock, matching, sendMail: mailer(config), payments };
    await createFirstAdministrator(context);
    const { server } = await buildApp(context, {
      logger: logOptions,
      webDir: `${root}dist/web`,
      workJobs: true,
      extend: (app) => extend(app, context),
    });
    if (config.rateLimits === 'off') server.log.warn('RATE_LIMITS is off: for load tests only');
    const address = await server.listen({ host: config.host, port: config.port });
    stopOnSignals(server, db);
    const site = config.publicUrl ?? address;
    process.stdout.write(`Mission Ready is serving on ${site}\n`);
    const link = await offerFirstAdministrator(context);
    if (link) {
      const once = `opens once, within ${FIRST_ADMIN_LINK_TTL_HOURS} hours`;
      process.stdout.write(
        `There is no administrator yet. This link creates one (${once}): ${site}${link}\n`,
      );
    }
    // The first visitor would wait half a second for what this prepares; the start itself must not.
    oneByOne([...matchingToWarm(matching), ...exploreToWarm(matching), ...KNOWLEDGE_TO_WARM]);
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Runs steps with the requests that wait in between. */
function oneByOne([first, ...rest]: readonly (() => void)[]): void {
  if (first === undefined) return;
  setImmediate(() => {
    first();
    oneByOne(rest);
  });
}
