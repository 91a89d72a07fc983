import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/users.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  isAdmin: users.isAdmin,
  suspendedAt: users.suspendedAt,
  twoFactorAt: users.twoFactorAt,
};
export type LockedAccount = Pick<typeof users.$inferSelect, keyof typeof columns>;

/** Accounts, locked in the order of their ids until the transaction ends. */
export async function lockAccounts(tx: Tx, ids: readonly number[]): Promise<LockedAccount[]> {
  return tx
    .select(columns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update');
}

/** Stores who somebody is on the site, and whether they may sign in. */
export async function storeStanding(
  tx: Tx,
  userId: number,
  changes: Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'suspendedAt'>>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}
