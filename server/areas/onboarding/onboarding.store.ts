import { and, eq, ne } from 'drizzle-orm';
import type { MissionEvidence } from '#career/progress/mission.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { users } from '#server/platform/database/schema/users.ts';

/** What shows how far someone is; undefined when that is written down as complete, or the person is gone. */
export async function findOpenProgress(tx: Tx, userId: number): Promise<MissionEvidence | undefined> {
  const [user] = await tx
    .select({ assessed: users.hasCompletedAssessment, selected: users.hasSelectedJobs })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.hasCompletedOnboarding, false)));
  if (!user) return undefined;
  const listed = and(eq(jobMatches.userId, userId), ne(jobMatches.origin, 'posting'));
  return {
    signedIn: true,
    hasAssessmentData: user.assessed,
    hasCompletedAssessment: user.assessed,
    jobMatchCount: await tx.$count(jobMatches, listed),
    selectedJobCount: await tx.$count(jobMatches, and(listed, eq(jobMatches.isSelected, true))),
    hasSelectedJobs: user.selected,
    resumeCount: await tx.$count(resumes, eq(resumes.userId, userId)),
    applicationCount: await tx.$count(applications, eq(applications.userId, userId)),
  };
}

export async function setOnboarded(tx: Tx, userId: number): Promise<void> {
  await tx.update(users).set({ hasCompletedOnboarding: true }).where(eq(users.id, userId));
}
