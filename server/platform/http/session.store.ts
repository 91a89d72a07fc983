import { and, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { planAt, type SubscriptionType } from '#career/plans/plan.ts';
import type { Query, Tx } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import { knownDevices, sessions, users } from '../database/schema/users.ts';

/** Who is asking, as every request knows them. */
export interface Viewer {
  readonly id: number;
  readonly isAdmin: boolean;
  readonly mustChangePassword: boolean;
  readonly subscriptionType: SubscriptionType;
  /** Whether this session took two factors: a password with a code, or a passkey. */
  readonly hasTwoFactor: boolean;
  /** Names the session without giving it away. */
  readonly sessionHash: string;
}

const sessionStatement = prepared('session', (db) =>
  db
    .select({
      id: users.id,
      isAdmin: users.isAdmin,
      mustChangePassword: users.mustChangePassword,
      subscriptionType: users.subscriptionType,
      subscriptionEndDate: users.subscriptionEndDate,
      twoFactorAt: users.twoFactorAt,
      byPasskey: sessions.byPasskey,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.param(sql.placeholder('now'), sessions.expiresAt)),
        isNull(users.suspendedAt),
      ),
    )
    .limit(1),
);

/** The session's person and when it was last seen, or undefined when there is none any more, or the person is suspended. */
export async function findSession(
  db: Query,
  tokenHash: string,
  now: Date,
): Promise<{ viewer: Viewer; createdAt: Date; lastSeenAt: Date } | undefined> {
  const [row] = await sessionStatement(db).execute({ tokenHash, now });
  if (!row) return undefined;
  const { id, isAdmin, mustChangePassword, createdAt, lastSeenAt } = row;
  const viewer = {
    id,
    isAdmin,
    mustChangePassword,
    subscriptionType: planAt(row, now),
    hasTwoFactor: row.twoFactorAt !== null || row.byPasskey,
    sessionHash: tokenHash,
  };
  return { viewer, createdAt, lastSeenAt };
}

/**
 * Stores a session that a password opened, unless the account is gone, suspended or has another password by now:
 * checking one takes tens of milliseconds, in which it may be changed. The lock makes a change wait, and then find this session
 * among those it ends. False when nothing was stored.
 */
export async function insertSession(
  tx: Tx,
  row: {
    tokenHash: string;
    userId: number;
    device?: string;
    byPasskey?: boolean;
    createdAt: Date;
    expiresAt: Date;
  },
  passwordHash: string,
): Promise<boolean> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, row.userId), eq(users.passwordHash, passwordHash), isNull(users.suspendedAt)))
    .for('share');
  if (!person) return false;
  await tx.insert(sessions).values({ ...row, lastSeenAt: row.createdAt });
  return true;
}

/** How many browsers of a person are known; one not seen for longest is forgotten for a new one. */
const DEVICES_AT_MOST = 20;

/** Notes the browser someone signs in with. True when they have others and this is none of them. */
export async function noteDevice(tx: Tx, userId: number, hash: string, now: Date): Promise<boolean> {
  const [known] = await tx
    .update(knownDevices)
    .set({ seenAt: now })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hash)))
    .returning({ hash: knownDevices.hash });
  if (known) return false;
  const others = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt));
  const tooMany = others.slice(DEVICES_AT_MOST - 1).map((one) => one.hash);
  if (tooMany.length > 0) {
    const forgotten = and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, tooMany));
    await tx.delete(knownDevices).where(forgotten);
  }
  await tx.insert(knownDevices).values({ hash, userId, seenAt: now }).onConflictDoNothing();
  return others.length > 0;
}

/** A person's sessions that have not ended, the one seen last first. */
export async function listSessionsOf(db: Query, userId: number, now: Date, limit: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(limit);
}

/** Ends one session of a person by its public name. False when they have none of that name. */
export async function deleteSessionNamed(db: Query, userId: number, publicId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.publicId, publicId)))
    .returning({ publicId: sessions.publicId });
  return rows.length > 0;
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
