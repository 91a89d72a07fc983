import { asc, eq, lt, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { firstAdminLinks } from '#server/platform/database/schema/administration.ts';
import { users } from '#server/platform/database/schema/users.ts';

export async function anyAdministrator(tx: Query): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return rows.length > 0;
}

export async function findFirstAdministrator(db: Query): Promise<{ readonly email: string } | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .limit(1);
  return row;
}

/** Stores an administrator and gives the id. */
export async function insertAdministrator(
  tx: Tx,
  row: { username: string; email: string; passwordHash: string },
): Promise<number> {
  const [inserted] = await tx
    .insert(users)
    .values({ ...row, isAdmin: true })
    .returning({ id: users.id });
  if (!inserted) throw new Error('The administrator was not stored');
  return inserted.id;
}

/** Stores a link; those that have expired go. */
export async function insertLink(tx: Tx, row: typeof firstAdminLinks.$inferInsert, now: Date): Promise<void> {
  await tx.delete(firstAdminLinks).where(lt(firstAdminLinks.expiresAt, now));
  await tx.insert(firstAdminLinks).values(row);
}

/** Whether this link is good; if so all links are used up. Of two at once the second waits, and finds none. */
export async function takeLink(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  await tx.execute(sql`lock table ${firstAdminLinks} in exclusive mode`);
  const [link] = await tx.select().from(firstAdminLinks).where(eq(firstAdminLinks.tokenHash, tokenHash));
  if (!link || link.expiresAt <= now) return false;
  await tx.delete(firstAdminLinks);
  return true;
}
