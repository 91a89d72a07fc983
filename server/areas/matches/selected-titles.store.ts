import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { SelectedTitle } from '#career/matching/fit-posting.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Query } from '#server/platform/database/database.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';

const selectedStatement = prepared('selected_titles', (db) =>
  db
    .select({
      jobMatchId: jobMatches.id,
      jobTitle: jobMatches.jobTitle,
      onetSocCode: jobMatches.onetSocCode,
    })
    .from(jobMatches)
    .where(and(eq(jobMatches.userId, sql.placeholder('userId')), eq(jobMatches.isSelected, true)))
    .orderBy(desc(jobMatches.relevanceScore), asc(jobMatches.id))
    .limit(LIMITS.listMax),
);

export async function listSelectedTitleRows(db: Query, userId: number): Promise<SelectedTitle[]> {
  return selectedStatement(db).execute({ userId });
}
