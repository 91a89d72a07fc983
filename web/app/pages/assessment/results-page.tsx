import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, FileDown, Lock, Radar, RotateCcw, Star } from 'lucide-react';
import { useState } from 'react';
import { planOpens } from '#career/plans/plan.ts';
import { getStrengthsReport } from '#contract/assessment.ts';
import {
  assessmentHistoryQuery,
  assessmentQuery,
  strengthsAnalysisQuery,
} from '#web/areas/assessment/assessment.queries.ts';
import { DetailedAnalysis, DetailedAnalysisLocked } from '#web/areas/assessment/detailed-analysis.tsx';
import { hasResults, resultBefore, scoresOf } from '#web/areas/assessment/results.ts';
import { StrengthsOverview } from '#web/areas/assessment/strengths-overview.tsx';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Badge } from '#web/components/badge.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { formatDay } from '#web/lib/date-format.ts';

/** /enhanced-assessment-results */
export function Component() {
  const user = useUser();
  const results = useQuery(assessmentQuery);
  const history = useQuery(assessmentHistoryQuery);
  const [tab, setTab] = useState('overview');
  const taken = hasResults(results.data);
  const matches = useQuery({ ...jobMatchesQuery, enabled: taken });
  const finished =
    taken && results.data?.completedAt
      ? `the assessment you finished on ${formatDay(results.data.completedAt)}`
      : 'the enhanced assessment';
  return (
    <>
      <BackLink to="/dashboard">Back to Mission Control</BackLink>
      <PageHeading
        title="Your Inner Arsenal"
        tabTitle="Inner Arsenal: your strengths"
        plain={`Your strengths, from ${finished}.`}
        actions={
          taken ? (
            <>
              <LinkButton to="/job-matches" icon={<Radar aria-hidden="true" />}>
                View Career Matches
              </LinkButton>
              <LinkButton
                to="/enhanced-assessment"
                variant="secondary"
                icon={<RotateCcw aria-hidden="true" />}
              >
                Retake Assessment
              </LinkButton>
              {planOpens(user.subscriptionType, 'analysisReport') ? (
                <a href={getStrengthsReport.path} download className={buttonClass('secondary')}>
                  <FileDown aria-hidden="true" />
                  Export Results PDF
                </a>
              ) : (
                <LinkButton to="/subscription" variant="secondary" icon={<Lock aria-hidden="true" />}>
                  Export Results PDF (Premium)
                </LinkButton>
              )}
            </>
          ) : undefined
        }
      />
      <div className="mb-6 hidden print:block">
        <h1 className="display text-2xl">
          {`${user.firstName ?? ''} ${user.lastName ?? ''}`.trim() || user.username}: strengths
        </h1>
        <p>From {finished}. Mission Ready</p>
      </div>
      <p className="mb-4 print:hidden">
        <Badge tone="gold" icon={<Star aria-hidden="true" />}>
          Premium Feature
        </Badge>
      </p>
      <QueryPart query={results} loading="Loading your results" failed="We couldn’t load your results">
        {(reply) =>
          hasResults(reply) ? (
            <Tabs
              label="Results"
              value={tab}
              onChange={setTab}
              items={[
                {
                  value: 'overview',
                  label: 'Strengths Overview',
                  content: (
                    <StrengthsOverview
                      scores={scoresOf(reply)}
                      before={resultBefore(history.data)}
                      matches={withoutRepeats(matches.data ?? [])}
                    />
                  ),
                },
                {
                  value: 'detail',
                  label: (
                    <>
                      Detailed Analysis
                      <PremiumLock feature="detailedAnalysis" />
                    </>
                  ),
                  content: planOpens(user.subscriptionType, 'detailedAnalysis') ? (
                    <AnalysisTab />
                  ) : (
                    <DetailedAnalysisLocked />
                  ),
                },
              ]}
            />
          ) : (
            <EmptyState
              icon={<ChartNoAxesColumn />}
              title="Assessment Results Not Found"
              actions={<LinkButton to="/enhanced-assessment">Take Enhanced Assessment</LinkButton>}
            >
              You haven’t finished the enhanced assessment yet. It takes about 15 minutes, and you can stop
              partway.
            </EmptyState>
          )
        }
      </QueryPart>
    </>
  );
}

function AnalysisTab() {
  const analysis = useQuery(strengthsAnalysisQuery);
  return (
    <QueryPart query={analysis} loading="Loading your analysis" failed="We couldn’t load your analysis">
      {(strengths) => <DetailedAnalysis strengths={strengths} />}
    </QueryPart>
  );
}
