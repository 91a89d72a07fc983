import { useQuery } from '@tanstack/react-query';
import { Columns3, FileText, GraduationCap, Languages, Search } from 'lucide-react';
import type { JobMatchReply } from '#contract/matches.ts';
import { AddTitle } from '#web/areas/matches/add-title.tsx';
import {
  asksFigures,
  filterMatches,
  type LocalByCode,
  type MatchFilter,
  narrows,
} from '#web/areas/matches/match-filter.ts';
import { MatchFilters } from '#web/areas/matches/match-filters.tsx';
import { groupMatches } from '#web/areas/matches/match-groups.ts';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { reasonsOf } from '#web/areas/matches/match-reason.ts';
import { MatchTable } from '#web/areas/matches/match-table.tsx';
import { jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { NoMatchesYet } from '#web/areas/matches/no-matches-yet.tsx';
import { PayGrowthPlot } from '#web/areas/matches/pay-growth-plot.tsx';
import { comparisonPath, SelectionBar } from '#web/areas/matches/selection-bar.tsx';
import { useMatchFilter } from '#web/areas/matches/use-match-filter.ts';
import { PlacePicker, useChosenPlace } from '#web/areas/places/place-picker.tsx';
import { useLocalFigures, useNationInstead } from '#web/areas/places/places.queries.ts';
import { FirstQuestions } from '#web/areas/profile/first-questions.tsx';
import { NextQuestionCard } from '#web/areas/profile/next-question-card.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /job-matches: the suggested civilian titles, and choosing among them. */
export function Component() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(jobMatchesQuery);
  const toast = useToast();
  const matches = withoutRepeats(data ?? []);
  const chosen = useChosenPlace();
  // The figures of every row depend on the place, and rows that change would move the page.
  const figures = useLocalFigures(
    chosen.place,
    matches.map(({ detail }) => detail?.onetSocCode),
  );
  const nation = useNationInstead(matches);
  const isWaiting = isPending || (!isError && (figures.isWaiting || nation.isWaiting));
  const firstSelected = isWaiting ? undefined : matches.find((match) => match.isSelected);
  return (
    <>
      <PageHeading
        title="JOB INTEL"
        tabTitle="Job Intel: your job matches"
        plain="Civilian job titles that fit you, best first."
        actions={
          firstSelected ? (
            <LinkButton
              to={`/resume/new?matchId=${firstSelected.id}`}
              variant="gold"
              icon={<FileText aria-hidden="true" />}
            >
              Deploy Resumes
            </LinkButton>
          ) : undefined
        }
      />
      {isWaiting ? <SkeletonRows label="Loading your job matches" rows={6} /> : null}
      {isError ? (
        <ErrorCard
          title="We encountered a problem retrieving your career intelligence briefing. Standby for retry."
          actions={
            <Button
              pending={isFetching}
              onClick={() => {
                toast({
                  title: 'Refreshing Intelligence',
                  description: 'Retrieving your mission targets now...',
                  tone: 'info',
                });
                void refetch();
              }}
            >
              Refresh Intelligence
            </Button>
          }
        >
          In plain words: we couldn’t load your job matches. Your work is safe.
        </ErrorCard>
      ) : null}
      {data !== undefined && !isError && !isWaiting ? (
        <div className="grid gap-6">
          {matches.length === 0 ? (
            <Empty />
          ) : (
            <Matches matches={matches} chosen={chosen} local={figures.local} nation={nation.local} />
          )}
          <SectionCard
            title="Add a title"
            plain="Have something else in mind? Add it, and we’ll work out how it fits, what it pays and what’s missing."
          >
            <AddTitle matches={matches} />
          </SectionCard>
        </div>
      ) : null}
    </>
  );
}

/** Two answers are the shortest way to matches; whoever has given them has more to tell. */
function Empty() {
  const { militaryBranch, militaryOccupation } = useUser();
  return militaryBranch === null || militaryOccupation === null ? <FirstQuestions /> : <NoMatchesYet />;
}

function Matches({
  matches,
  chosen,
  local,
  nation,
}: {
  readonly matches: readonly JobMatchReply[];
  readonly chosen: ReturnType<typeof useChosenPlace>;
  /** Figures of the place that was chosen. */
  readonly local: LocalByCode;
  /** Nationwide figures of titles without yearly pay of their own. */
  readonly nation: LocalByCode;
}) {
  const { filter, setFilter, clearFilter } = useMatchFilter();
  const selected = matches.filter((match) => match.isSelected);
  const found = filterMatches(matches, filter, local);
  return (
    <div className="grid gap-6">
      <div className="-mb-2 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <p className="max-w-prose flex-[1_1_20rem] text-sm text-muted">
          These are suggestions to search for on other job sites, not open positions. We use the titles you
          select to write your resumes.
        </p>
        <div className="min-w-0 flex-[0_1_24rem] max-sm:flex-[1_1_100%]">
          <PlacePicker {...chosen} />
        </div>
      </div>
      <MatchFilters
        filter={filter}
        onChange={setFilter}
        status={narrows(filter) ? countInWords(found.length, matches.length, filter) : ''}
      />
      {selected.length === 0 ? null : (
        <SectionCard title="SELECTED JOB TARGETS" plain="The titles you’re going for.">
          <MatchTable caption="Selected job targets" matches={selected} local={local} nation={nation} />
        </SectionCard>
      )}
      <div data-tour="match-list">
        <SectionCard
          title="ALL RECOMMENDED POSITIONS"
          plain="The percentage is our estimate that a counselor would suggest it."
        >
          {found.length === 0 ? (
            <EmptyState
              icon={<Search />}
              title="No mission targets found. Adjust search parameters to expand intelligence."
              actions={
                <Button variant="secondary" onClick={clearFilter}>
                  Clear the search
                </Button>
              }
            >
              In plain words: no titles fit{' '}
              {filter.search.trim() === '' ? 'the filters' : `“${filter.search.trim()}”`}
              {filter.search.trim() !== '' && asksFigures(filter) ? ' and the filters' : ''}.
            </EmptyState>
          ) : (
            <MatchTable
              caption="All recommended positions"
              matches={found}
              reasons={reasonsOf(groupMatches(matches).flatMap((group) => group.matches))}
              local={local}
              nation={nation}
              isGrouped={filter.sort === 'match'}
            />
          )}
          <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-5">
            <LinkButton
              to={comparisonPath(selected, found)}
              size="small"
              variant="secondary"
              icon={<Columns3 aria-hidden="true" />}
            >
              Compare titles
              <PremiumLock feature="matchComparison" />
            </LinkButton>
            <LinkButton
              to="/job-matches/what-if"
              size="small"
              variant="secondary"
              icon={<GraduationCap aria-hidden="true" />}
            >
              What if: training
              <PremiumLock feature="trainingWhatIf" />
            </LinkButton>
            <LinkButton
              to="/skill-map"
              size="small"
              variant="secondary"
              icon={<Languages aria-hidden="true" />}
            >
              Skill map
              <PremiumLock feature="skillTranslationMap" />
            </LinkButton>
          </div>
        </SectionCard>
      </div>
      <NextQuestionCard />
      {found.length === 0 ? null : (
        <SectionCard title="PAY AND GROWTH" plain="What these titles pay, and whether the work is growing.">
          <PayGrowthPlot matches={found} local={local} />
        </SectionCard>
      )}
      {selected[0] === undefined ? null : (
        <DeploymentReady count={selected.length} matchId={selected[0].id} />
      )}
      <SelectionBar selected={selected} />
    </div>
  );
}

function countInWords(found: number, all: number, filter: MatchFilter): string {
  const left = asksFigures(filter) ? '. Titles without a published figure are left out.' : '';
  return `${found} of ${all} titles${left}`;
}

function DeploymentReady({ count, matchId }: { readonly count: number; readonly matchId: number }) {
  return (
    <section
      aria-labelledby="deployment-ready"
      className="on-navy flex flex-wrap items-center justify-between gap-4 rounded bg-navy p-6 text-on-navy"
    >
      <div>
        <h2 id="deployment-ready" className="text-xl text-on-navy">
          DEPLOYMENT READY
        </h2>
        <p className="mt-1 text-on-navy-muted">
          {count === 1 ? 'One title is selected.' : `${count} titles are selected.`} Next up: a resume for the
          first one.
        </p>
      </div>
      <LinkButton to={`/resume/new?matchId=${matchId}`} variant="gold" icon={<FileText aria-hidden="true" />}>
        Deploy Resumes
      </LinkButton>
    </section>
  );
}
