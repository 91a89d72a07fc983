import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/schema/users.ts';

export async function anyAdministrator(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return rows.length > 0;
}

export async function insertAdministrator(
  tx: Tx,
  row: { username: string; email: string; passwordHash: string },
): Promise<void> {
  await tx.insert(users).values({ ...row, isAdmin: true });
}
