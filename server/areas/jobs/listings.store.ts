import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { jobListings } from '#server/platform/database/schema/jobs.ts';

export type NewListing = Omit<typeof jobListings.$inferInsert, 'id' | 'words'>;

/** Rows in one statement: PostgreSQL takes 65,535 values. */
const ROWS_AT_ONCE = 500;

export async function insertListing(tx: Tx, row: NewListing): Promise<number> {
  const [inserted] = await tx.insert(jobListings).values(row).returning({ id: jobListings.id });
  if (!inserted) throw new Error('The listing was not stored');
  return inserted.id;
}

/** Whether there was one to change. The day it came to the board stays, unless the source gives a day. */
export async function updateListing(
  tx: Tx,
  id: number,
  changes: Omit<NewListing, 'createdAt' | 'listedOn'>,
): Promise<boolean> {
  const rows = await tx
    .update(jobListings)
    .set({ ...changes, ...(changes.postedAt ? { listedOn: changes.postedAt } : {}) })
    .where(eq(jobListings.id, id))
    .returning({ id: jobListings.id });
  return rows.length > 0;
}

/** The title and company of the listing that was deleted. */
export async function deleteListing(
  tx: Tx,
  id: number,
): Promise<{ title: string; company: string } | undefined> {
  const { title, company } = getTableColumns(jobListings);
  const [row] = await tx.delete(jobListings).where(eq(jobListings.id, id)).returning({ title, company });
  return row;
}

/** How many of these addresses are on the board. */
export async function countKnown(db: Query, urls: readonly string[]): Promise<number> {
  let known = 0;
  for (let at = 0; at < urls.length; at += ROWS_AT_ONCE) {
    known += await db.$count(jobListings, inArray(jobListings.url, urls.slice(at, at + ROWS_AT_ONCE)));
  }
  return known;
}

/** Stores listings; one that is there already, by its address, is brought up to date and keeps its id. */
export async function upsertListings(tx: Tx, rows: readonly NewListing[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insert(jobListings)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: jobListings.url,
        set: {
          ...fromInsert(
            'title',
            'company',
            'location',
            'remote',
            'salaryRange',
            'description',
            'source',
            'postedAt',
            'checkedAt',
            'onetSocCode',
            'updatedAt',
          ),
          listedOn: sql`coalesce(excluded.posted_at, ${jobListings.listedOn})`,
        },
      });
  }
}
