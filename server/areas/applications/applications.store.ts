import { and, desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { keyset } from '#server/platform/database/keyset.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { applications } from '#server/platform/database/schema/applications.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicationChanges = Partial<
  Omit<typeof applications.$inferInsert, 'id' | 'userId' | 'createdAt' | 'updatedAt'>
>;

const owned = (userId: number, id: number) => and(eq(applications.id, id), eq(applications.userId, userId));

const newestChangeFirst = keyset('desc', applications.updatedAt, applications.id);

/** A page as it stands in the list, with placeholders for whose it is and how long. */
const page = (db: Query, behind?: SQL) =>
  db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, sql.placeholder('userId')), behind))
    .orderBy(...newestChangeFirst.order)
    .limit(sql.placeholder('limit'));

const firstPage = prepared('applications', (db) => page(db));
const furtherPage = prepared('further_applications', (db) => {
  const own = eq(applications.userId, sql.placeholder('userId'));
  return page(db, newestChangeFirst.behindRow(applications, sql.placeholder('before'), own));
});

/** A page, newest change first; `before` is the last application of the page before. */
export async function listApplicationRows(
  db: Query,
  userId: number,
  limit: number,
  before: number | undefined,
): Promise<ApplicationRow[]> {
  return before === undefined
    ? firstPage(db).execute({ userId, limit })
    : furtherPage(db).execute({ userId, limit, before });
}

export async function countApplications(tx: Tx, userId: number): Promise<number> {
  return tx.$count(applications, eq(applications.userId, userId));
}

/** Applications recorded since a moment and unchanged, the newest first. */
export async function listJustRecorded(tx: Tx, userId: number, since: Date): Promise<ApplicationRow[]> {
  return tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        gte(applications.createdAt, since),
        eq(applications.updatedAt, applications.createdAt),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(MOST_JUST_RECORDED);
}

const MOST_JUST_RECORDED = 50;

export async function findApplication(
  db: Query,
  userId: number,
  id: number,
): Promise<ApplicationRow | undefined> {
  const [row] = await db.select().from(applications).where(owned(userId, id)).limit(1);
  return row;
}

/** Whether the application is there and this person's. */
export async function hasApplication(db: Query, userId: number, id: number): Promise<boolean> {
  return (await db.$count(applications, owned(userId, id))) > 0;
}

export async function findApplicationOfListing(
  tx: Tx,
  userId: number,
  jobListingId: number,
): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), eq(applications.jobListingId, jobListingId)))
    .limit(1);
  return row;
}

/** Undefined when the person has an application for the same listing already. */
export async function insertApplication(
  tx: Tx,
  row: typeof applications.$inferInsert,
): Promise<ApplicationRow | undefined> {
  const [inserted] = await tx
    .insert(applications)
    .values(row)
    .onConflictDoNothing({ target: [applications.userId, applications.jobListingId] })
    .returning();
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
