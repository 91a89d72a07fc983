import { and, eq, gt, lt, ne } from 'drizzle-orm';
import { planAt, type SubscriptionType } from '#career/plans/plan.ts';
import type { Query, Tx } from '../database/database.ts';
import { sessions, users } from '../database/schema/users.ts';

/** Who is asking, as every request knows them. */
export interface Viewer {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly mustChangePassword: boolean;
  readonly subscriptionType: SubscriptionType;
  /** Names the session without giving it away. */
  readonly sessionHash: string;
}

/** The session's person and when it was last seen, or undefined when there is no such session any more. */
export async function findSession(
  db: Query,
  tokenHash: string,
  now: Date,
): Promise<{ viewer: Viewer; lastSeenAt: Date } | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      mustChangePassword: users.mustChangePassword,
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .limit(1);
  if (!row) return undefined;
  const { id, isAdmin, mustChangePassword, lastSeenAt } = row;
  const viewer = {
    id,
    isAdmin,
    mustChangePassword,
    subscriptionType: planAt(row, now),
    sessionHash: tokenHash,
  };
  return { viewer, lastSeenAt };
}

/**
 * Stores a session that a password opened, unless the account is gone or has another password by now: checking one
 * takes tens of milliseconds, in which it may be changed. The lock makes a change wait, and then find this session
 * among those it ends. False when nothing was stored.
 */
export async function insertSession(
  tx: Tx,
  row: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
  passwordHash: string,
): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, row.userId), eq(users.passwordHash, passwordHash)))
    .for('share');
  if (!person) return false;
  await tx.insert(sessions).values({ ...row, lastSeenAt: row.createdAt });
  return true;
}

/** Moves the end of a session on while it is in use. */
export async function touchSession(db: Query, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Query, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of a person, but for one they keep. */
export async function deleteSessionsOf(db: Query, userId: number, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(
      except ? and(eq(sessions.userId, userId), ne(sessions.tokenHash, except)) : eq(sessions.userId, userId),
    );
}

export async function deleteExpiredSessions(db: Query, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
}
