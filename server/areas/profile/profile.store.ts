import { eq, getTableColumns } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { profileImages, users } from '#server/platform/database/schema/users.ts';

const {
  passwordHash: _hash,
  passwordExpiresAt: _expiry,
  resetPasswordToken: _token,
  resetPasswordExpires: _tokenExpiry,
  twoFactorSecret: _secret,
  ...withoutSecrets
} = getTableColumns(users);

/** A person without their secrets. */
export type UserRow = Omit<
  typeof users.$inferSelect,
  'passwordHash' | 'passwordExpiresAt' | 'resetPasswordToken' | 'resetPasswordExpires' | 'twoFactorSecret'
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
): Promise<{ email: string; passwordHash: string } | undefined> {
  const [row] = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
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

export async function findImage(db: Query, userId: number): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ webp: profileImages.webp })
    .from(profileImages)
    .where(eq(profileImages.userId, userId))
    .limit(1);
  return row && Buffer.from(row.webp);
}

export async function upsertImage(tx: Tx, row: typeof profileImages.$inferInsert): Promise<void> {
  const { webp, updatedAt } = row;
  await tx
    .insert(profileImages)
    .values(row)
    .onConflictDoUpdate({ target: profileImages.userId, set: { webp, updatedAt } });
}

export async function deleteImage(tx: Tx, userId: number): Promise<void> {
  await tx.delete(profileImages).where(eq(profileImages.userId, userId));
}
