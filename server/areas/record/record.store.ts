import { createHash } from 'node:crypto';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { StoredLine } from '#career/record/stored-lines.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { recordLines } from '#server/platform/database/schema/record.ts';

export type StoredLineRow = typeof recordLines.$inferSelect;

const hashOf = (source: string) => createHash('sha256').update(source).digest('hex');

/** What is kept of a person's statements, oldest first. */
export function listStoredRows(db: Query, userId: number): Promise<StoredLineRow[]> {
  return db
    .select()
    .from(recordLines)
    .where(eq(recordLines.userId, userId))
    .orderBy(asc(recordLines.id))
    .limit(LIMITS.recordLinesMax);
}

export async function countStored(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(recordLines).where(eq(recordLines.userId, userId));
  return row?.n ?? 0;
}

/** Stores statements that are there once each; what was kept of one before is replaced. */
export async function upsertStored(
  tx: Tx,
  userId: number,
  lines: readonly StoredLine[],
  updatedAt: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(recordLines)
    .values(
      lines.map(({ place, source, decision, text, answer, wording }) => ({
        ...{ userId, place, source, decision, text, answer, wording, updatedAt },
        sourceHash: hashOf(source),
      })),
    )
    .onConflictDoUpdate({
      target: [recordLines.userId, recordLines.place, recordLines.sourceHash],
      set: fromInsert('decision', 'text', 'answer', 'wording', 'updatedAt'),
    });
}

/** Forgets rows of a person's own by id; gives how many there were. */
export async function deleteStored(db: Query, userId: number, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .delete(recordLines)
    .where(and(eq(recordLines.userId, userId), inArray(recordLines.id, [...ids])))
    .returning({ id: recordLines.id });
  return rows.length;
}
