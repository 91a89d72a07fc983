import { eq } from 'drizzle-orm';
import { chooseName } from '#contract/community.ts';
import { users } from '#server/platform/database/schema/users.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export interface CommunityPerson {
  readonly client: TestClient;
  readonly id: number;
  readonly username: string;
}

/** Someone with a name in the community; names are made up and differ from call to call. */
export async function member(site: TestApp, displayName?: string): Promise<CommunityPerson> {
  return named(site, await site.newcomer(), displayName);
}

/** The same, and an administrator. */
export async function moderator(site: TestApp): Promise<CommunityPerson> {
  return named(site, await site.administrator());
}

async function named(site: TestApp, person: CommunityPerson, displayName = `Scout of ${person.username}`) {
  // The database's clock set it, which is not the one the test moves.
  await site.db.query.update(users).set({ createdAt: site.now }).where(eq(users.id, person.id));
  const answer = await person.client.call(chooseName, { body: { displayName } });
  if (answer.status !== 200) throw new Error(`Choosing a name failed: ${JSON.stringify(answer.body)}`);
  return person;
}
