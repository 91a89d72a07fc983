import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mount } from './http/mount.ts';
import type { Sessions } from './http/session.ts';

/** What services work with. Handed in, never imported, so that a test decides the database and the time. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly facts: CareerFacts;
}

/** What an area's routes get besides. */
export interface RouteContext extends Context {
  readonly mount: Mount;
  readonly sessions: Sessions;
}
