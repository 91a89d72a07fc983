import { eq } from 'drizzle-orm';
import type { Query } from '#server/platform/database/database.ts';
import { veteranPlaces } from '#server/platform/database/schema/places.ts';

type PlacesRow = typeof veteranPlaces.$inferSelect;

/** What someone said of places and pay; undefined when they haven't yet. */
export async function findPlacesRow(db: Query, userId: number): Promise<PlacesRow | undefined> {
  const [row] = await db.select().from(veteranPlaces).where(eq(veteranPlaces.userId, userId)).limit(1);
  return row;
}

/** Changes what is given, and leaves the rest as it is. */
export async function upsertPlacesRow(
  db: Query,
  userId: number,
  changes: Partial<Pick<PlacesRow, 'wished' | 'payBasis'>>,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(veteranPlaces)
    .values({ userId, ...changes, updatedAt })
    .onConflictDoUpdate({ target: veteranPlaces.userId, set: { ...changes, updatedAt } });
}
