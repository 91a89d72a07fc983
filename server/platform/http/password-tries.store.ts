import { eq, lt, sql } from 'drizzle-orm';
import type { Query } from '../database/database.ts';
import { passwordTries } from '../database/schema/users.ts';

/**
 * Counts one more try under a key, in one statement, so that tries at once are all counted. A count that began before
 * `since` begins anew, and so does one that began after `now`: the clock was set back.
 */
export async function countTry(
  db: Query,
  { key, userId, now, since }: { key: string; userId: number | null; now: Date; since: Date },
): Promise<number> {
  const isOver = sql`${passwordTries.startedAt} < ${since.toISOString()}::timestamptz or ${passwordTries.startedAt} > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(passwordTries)
    .values({ key, userId, tries: 1, startedAt: now })
    .onConflictDoUpdate({
      target: passwordTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${passwordTries.tries} + 1 end`,
        startedAt: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${passwordTries.startedAt} end`,
      },
    })
    .returning({ tries: passwordTries.tries });
  return row?.tries ?? 0;
}

export async function forgetTries(db: Query, key: string): Promise<void> {
  await db.delete(passwordTries).where(eq(passwordTries.key, key));
}

/** Ends every count of wrong tries at a person's secrets. */
export async function forgetTriesOf(db: Query, userId: number): Promise<void> {
  await db.delete(passwordTries).where(eq(passwordTries.userId, userId));
}

export async function deleteTriesBefore(db: Query, before: Date): Promise<void> {
  await db.delete(passwordTries).where(lt(passwordTries.startedAt, before));
}
