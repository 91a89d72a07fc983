import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { planOpens } from '#career/plans/plan.ts';
import { COMPARED_MOST, type JobMatchReply } from '#contract/matches.ts';
import { ComparisonChoice } from '#web/areas/matches/comparison-choice.tsx';
import { ComparisonTable } from '#web/areas/matches/comparison-table.tsx';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { compareMatchesQuery, jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { NoMatchesYet } from '#web/areas/matches/no-matches-yet.tsx';
import { SourceLine } from '#web/areas/matches/source-line.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Card } from '#web/components/card.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /job-matches/compare?ids=1,2,3: up to three titles side by side, for premium accounts. */
export function Component() {
  const { subscriptionType } = useUser();
  return (
    <>
      <BackLink to="/job-matches">BACK TO ALL MATCHES</BackLink>
      <PageHeading
        title="Compare titles"
        plain="Pay, outlook, preparation and what you still need, side by side."
      />
      {planOpens(subscriptionType, 'matchComparison') ? (
        <Comparison />
      ) : (
        <LockedFeature
          feature="matchComparison"
          free="Each title’s own page, with all its figures, is free."
        />
      )}
    </>
  );
}

function Comparison() {
  const [params, setParams] = useSearchParams();
  const list = useQuery(jobMatchesQuery);
  // An address that names no titles begins with what is selected; one that names none of them stays empty.
  const ids = params.has('ids') ? idsFrom(params.get('ids')) : selectedIds(list.data ?? []);
  const compared = useQuery({ ...compareMatchesQuery(ids), enabled: ids.length >= 2 });
  return (
    <QueryPart query={list} loading="Loading your job matches" failed="We couldn’t load your job matches">
      {(matches) =>
        matches.length === 0 ? (
          <NoMatchesYet />
        ) : (
          <div className="grid gap-6">
            <ComparisonChoice
              matches={withoutRepeats(matches)}
              ids={ids}
              onChange={(next) => setParams({ ids: next.join(',') }, { replace: true })}
            />
            <p role="status" className="text-sm text-muted">
              {ids.length < 2 ? 'Choose two or three titles.' : `Comparing ${ids.length} titles.`}
            </p>
            {ids.length < 2 ? null : (
              <QueryPart
                query={compared}
                loading="Loading the comparison"
                failed="We couldn’t load the comparison"
              >
                {({ matches: chosen, sources }) => (
                  <Card>
                    <ComparisonTable matches={chosen} />
                    <SourceLine sources={sources} />
                  </Card>
                )}
              </QueryPart>
            )}
          </div>
        )
      }
    </QueryPart>
  );
}

function selectedIds(matches: readonly JobMatchReply[]): number[] {
  return matches
    .filter(({ isSelected }) => isSelected)
    .map(({ id }) => id)
    .slice(0, COMPARED_MOST);
}

function idsFrom(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0))].slice(0, COMPARED_MOST);
}
