import { and, desc, eq } from 'drizzle-orm';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { applications } from '#server/platform/database/schema/applications.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicationChanges = Partial<
  Omit<typeof applications.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>
>;

const owned = (userId: number, id: number) => and(eq(applications.id, id), eq(applications.userId, userId));

export async function listApplicationRows(db: Query, userId: number): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.updatedAt), desc(applications.id))
    .limit(LIMITS.listMax);
}

export async function countApplications(tx: Tx, userId: number): Promise<number> {
  return tx.$count(applications, eq(applications.userId, userId));
}

export async function findApplication(
  db: Query,
  userId: number,
  id: number,
): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(owned(userId, id)).limit(1);
  return row;
}

export async function insertApplication(
  tx: Tx,
  row: typeof applications.$inferInsert,
): Promise<ApplicationRow> {
  const [inserted] = await tx.insert(applications).values(row).returning();
  if (!inserted) throw new Error('The application was not stored');
  return inserted;
}

export async function changeApplicationRow(
  tx: Tx,
  userId: number,
  id: number,
  changes: ApplicationChanges,
  updatedAt: Date,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .update(applications)
    .set({ ...changes, updatedAt })
    .where(owned(userId, id))
    .returning();
  return row;
}

/** Whether there was one to delete. */
export async function deleteApplicationRow(db: Query, userId: number, id: number): Promise<boolean> {
  const rows = await db.delete(applications).where(owned(userId, id)).returning({ id: applications.id });
  return rows.length > 0;
}
