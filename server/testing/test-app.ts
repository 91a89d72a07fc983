import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import type { Matching } from '#career/matching/matching.ts';
import { register } from '#contract/auth.ts';
import { type App, buildApp } from '#server/app.ts';
import type { Config } from '#server/platform/config.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/users.ts';
import { loadMatching } from '#server/platform/facts.ts';
import type { Message } from '#server/platform/mail.ts';
import { paymentsThrough } from '#server/platform/payments.ts';
import { TestClient } from './test-client.ts';
import { openTestDatabase } from './test-database.ts';

let matching: Matching | undefined;

/** The site on a database of its own. The clock stands where the test sets it. */
export interface TestApp {
  readonly app: App;
  readonly db: Database;
  /** What services work with. */
  readonly context: Context;
  /** Mail that went out; jobs run when a test drains them. */
  readonly sent: Message[];
  /** What the server believes the time to be. */
  now: Date;
  /** A browser nobody has signed in with. */
  visitor(): TestClient;
  /** A browser with a new person signed in; names and addresses are made up and differ from call to call. */
  newcomer(profile?: Record<string, unknown>): Promise<{ client: TestClient; id: number; username: string }>;
  /** The same, and an administrator. */
  administrator(): Promise<{ client: TestClient; id: number; username: string }>;
  close(): Promise<void>;
}

export const PASSWORD = 'correct horse battery';

/** Starts the site for a test. Limits are off unless the test is about them. */
export async function startTestApp(
  overrides: Partial<Config> = {},
  webDir: string | null = null,
): Promise<TestApp> {
  matching ??= loadMatching(fileURLToPath(new URL('../../facts', import.meta.url)));
  const db = await openTestDatabase();
  const config = { ...readConfig({ DATA_DIR: './data', RATE_LIMITS: 'off' }), ...overrides };
  let count = 0;
  const site = { now: new Date('2026-11-20T12:00:00Z') };
  const sent: Message[] = [];
  const sendMail = async (message: Message) => {
    sent.push(message);
  };
  // A test that lets the payment company hang does not wait as long as people would.
  const payments = await paymentsThrough(config.stripe, 500);
  const context = { config, db, matching, sendMail, payments, clock: { now: () => site.now } };
  const app = await buildApp(context, { logger: false, webDir, workJobs: false });
  return Object.assign(site, {
    app,
    db,
    context,
    sent,
    visitor: () => new TestClient(app.server),
    async newcomer(profile: Record<string, unknown> = {}) {
      const username = `veteran${++count}`;
      const client = new TestClient(app.server);
      const person = { username, password: PASSWORD, firstName: 'Dana', lastName: 'Reyes' };
      const body = { ...person, email: `${username}@example.org`, ...profile };
      const answer = await client.call(register, { body });
      if (answer.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(answer.body)}`);
      return { client, id: answer.body.id, username };
    },
    async administrator() {
      const person = await this.newcomer();
      await db.query.update(users).set({ isAdmin: true }).where(eq(users.id, person.id));
      return person;
    },
    async close() {
      await app.server.close();
      await db.close();
    },
  });
}
