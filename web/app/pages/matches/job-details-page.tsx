import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { planOpens } from '#career/plans/plan.ts';
import { AiResistance } from '#web/areas/matches/ai-resistance.tsx';
import { CertificationList } from '#web/areas/matches/certification-list.tsx';
import { JobBrief } from '#web/areas/matches/job-brief.tsx';
import { localOf } from '#web/areas/matches/match-filter.ts';
import { needsInWords } from '#web/areas/matches/match-groups.ts';
import { MatchScore } from '#web/areas/matches/match-score.tsx';
import {
  careerRoadmapQuery,
  certificationsQuery,
  jobMatchQuery,
  jobOutlookQuery,
} from '#web/areas/matches/matches.queries.ts';
import { MissionActions } from '#web/areas/matches/mission-actions.tsx';
import { RemoveTitle } from '#web/areas/matches/remove-title.tsx';
import { ReportMatch } from '#web/areas/matches/report-match.tsx';
import { RoadmapList } from '#web/areas/matches/roadmap-list.tsx';
import { ServiceFigures } from '#web/areas/matches/service-figures.tsx';
import { PlacePicker, useChosenPlace } from '#web/areas/places/place-picker.tsx';
import { useLocalFigures, useNationInstead } from '#web/areas/places/places.queries.ts';
import { TrainingNearby } from '#web/areas/training/training-nearby.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/current-user.ts';
import { idFrom } from '#web/lib/id-from.ts';

/** /job-details/{id} and /job-matches/{id}: one suggested title in full. */
export function Component() {
  const id = idFrom(useParams().id);
  const { subscriptionType } = useUser();
  const navigate = useNavigate();
  const match = useQuery({ ...jobMatchQuery(id ?? 0), enabled: id !== null });
  const roadmap = useQuery({ ...careerRoadmapQuery(id ?? 0), enabled: id !== null });
  const outlook = useQuery({ ...jobOutlookQuery(id ?? 0), enabled: id !== null });
  const certifications = useQuery({ ...certificationsQuery(id ?? 0), enabled: id !== null });

  const [showsTraining, setShowsTraining] = useState(false);
  const chosen = useChosenPlace();
  const { local, isWaiting } = useLocalFigures(chosen.place, [match.data?.detail?.onetSocCode]);
  const nation = useNationInstead(match.data === undefined ? [] : [match.data]);

  // What the career leads to and the work AI reaches less; both come after the brief itself.
  const related = useLocalFigures(chosen.place, [
    ...(roadmap.data ?? []).map(({ onetSocCode }) => onetSocCode),
    ...(outlook.data?.ai?.lessExposed ?? []).map(({ onetSocCode }) => onetSocCode),
  ]).local;

  const back = <BackLink to="/job-matches">BACK TO ALL MATCHES</BackLink>;
  if (id === null || isGone(match.error)) {
    return (
      <GonePage
        title="This title isn’t on your list"
        plain="It may have dropped off when we updated your matches, or the link may have a typo."
        actions={<LinkButton to="/job-matches">See your job matches</LinkButton>}
      />
    );
  }
  if (match.isError) {
    return (
      <>
        <PageHeading title="Job brief" />
        <ErrorCard
          title="We encountered a problem retrieving this career intelligence briefing..."
          actions={
            <>
              <LinkButton to="/job-matches" variant="secondary">
                RETURN TO LIST
              </LinkButton>
              <Button pending={match.isFetching} onClick={() => void match.refetch()}>
                REFRESH INTEL
              </Button>
            </>
          }
        >
          Failed to fetch job details. Check your connection and try again.
        </ErrorCard>
      </>
    );
  }
  // What it pays there stands first: a brief that came before it would move.
  if (match.data === undefined || isWaiting || nation.isWaiting) {
    return (
      <>
        {back}
        <PageHeading title="Job brief" />
        <SkeletonRows label="Loading the job brief" rows={4} className="h-40" />
      </>
    );
  }
  const needs = needsInWords(match.data.detail);
  return (
    <>
      {back}
      <PageHeading
        title={match.data.jobTitle}
        eyebrow={match.data.industryCategory || 'Civilian Sector'}
        plain={match.data.company ?? undefined}
        actions={<MissionActions match={match.data} />}
      />
      <p className="mb-6 flex flex-wrap gap-2">
        <MatchScore match={match.data} />
        {needs === null ? null : <Badge tone="warning">{needs}</Badge>}
      </p>
      <JobBrief
        match={match.data}
        local={localOf(match.data, local)}
        nation={localOf(match.data, nation.local)}
        placePicker={<PlacePicker {...chosen} />}
        roadmap={
          <QueryPart
            query={roadmap}
            loading="Loading the career path"
            failed="Failed to fetch career roadmap"
          >
            {(stages) => (
              <RoadmapList
                stages={stages}
                isWhole={planOpens(subscriptionType, 'fullCareerRoadmap')}
                local={related}
              />
            )}
          </QueryPart>
        }
        certifications={
          <QueryPart
            query={certifications}
            loading="Loading certifications"
            failed="Failed to fetch certifications"
          >
            {(list) => <CertificationList certifications={list} />}
          </QueryPart>
        }
        aiResistance={
          <QueryPart
            query={outlook}
            loading="Loading the AI studies"
            failed="We couldn’t load the AI studies"
          >
            {({ ai }) => <AiResistance ai={ai} local={related} />}
          </QueryPart>
        }
        onOpenTraining={() => setShowsTraining(true)}
        training={
          showsTraining ? (
            <TrainingNearby matchId={id} place={chosen.place} series={outlook.data?.federal ?? null} />
          ) : null
        }
        serviceFigures={
          <QueryPart query={outlook} loading="Loading the figures" failed="We couldn’t load the figures">
            {({ federal, earnings }) => <ServiceFigures federal={federal} earnings={earnings} />}
          </QueryPart>
        }
      />
      <p className="mt-6 flex flex-wrap gap-3">
        <ReportMatch match={match.data} />
        {match.data.origin === 'added' ? (
          <RemoveTitle match={match.data} onRemoved={() => void navigate('/job-matches')} />
        ) : null}
      </p>
    </>
  );
}
