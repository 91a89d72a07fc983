import type { Matching } from '#career/matching/matching.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mount } from './http/mount.ts';
import type { Sessions } from './http/session.ts';
import type { Jobs } from './jobs.ts';
import type { SendMail } from './mail.ts';
import type { Maintenance } from './maintenance.ts';
import type { Payments } from './payments.ts';

/** What services work with. Handed in, never imported, so that a test decides the database and the time. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  /** The facts, and what matching looks up in them. */
  readonly matching: Matching;
  readonly sendMail: SendMail;
  /** Null where no payment company is set up. */
  readonly payments: Payments | null;
}

/** What an area's routes get besides. */
export interface RouteContext extends Context {
  readonly mount: Mount;
  readonly sessions: Sessions;
  readonly jobs: Jobs;
  readonly maintenance: Maintenance;
}
