import { and, asc, desc, eq } from 'drizzle-orm';
import type { SelectedTitle } from '#career/matching/fit-posting.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query } from '#server/platform/database/database.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';

export function listSelectedTitleRows(db: Query, userId: number): Promise<SelectedTitle[]> {
  return db
    .select({
      jobMatchId: jobMatches.id,
      jobTitle: jobMatches.jobTitle,
      onetSocCode: jobMatches.onetSocCode,
    })
    .from(jobMatches)
    .where(and(eq(jobMatches.userId, userId), eq(jobMatches.isSelected, true)))
    .orderBy(desc(jobMatches.relevanceScore), asc(jobMatches.id))
    .limit(LIMITS.listMax);
}
