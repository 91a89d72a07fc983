import { asc, eq, inArray, sql } from 'drizzle-orm';
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

/** The account with this username, whatever its case, locked until the transaction ends. */
export async function lockAccountNamed(tx: Tx, username: string): Promise<LockedAccount | undefined> {
  const hasName = eq(sql`lower(${users.username})`, username.toLowerCase());
  const [row] = await tx.select(columns).from(users).where(hasName).for('update');
  return row;
}

/** Stores a password that has to be changed at the next sign-in; a reset link that was mailed stops working. */
export async function storeTemporaryPassword(
  tx: Tx,
  userId: number,
  { passwordHash, expiresAt }: { readonly passwordHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      mustChangePassword: true,
      passwordExpiresAt: expiresAt,
      resetPasswordToken: null,
      resetPasswordExpires: null,
    })
    .where(eq(users.id, userId));
}

/** A password that is right opens nothing from now on; a new one, through a mailed link, does. */
export async function closePassword(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ passwordExpiresAt: now }).where(eq(users.id, userId));
}

/** Stores who somebody is on the site, and whether they may sign in. */
export async function storeStanding(
  tx: Tx,
  userId: number,
  changes: Partial<Pick<typeof users.$inferInsert, 'isAdmin' | 'suspendedAt'>>,
): Promise<void> {
  await tx.update(users).set(changes).where(eq(users.id, userId));
}
