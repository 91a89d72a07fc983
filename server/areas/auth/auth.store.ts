import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/users.ts';

export interface Credentials {
  readonly id: number;
  /** What the person is called: no password of theirs. */
  readonly names: readonly (string | null)[];
  readonly passwordHash: string;
  readonly passwordExpiresAt: Date | null;
  readonly isAdmin: boolean;
  readonly suspendedAt: Date | null;
}

const credentials = {
  id: users.id,
  passwordHash: users.passwordHash,
  passwordExpiresAt: users.passwordExpiresAt,
  isAdmin: users.isAdmin,
  suspendedAt: users.suspendedAt,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

function asCredentials(
  row:
    | (Omit<Credentials, 'names'> &
        Record<'username' | 'email', string> &
        Record<'firstName' | 'lastName', string | null>)
    | undefined,
): Credentials | undefined {
  if (!row) return undefined;
  const { username, email, firstName, lastName, ...rest } = row;
  return { ...rest, names: [username, email, firstName, lastName] };
}

/** The account with this username or email; the username first, where a name from before reads like an email. */
export async function findCredentials(db: Query, nameOrEmail: string): Promise<Credentials | undefined> {
  const given = nameOrEmail.toLowerCase();
  const hasName = eq(sql`lower(${users.username})`, given);
  const [row] = await db
    .select(credentials)
    .from(users)
    .where(or(hasName, eq(users.email, given)))
    .orderBy(desc(hasName))
    .limit(1);
  return asCredentials(row);
}

export async function findCredentialsById(db: Query, userId: number): Promise<Credentials | undefined> {
  const [row] = await db.select(credentials).from(users).where(eq(users.id, userId)).limit(1);
  return asCredentials(row);
}

/** The same, with the row locked until the transaction ends. */
export async function lockCredentials(tx: Tx, userId: number): Promise<Credentials | undefined> {
  const [row] = await tx.select(credentials).from(users).where(eq(users.id, userId)).for('update');
  return asCredentials(row);
}

export async function insertUser(db: Query, row: typeof users.$inferInsert): Promise<number> {
  const [inserted] = await db.insert(users).values(row).returning({ id: users.id });
  if (!inserted) throw new Error('The account was not stored');
  return inserted.id;
}

/**
 * Stores a password the person chose; a temporary one is temporary no longer, no reset link stays open, and an address
 * that someone asked for with the old password is no longer wanted.
 */
export async function setPassword(tx: Tx, userId: number, passwordHash: string): Promise<void> {
  await tx
    .update(users)
    .set({
      passwordHash,
      mustChangePassword: false,
      passwordExpiresAt: null,
      resetPasswordToken: null,
      resetPasswordExpires: null,
      newEmail: null,
      newEmailToken: null,
      newEmailExpires: null,
    })
    .where(eq(users.id, userId));
}

/** The account with this address, if there is one. */
export async function findByEmail(
  db: Query,
  email: string,
): Promise<
  { id: number; username: string; firstName: string | null; resetPasswordExpires: Date | null } | undefined
> {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      resetPasswordExpires: users.resetPasswordExpires,
    })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  return row;
}

/** Puts a reset token (as its hash) on an account; an earlier one stops working. */
export async function setResetToken(
  db: Query,
  userId: number,
  tokenHash: string,
  expires: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ resetPasswordToken: tokenHash, resetPasswordExpires: expires })
    .where(eq(users.id, userId));
}

/** Takes the open reset token off an account, whichever it is. */
export async function clearResetToken(db: Query, userId: number): Promise<void> {
  await db
    .update(users)
    .set({ resetPasswordToken: null, resetPasswordExpires: null })
    .where(eq(users.id, userId));
}

/** The names of whom a token that is still good belongs to. */
export async function findNamesByResetToken(
  db: Query,
  tokenHash: string,
  now: Date,
): Promise<readonly (string | null)[]> {
  const [row] = await db
    .select(credentials)
    .from(users)
    .where(and(eq(users.resetPasswordToken, tokenHash), gt(users.resetPasswordExpires, now)));
  return asCredentials(row)?.names ?? [];
}

/** Takes a token that is still good off its account, so that it works once, and gives the account. */
export async function takeResetToken(tx: Tx, tokenHash: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .update(users)
    .set({ resetPasswordToken: null, resetPasswordExpires: null })
    .where(and(eq(users.resetPasswordToken, tokenHash), gt(users.resetPasswordExpires, now)))
    .returning({ id: users.id });
  return row?.id;
}

export async function deleteUser(db: Query, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Takes mails about a person out of the queue, sent ones included: they hold the username or the address. */
export async function deleteJobsAbout(
  tx: Tx,
  userId: number,
  names: readonly (string | null)[],
): Promise<void> {
  const [username, email] = names;
  await tx.execute(
    sql`delete from jobs.job where data->>'userId' = ${String(userId)} or data->>'email' = ${email ?? ''}
        or data->>'username' = ${username ?? ''}`,
  );
}
