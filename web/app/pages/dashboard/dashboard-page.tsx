import { FollowUpCard } from '#web/areas/applications/follow-up-card.tsx';
import { upcomingFollowUps } from '#web/areas/applications/follow-ups.ts';
import { UpsellCard } from '#web/areas/billing/upsell-card.tsx';
import { ResourceList } from '#web/areas/marketing/resource-list.tsx';
import { BestMatches } from '#web/areas/matches/best-matches.tsx';
import { NextMissionCard } from '#web/areas/onboarding/next-mission-card.tsx';
import { ProgressCard } from '#web/areas/onboarding/progress-card.tsx';
import { QuickAccess } from '#web/areas/onboarding/quick-access.tsx';
import { WelcomeGuide } from '#web/areas/onboarding/welcome-guide.tsx';
import { FirstQuestions } from '#web/areas/profile/first-questions.tsx';
import { NextQuestionCard } from '#web/areas/profile/next-question-card.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useCarriedJob } from '#web/lib/carried-job.ts';
import { useUser } from '#web/lib/current-user.ts';
import { todayAsInput } from '#web/lib/date-format.ts';
import { behindPriorities } from './priorities.ts';
import { PrioritiesCard, usePriorities } from './priorities-card.tsx';
import { RecentActivityCard } from './recent-activity-card.tsx';
import { useMissionProgress } from './use-mission-progress.ts';

/** /dashboard */
export function Component() {
  const user = useUser();
  const isCarried = useCarriedJob();
  // Whoever runs the site need not have served; Job Intel still asks them.
  const isUnasked = !user.isAdmin && (user.militaryBranch === null || user.militaryOccupation === null);
  const asksFirst = isCarried || isUnasked;
  const { progress, matches, resumes, applications, activities, isError, isFetching, retry } =
    useMissionProgress();
  const followUps = upcomingFollowUps(applications, todayAsInput(new Date()));
  const rest = behindPriorities(followUps);
  const first = usePriorities(followUps, resumes);
  // What is below what waits would be pushed down by it.
  const isWaiting = !isError && (progress === null || first.isLoading);
  return (
    <>
      <PageHeading
        title="Mission Control"
        plain="Where you are on the way to civilian work, and what to do next."
      />
      <div className="grid gap-6">
        {asksFirst ? <FirstQuestions /> : null}
        {progress !== null && !isWaiting ? (
          <>
            <PrioritiesCard list={first.list} />
            <div data-tour="next-mission">
              <NextMissionCard mission={progress.nextMission} />
            </div>
            <BestMatches matches={matches} />
            {asksFirst ? null : <NextQuestionCard />}
            <WelcomeGuide milestones={progress.milestones} />
            <div data-tour="progress">
              <ProgressCard progress={progress} />
            </div>
          </>
        ) : isError ? (
          <ErrorCard
            title="We couldn’t load your progress"
            actions={
              <Button pending={isFetching} onClick={retry}>
                Try again
              </Button>
            }
          >
            Your work is safe. The other pages in the menu may still work.
          </ErrorCard>
        ) : (
          <SkeletonRows label="Loading your progress" rows={2} className="h-48" />
        )}
        {isWaiting ? null : (
          <>
            <QuickAccess />
            {progress === null ? null : (
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <FollowUpCard followUps={rest} isRest={rest.length < followUps.length} />
                <RecentActivityCard activities={activities} />
              </div>
            )}
            {user.subscriptionType === 'premium' ? null : <UpsellCard />}
            <ResourceList />
          </>
        )}
      </div>
    </>
  );
}
