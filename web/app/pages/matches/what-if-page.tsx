import { useQuery } from '@tanstack/react-query';
import { GraduationCap, Search } from 'lucide-react';
import { useState } from 'react';
import type { Training } from '#career/matching/education.ts';
import { planOpens } from '#career/plans/plan.ts';
import { BestTrainings } from '#web/areas/matches/best-trainings.tsx';
import { bestTrainingsQuery, tryTrainingQuery } from '#web/areas/matches/matches.queries.ts';
import { TrainingChoice } from '#web/areas/matches/training-choice.tsx';
import { TrainingEffects } from '#web/areas/matches/training-effects.tsx';
import { PlacePicker, useChosenPlace } from '#web/areas/places/place-picker.tsx';
import { useLocalFigures } from '#web/areas/places/places.queries.ts';
import { BackLink } from '#web/components/back-link.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /job-matches/what-if: what a certificate or a degree would change, for premium accounts. */
export function Component() {
  const { subscriptionType } = useUser();
  return (
    <>
      <BackLink to="/job-matches">BACK TO ALL MATCHES</BackLink>
      <PageHeading
        title="What if: training"
        plain="Try out a certificate or degree before you spend time and money on it."
      />
      {planOpens(subscriptionType, 'trainingWhatIf') ? (
        <WhatIf />
      ) : (
        <LockedFeature
          feature="trainingWhatIf"
          free="What each title asks for, and its certificates, are free on its page."
        />
      )}
    </>
  );
}

function WhatIf() {
  const best = useQuery(bestTrainingsQuery);
  const [training, setTraining] = useState<Training | null>(null);
  const effects = useQuery({
    ...tryTrainingQuery(training ?? { certificationId: '' }),
    enabled: training !== null,
  });
  const chosen = useChosenPlace();
  const { today = null, trainings = [] } = best.data ?? {};
  const bestPay = useLocalFigures(chosen.place, [
    today?.onetSocCode,
    ...trainings.flatMap(({ titles }) => titles.map(({ onetSocCode }) => onetSocCode)),
  ]);
  const triedPay = useLocalFigures(
    chosen.place,
    (effects.data?.effects ?? []).map(({ onetSocCode }) => onetSocCode),
  );
  return (
    <div className="grid gap-6">
      <SectionCard
        title="What would change most"
        plain="Up to five licenses, certificates or degrees: what each one opens up, how long it takes and what the work pays."
        icon={<GraduationCap aria-hidden="true" />}
      >
        <div className="mb-5">
          <PlacePicker {...chosen} />
        </div>
        {best.isPending ? <p className="mb-3 text-muted">Working it out. This takes a few seconds.</p> : null}
        <QueryPart
          query={best}
          loading="Comparing licenses, certificates and degrees"
          failed="We couldn’t work this out"
        >
          {(reply) =>
            bestPay.isWaiting ? (
              <SkeletonRows label="Loading what the titles pay" />
            ) : (
              <BestTrainings {...reply} local={bestPay.local} />
            )
          }
        </QueryPart>
      </SectionCard>
      <FoldedCard
        title="Try another one"
        plain="Pick a certificate, or a degree in a field you name."
        icon={<Search aria-hidden="true" />}
      >
        <div className="grid gap-6">
          <TrainingChoice onTry={setTraining} />
          {training === null ? null : (
            <QueryPart
              query={effects}
              loading="Working out what it would change"
              failed="We couldn’t work this out"
            >
              {(reply) =>
                triedPay.isWaiting ? (
                  <SkeletonRows label="Loading what the titles pay" />
                ) : (
                  <TrainingEffects effects={reply.effects} local={triedPay.local} />
                )
              }
            </QueryPart>
          )}
        </div>
      </FoldedCard>
    </div>
  );
}
