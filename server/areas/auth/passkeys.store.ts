import { and, asc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { passkeyChallenges, passkeys } from '#server/platform/database/schema/passkeys.ts';
import { sessions, users } from '#server/platform/database/schema/users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The oldest first. */
export function listPasskeysOf(db: Query, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Whose a passkey is, by what the authenticator calls it, with the hash of their password. */
export async function findPasskey(db: Query, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, passwordHash: users.passwordHash })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
    .limit(1);
  return row;
}

/** Keeps a passkey, up to a number of them. False when there are as many. The lock makes a second one wait. */
export async function insertPasskey(
  tx: Tx,
  row: typeof passkeys.$inferInsert,
  atMost: number,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update');
  if ((await tx.$count(passkeys, eq(passkeys.userId, row.userId))) >= atMost) return false;
  await tx.insert(passkeys).values(row);
  return true;
}

/** Takes a use of a passkey, with its new count. False when it was used in between. */
export async function takeUse(
  db: Query,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

/** Removes a passkey of this person. False when it is none of theirs. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

export async function deletePasskeysOf(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Ends what a passkey opened, but for the session at hand. */
export async function deletePasskeySessions(tx: Tx, userId: number, keptHash: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.byPasskey, true), ne(sessions.tokenHash, keptHash)));
}

/** Keeps what a browser is asked to sign, and forgets those that are over. */
export async function insertChallenge(
  db: Query,
  row: typeof passkeyChallenges.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values(row);
}

/** Takes a challenge, so that it works once. False when it is over, was taken, or was made for somebody else. */
export async function takeChallenge(
  db: Query,
  challenge: string,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const whose = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const rows = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), whose, gt(passkeyChallenges.expiresAt, now)))
    .returning({ challenge: passkeyChallenges.challenge });
  return rows.length > 0;
}
