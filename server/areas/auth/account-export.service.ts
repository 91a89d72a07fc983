import type { exportAccount } from '#contract/account.ts';
import type { GivenFor } from '#contract/endpoint.ts';
import { listOwnApplications } from '#server/areas/applications/applications.service.ts';
import { getAssessmentReply, listOwnResults } from '#server/areas/assessment/assessment.service.ts';
import { exportOwnBilling } from '#server/areas/billing/billing.service.ts';
import { getOwnCalendar } from '#server/areas/calendar/calendar.service.ts';
import { exportOwnCommunity } from '#server/areas/community/account.service.ts';
import { listOwnJobReports, listOwnSavedJobs } from '#server/areas/jobs/jobs.service.ts';
import { exportOwnMessages } from '#server/areas/marketing/inbox.service.ts';
import { listAllOwnMatches } from '#server/areas/matches/matches.service.ts';
import { listOwnReports } from '#server/areas/matches/report.service.ts';
import { exportPlaces } from '#server/areas/places/places.service.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import { exportProfileImage } from '#server/areas/profile/profile-image.service.ts';
import { exportSaidJobs } from '#server/areas/profile/said-jobs.service.ts';
import { exportStoredLines } from '#server/areas/record/record.service.ts';
import { exportAroundResumes } from '#server/areas/resumes/account.service.ts';
import { listWholeResumes } from '#server/areas/resumes/resumes.service.ts';
import type { Context } from '#server/platform/context.ts';
import { listOwnPasskeys } from './passkeys.service.ts';

/** Everything the site holds of a person, gathered from the areas that hold it. */
export async function exportOwnAccount(
  context: Context,
  userId: number,
): Promise<GivenFor<typeof exportAccount>> {
  return {
    exportedAt: context.clock.now(),
    user: await getUserReply(context, userId),
    profilePicture: await exportProfileImage(context, userId),
    assessment: await getAssessmentReply(context, userId),
    assessmentHistory: await listOwnResults(context, userId),
    recordLines: await exportStoredLines(context, userId),
    recordJobs: await exportSaidJobs(context, userId),
    places: await exportPlaces(context, userId),
    jobMatches: await listAllOwnMatches(context, userId),
    matchReports: await listOwnReports(context, userId),
    resumes: await listWholeResumes(context, userId),
    ...(await exportAroundResumes(context, userId)),
    applications: await listOwnApplications(context, userId),
    calendar: await getOwnCalendar(context, userId),
    savedJobs: await listOwnSavedJobs(context, userId),
    jobReports: await listOwnJobReports(context, userId),
    community: await exportOwnCommunity(context, userId),
    passkeys: await listOwnPasskeys(context, userId),
    billing: await exportOwnBilling(context, userId),
    messages: await exportOwnMessages(context, userId),
  };
}
