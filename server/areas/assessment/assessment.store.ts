import { and, desc, eq } from 'drizzle-orm';
import type { Query, Tx } from '#server/platform/database/database.ts';
import { strengthsAssessments } from '#server/platform/database/schema/assessments.ts';
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

/** Stores a finished assessment and marks the person as having one. */
export async function insertAssessment(tx: Tx, row: typeof strengthsAssessments.$inferInsert): Promise<void> {
  await tx.insert(strengthsAssessments).values(row);
  await tx.update(users).set({ hasCompletedAssessment: true }).where(eq(users.id, row.userId));
}
