import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { sourceIdsOf } from '#career/places/local-words.ts';
import { planOpens } from '#career/plans/plan.ts';
import { COMPARED_MOST, type JobMatchReply } from '#contract/matches.ts';
import { ComparisonChoice } from '#web/areas/matches/comparison-choice.tsx';
import { ComparisonTable } from '#web/areas/matches/comparison-table.tsx';
import { withoutRepeats } from '#web/areas/matches/match-list.ts';
import { compareMatchesQuery, jobMatchesQuery } from '#web/areas/matches/matches.queries.ts';
import { NoMatchesYet } from '#web/areas/matches/no-matches-yet.tsx';
import { SourceLine } from '#web/areas/matches/source-line.tsx';
import { PlacePicker, useChosenPlace } from '#web/areas/places/place-picker.tsx';
import { useLocalFigures, useNationInstead } from '#web/areas/places/places.queries.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { Card } from '#web/components/card.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { sourcesQuery } from '#web/lib/sources-query.ts';

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
  const chosen = useChosenPlace();
  const compared = useQuery({ ...compareMatchesQuery(ids), enabled: ids.length >= 2 });
  const { local, isWaiting } = useLocalFigures(
    chosen.place,
    (compared.data?.matches ?? []).map(({ detail }) => detail?.onetSocCode),
  );
  const nation = useNationInstead(compared.data?.matches ?? []);
  const { data: all = [] } = useQuery(sourcesQuery);
  const localIds = sourceIdsOf([...(local?.values() ?? []), ...(nation.local?.values() ?? [])]);
  const localSources = all.filter(({ id }) => localIds.has(id));
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
              onChange={(next) =>
                setParams(
                  (before) => {
                    const after = new URLSearchParams(before);
                    after.set('ids', next.join(','));
                    return after;
                  },
                  { replace: true },
                )
              }
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
                {({ matches: named, sources }) =>
                  isWaiting || nation.isWaiting ? (
                    <SkeletonRows label="Loading the comparison" />
                  ) : (
                    <Card>
                      <div className="mb-5">
                        <PlacePicker {...chosen} />
                      </div>
                      <ComparisonTable matches={named} local={local} nation={nation.local} />
                      <SourceLine sources={[...sources, ...localSources]} />
                    </Card>
                  )
                }
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
