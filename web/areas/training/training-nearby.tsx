import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { JobOutlookReply } from '#contract/matches.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { FederalJobs } from './federal-jobs.tsx';
import { LicenseList, MovingOnOrders } from './license-list.tsx';
import { ApprenticeshipsNearby, CollegesNearby } from './schools-and-sponsors.tsx';
import { trainingQuery } from './training.queries.ts';
import { aroundInWords } from './training-words.ts';

interface TrainingNearbyProps {
  readonly matchId: number;
  /** The key of the chosen place; null: none is chosen. */
  readonly place: string | null;
  /** Federal series of the person's own military job. */
  readonly series: JobOutlookReply['federal'];
}

/** What a title takes in a place, and where it is learned there; asked for when it is shown. */
export function TrainingNearby({ matchId, place, series }: TrainingNearbyProps) {
  const training = useQuery({ ...trainingQuery(matchId, place ?? ''), enabled: place !== null });
  if (place === null) return <NoPlace />;
  return (
    <QueryPart
      query={training}
      loading="Loading licenses and training"
      failed="We couldn’t load licenses and training"
    >
      {({ training: found }) =>
        found === null ? (
          <NoState />
        ) : (
          <div className="grid gap-7">
            {found.licenses.map((licenses) => (
              <Part key={licenses.state.code} title={`Licenses in ${licenses.state.name}`}>
                <LicenseList licenses={licenses} />
              </Part>
            ))}
            <MovingOnOrders />
            <Part title="Public colleges" plain={aroundInWords(found.place)}>
              <CollegesNearby colleges={found.colleges} />
            </Part>
            <Part title="Apprenticeships" plain={aroundInWords(found.place)}>
              <ApprenticeshipsNearby apprenticeships={found.apprenticeships} />
            </Part>
            <Part title="Federal jobs">
              <FederalJobs federal={found.federal} ofTitle={found.federalSeries} ofJob={series} />
            </Part>
          </div>
        )
      }
    </QueryPart>
  );
}

/** Anywhere. */
function NoState() {
  return (
    <p className="text-muted">
      Licenses differ by state. <TextLink to="/pay">Choose a ZIP code, a city or a state</TextLink>, and we’ll
      show what this title takes there, and who teaches it nearby.
    </p>
  );
}

function NoPlace() {
  return (
    <p className="text-muted">
      Licenses differ by state. <TextLink to="/pay">Say where you want to work</TextLink>, and we’ll show what
      this title takes there, and who teaches it nearby.
    </p>
  );
}

function Part({
  title,
  plain,
  children,
}: {
  readonly title: string;
  readonly plain?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1 text-lg">{title}</h3>
      {plain === undefined ? null : <p className="mb-3 text-sm text-muted">{plain}</p>}
      {children}
    </section>
  );
}
