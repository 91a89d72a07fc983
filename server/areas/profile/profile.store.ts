import { and, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { profileImages, users } from '#server/platform/database/schema/users.ts';

const {
  passwordHash: _hash,
  passwordExpiresAt: _expiry,
  resetPasswordToken: _token,
  resetPasswordExpires: _tokenExpiry,
  twoFactorSecret: _secret,
  newEmailToken: _newToken,
  newEmailExpires: _newExpiry,
  ...withoutSecrets
} = getTableColumns(users);

/** A person without their secrets. */
export type UserRow = Omit<
  typeof users.$inferSelect,
  | 'passwordHash'
  | 'passwordExpiresAt'
  | 'resetPasswordToken'
  | 'resetPasswordExpires'
  | 'twoFactorSecret'
  | 'newEmailToken'
  | 'newEmailExpires'
>;

export async function findUser(db: Query, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select(withoutSecrets).from(users).where(eq(users.id, id)).limit(1);
  return row;
}

/** The same, locked until the transaction ends, so that two additions to a text follow one another. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select(withoutSecrets).from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function findEmailAndPassword(
  db: Query,
  id: number,
): Promise<{ email: string; passwordHash: string; newEmailExpires: Date | null } | undefined> {
  const [row] = await db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      newEmailExpires: users.newEmailExpires,
    })
    .from(users)
    .where(eq(users.id, id))
    .limit(1);
  return row;
}

/** What a person may change of themselves. */
export type UserChanges = Partial<
  Omit<typeof users.$inferInsert, 'id' | 'passwordHash' | 'isAdmin' | 'subscriptionType' | 'createdAt'>
>;

/** The changed row; undefined when the person is gone. */
export async function updateUser(tx: Tx, id: number, changes: UserChanges): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning(withoutSecrets);
  return row;
}

/** Whether an account has this address, confirmed. */
export async function isEmailTaken(db: Query, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0;
}

/** Puts the token of a mail beside the address it goes to. False when that address is no longer wanted. */
export async function setNewEmailToken(
  db: Query,
  wanted: { userId: number; email: string; tokenHash: string; expires: Date },
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ newEmailToken: wanted.tokenHash, newEmailExpires: wanted.expires })
    .where(and(eq(users.id, wanted.userId), eq(users.newEmail, wanted.email)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Puts the new address that a token confirms in the place of the old one; no reset link that went to the old one stays
 * open. Undefined when the token is not good (any longer).
 */
export async function takeNewEmail(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ userId: number; oldEmail: string } | undefined> {
  const [row] = await tx
    .select({ userId: users.id, oldEmail: users.email, newEmail: users.newEmail })
    .from(users)
    .where(and(eq(users.newEmailToken, tokenHash), gt(users.newEmailExpires, now)))
    .for('update');
  if (!row?.newEmail) return undefined;
  await tx
    .update(users)
    .set({
      email: row.newEmail,
      newEmail: null,
      newEmailToken: null,
      newEmailExpires: null,
      resetPasswordToken: null,
      resetPasswordExpires: null,
    })
    .where(eq(users.id, row.userId));
  return { userId: row.userId, oldEmail: row.oldEmail };
}

export async function findImage(db: Query, userId: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ webp: profileImages.webp })
    .from(profileImages)
    .where(eq(profileImages.userId, userId))
    .limit(1);
  return row && Buffer.from(row.webp);
}

export async function upsertImage(tx: Tx, row: typeof profileImages.$inferInsert): Promise<void> {
  await tx
    .insert(profileImages)
    .values(row)
    .onConflictDoUpdate({ target: profileImages.userId, set: fromInsert('webp', 'updatedAt') });
}

export async function deleteImage(tx: Tx, userId: number): Promise<void> {
  await tx.delete(profileImages).where(eq(profileImages.userId, userId));
}
