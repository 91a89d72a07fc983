import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { recoveryCodes, users } from '#server/platform/database/schema/users.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  passwordHash: users.passwordHash,
  secret: users.twoFactorSecret,
  since: users.twoFactorAt,
  lastStep: users.twoFactorStep,
};
export type TwoFactorRow = Awaited<ReturnType<typeof findTwoFactor>>;

export async function findTwoFactor(db: Query, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId)).limit(1);
  return row;
}

/** Keeps a secret that is yet to be confirmed. False when two-factor sign-in is on already. */
export async function keepSecret(db: Query, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ twoFactorSecret: secret, twoFactorStep: null })
    .where(and(eq(users.id, userId), sql`${users.twoFactorAt} is null`))
    .returning({ id: users.id });
  return rows.length > 0;
}

/** Takes a time step of the app, so that a code works once. False when it, or a later one, was taken before. */
export async function takeStep(db: Query, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ twoFactorStep: step })
    .where(and(eq(users.id, userId), or(sql`${users.twoFactorStep} is null`, lt(users.twoFactorStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
}

export async function turnOn(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx.update(users).set({ twoFactorAt: at }).where(eq(users.id, userId));
}

export async function turnOff(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(users)
    .set({ twoFactorAt: null, twoFactorSecret: null, twoFactorStep: null })
    .where(eq(users.id, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Puts these codes, as their hashes, in the place of those there are. */
export async function replaceCodes(tx: Tx, userId: number, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ hash, userId })));
}

/** The hashes of the codes that are left. */
export async function listCodes(db: Query, userId: number): Promise<string[]> {
  const rows = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return rows.map(({ hash }) => hash);
}

/** Takes a recovery code away, so that it works once. False when there is none such. */
export async function takeCode(db: Query, userId: number, hash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}
