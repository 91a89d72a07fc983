import { sql } from 'drizzle-orm';
import type { Query } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/rows.ts';
import { applications } from '#server/platform/database/schema/applications.ts';
import { jobMatches } from '#server/platform/database/schema/matches.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { users } from '#server/platform/database/schema/users.ts';

export interface OutcomeRow {
  readonly month: string;
  readonly joined: number;
  readonly matches: number;
  readonly resumes: number;
  readonly applications: number;
  readonly interviews: number;
  readonly offers: number;
}

/**
 * People by the month (UTC) they joined in, administrators aside, and how far they have got until now. An interview or
 * offer counts by the application's status or its date, so one that was turned down afterwards still does if it has one.
 */
export function countOutcomes(db: Query, since: Date): Promise<OutcomeRow[]> {
  const has = (table: typeof jobMatches | typeof resumes | typeof applications, where = sql`true`) =>
    sql`count(*) filter (where exists (select 1 from ${table} where ${table.userId} = ${users.id} and ${where}))::int`;
  return rowsOf<OutcomeRow>(
    db,
    sql`select to_char(${users.createdAt} at time zone 'UTC', 'YYYY-MM') as month,
          count(*)::int as joined,
          ${has(jobMatches, sql`${jobMatches.origin} <> 'posting'`)} as matches,
          ${has(resumes)} as resumes,
          ${has(applications)} as applications,
          ${has(applications, sql`(${applications.status} in ('interviewing', 'offered', 'accepted') or ${applications.interviewDate} is not null or ${applications.offerDate} is not null)`)} as interviews,
          ${has(applications, sql`(${applications.status} in ('offered', 'accepted') or ${applications.offerDate} is not null)`)} as offers
        from ${users}
        where not ${users.isAdmin} and ${users.createdAt} >= ${since.toISOString()}::timestamptz
        group by 1 order by 1 desc`,
  );
}
