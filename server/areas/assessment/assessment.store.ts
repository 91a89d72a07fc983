import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { fromInsert } from '#server/platform/database/rows.ts';
import { assessmentDrafts, strengthsAssessments } from '#server/platform/database/schema/assessments.ts';
import { users } from '#server/platform/database/schema/users.ts';

export type AssessmentRow = typeof strengthsAssessments.$inferSelect;
export type AssessmentKind = AssessmentRow['kind'];

/** The current result of a kind: the newest. */
export async function findCurrentAssessment(
  db: Query,
  userId: number,
  kind: AssessmentKind,
): Promise<AssessmentRow | undefined> {
  const [row] = await db
    .select()
    .from(strengthsAssessments)
    .where(and(eq(strengthsAssessments.userId, userId), eq(strengthsAssessments.kind, kind)))
    .orderBy(desc(strengthsAssessments.id))
    .limit(1);
  return row;
}

/** Earlier results that are kept for comparison, for each kind: more than anybody reads, and an end. */
export const KEPT_RESULTS = 50;

/** Stores a finished assessment and marks the person as having one. Results beyond those kept go, the oldest first. */
export async function insertAssessment(tx: Tx, row: typeof strengthsAssessments.$inferInsert): Promise<void> {
  await tx.insert(strengthsAssessments).values(row);
  const ofKind = and(eq(strengthsAssessments.userId, row.userId), eq(strengthsAssessments.kind, row.kind));
  const [lastKept] = await tx
    .select({ id: strengthsAssessments.id })
    .from(strengthsAssessments)
    .where(ofKind)
    .orderBy(desc(strengthsAssessments.id))
    .offset(KEPT_RESULTS - 1)
    .limit(1);
  if (lastKept)
    await tx.delete(strengthsAssessments).where(and(ofKind, lt(strengthsAssessments.id, lastKept.id)));
  if (row.kind === 'enhanced') {
    await tx.delete(assessmentDrafts).where(eq(assessmentDrafts.userId, row.userId));
  }
  await tx.update(users).set({ hasCompletedAssessment: true }).where(eq(users.id, row.userId));
}

/** Finished enhanced assessments, newest first. */
export async function listEnhancedAssessments(
  db: Query,
  userId: number,
  limit: number,
): Promise<AssessmentRow[]> {
  return db
    .select()
    .from(strengthsAssessments)
    .where(and(eq(strengthsAssessments.userId, userId), eq(strengthsAssessments.kind, 'enhanced')))
    .orderBy(desc(strengthsAssessments.id))
    .limit(limit);
}

export type DraftRow = typeof assessmentDrafts.$inferSelect;

export async function findDraft(db: Query, userId: number): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(assessmentDrafts).where(eq(assessmentDrafts.userId, userId)).limit(1);
  return row;
}

/** Adds answers to those kept, in one statement, so that two devices do not overwrite each other's. */
export async function mergeDraft(db: Query, row: DraftRow): Promise<DraftRow> {
  const [merged] = await db
    .insert(assessmentDrafts)
    .values(row)
    .onConflictDoUpdate({
      target: assessmentDrafts.userId,
      set: {
        answers: sql`${assessmentDrafts.answers} || excluded.answers`,
        ...fromInsert('updatedAt'),
      },
    })
    .returning();
  return merged ?? row;
}
