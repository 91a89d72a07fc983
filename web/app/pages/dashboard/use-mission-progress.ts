import { useQueries } from '@tanstack/react-query';
import { MINUTE_MS } from '#career/durations.ts';
import { type MissionProgress, milestonesReached, missionProgress } from '#career/progress/mission.ts';
import type { ApplicationReply } from '#contract/applications.ts';
import type { JobMatchReply } from '#contract/matches.ts';
import type { ResumeSummary } from '#contract/resumes.ts';
import { applicationsQuery } from '#web/areas/applications/applications.queries.ts';
import { assessmentQuery } from '#web/areas/assessment/assessment.queries.ts';
import { hasResults } from '#web/areas/assessment/results.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { resumesQuery } from '#web/areas/resumes/resumes.queries.ts';
import { useUser } from '#web/lib/current-user.ts';
import { type Activity, recentActivity } from './recent-activity.ts';

/** Specification part 1, section 9: how long the dashboard trusts its data, in milliseconds. */
const FRESH_MS = MINUTE_MS;

interface MissionProgressState {
  readonly progress: MissionProgress | null;
  readonly matches: readonly JobMatchReply[];
  readonly resumes: readonly ResumeSummary[];
  readonly applications: readonly ApplicationReply[];
  readonly activities: readonly Activity[];
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** How far the signed-in person has come, from the four lists that show it; null until all have answered. */
export function useMissionProgress(): MissionProgressState {
  const user = useUser();
  const [assessment, matches, resumes, applications] = useQueries({
    queries: [
      { ...assessmentQuery, staleTime: FRESH_MS },
      { ...jobMatchesQuery, staleTime: FRESH_MS },
      { ...resumesQuery, staleTime: FRESH_MS },
      { ...applicationsQuery, staleTime: FRESH_MS },
    ],
  });
  const all = [assessment, matches, resumes, applications];
  const known = assessment.data && matches.data && resumes.data && applications.data;
  return {
    progress: known
      ? missionProgress(
          milestonesReached({
            signedIn: true,
            hasAssessmentData: Boolean(assessment.data.answers) || hasResults(assessment.data),
            hasCompletedAssessment: user.hasCompletedAssessment,
            jobMatchCount: matches.data.length,
            selectedJobCount: matches.data.filter((match) => match.isSelected).length,
            hasSelectedJobs: user.hasSelectedJobs,
            resumeCount: resumes.data.length,
            applicationCount: applications.data.length,
          }),
        )
      : null,
    matches: matches.data ?? [],
    resumes: resumes.data ?? [],
    applications: applications.data ?? [],
    activities: known
      ? recentActivity({
          assessment: assessment.data,
          resumes: resumes.data,
          applications: applications.data,
        })
      : [],
    isError: !known && all.some((query) => query.isError),
    isFetching: all.some((query) => query.isFetching),
    retry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
