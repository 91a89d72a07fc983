import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Training } from '#career/matching/education.ts';
import { planOpens } from '#career/plans/plan.ts';
import { tryTrainingQuery } from '#web/areas/matches/matches.queries.ts';
import { TrainingChoice } from '#web/areas/matches/training-choice.tsx';
import { TrainingEffects } from '#web/areas/matches/training-effects.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Card } from '#web/components/card.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /job-matches/what-if: what a certificate or a degree would change, for premium accounts. */
export function Component() {
  const { subscriptionType } = useUser();
  return (
    <>
      <BackLink to="/job-matches">BACK TO ALL MATCHES</BackLink>
      <PageHeading
        title="What if: training"
        plain="Try a certificate or a degree on your record, before you spend time and money on it."
      />
      {planOpens(subscriptionType, 'trainingWhatIf') ? (
        <WhatIf />
      ) : (
        <LockedFeature
          feature="trainingWhatIf"
          free="What each title asks for, and the certificates for it, stay free on its page."
        />
      )}
    </>
  );
}

function WhatIf() {
  const [training, setTraining] = useState<Training | null>(null);
  const effects = useQuery({
    ...tryTrainingQuery(training ?? { certificationId: '' }),
    enabled: training !== null,
  });
  return (
    <div className="grid gap-6">
      <Card>
        <TrainingChoice onTry={setTraining} />
      </Card>
      {training === null ? null : (
        <Card>
          <QueryPart
            query={effects}
            loading="Working out what it would change"
            failed="This could not be worked out"
          >
            {(reply) => <TrainingEffects effects={reply.effects} />}
          </QueryPart>
        </Card>
      )}
    </div>
  );
}
