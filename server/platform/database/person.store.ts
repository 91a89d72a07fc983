import { eq } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { users } from './schema/users.ts';

/** Locks a person until the transaction ends, so that what two requests count, match or save of them follows one another. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}
