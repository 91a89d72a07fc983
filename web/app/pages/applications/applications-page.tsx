import { useQuery } from '@tanstack/react-query';
import { Lightbulb, Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationCard } from '#web/areas/applications/application-card.tsx';
import {
  ApplicationCounts,
  type StatusFilter,
  StatusFilterButtons,
  statusFilterFrom,
} from '#web/areas/applications/application-counts.tsx';
import { STATUS_LOOK } from '#web/areas/applications/application-status.tsx';
import { applicationsQuery } from '#web/areas/applications/applications.queries.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { messageOf } from '#web/lib/api-error.ts';

const ADD = (
  <LinkButton to="/applications/new" icon={<Plus aria-hidden="true" />}>
    Add New Application
  </LinkButton>
);

/** /applications: every application in one place. */
export function Component() {
  const { data, error, isError, isFetching, isPending, refetch } = useQuery(applicationsQuery);
  // In the address: whoever looks into an application and comes back finds the list as they left it.
  const [search, setSearch] = useSearchParams();
  const filter = statusFilterFrom(search.get('status'));
  // A card whose status was just changed stays under the filter it was found by, with the focus on it.
  const [changed, setChanged] = useState<readonly number[]>([]);
  const shown = (data ?? []).filter(
    ({ id, status }) => filter === 'all' || status === filter || changed.includes(id),
  );
  return (
    <>
      <PageHeading
        title="Application Tracker"
        plain="Every job you’ve applied for, and its status."
        actions={ADD}
      />
      {isPending ? <SkeletonRows label="Loading your applications" className="h-32" /> : null}
      {isError ? (
        <ErrorCard
          title="We couldn’t load your applications"
          actions={
            <Button pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, 'Your work is safe. Please try again.')}
        </ErrorCard>
      ) : null}
      {data === undefined ? null : (
        <div className="grid gap-6">
          <ApplicationCounts applications={data} />
          <StatusFilterButtons
            value={filter}
            onChange={(next) => {
              setSearch(next === 'all' ? {} : { status: next }, { replace: true, preventScrollReset: true });
              setChanged([]);
            }}
          />
          <p role="status" className="sr-only">
            {shown.length === 1 ? '1 application shown' : `${shown.length} applications shown`}
          </p>
          {shown.length === 0 ? (
            <NothingHere filter={filter} />
          ) : (
            <ul className="grid gap-4 md:grid-cols-2">
              {shown.map((application) => (
                <li key={application.id}>
                  <ApplicationCard
                    application={application}
                    onStatusChange={() => setChanged([...changed, application.id])}
                  />
                </li>
              ))}
            </ul>
          )}
          <Tips />
        </div>
      )}
    </>
  );
}

function NothingHere({ filter }: { readonly filter: StatusFilter }) {
  return (
    <EmptyState
      icon={<Send />}
      title={
        filter === 'all' ? 'No applications yet' : `No applications with status “${STATUS_LOOK[filter].name}”`
      }
      actions={
        <>
          {ADD}
          {filter === 'all' ? (
            <LinkButton to="/job-matches" variant="secondary">
              Browse job matches
            </LinkButton>
          ) : null}
        </>
      }
    >
      {filter === 'all' ? 'Add your first one, wherever you applied, and track it here.' : undefined}
    </EmptyState>
  );
}

function Tips() {
  return (
    <SectionCard title="Application tips" icon={<Lightbulb aria-hidden="true" />}>
      <ul className="list-disc space-y-2 pl-5">
        <li>Follow up 1-2 weeks after applying with a short, polite note asking where things are.</li>
        <li>
          Translate your military experience: say what you were responsible for in the employer’s words.
        </li>
        <li>Prepare 5-7 success stories: the situation, your task, what you did, and how it turned out.</li>
      </ul>
    </SectionCard>
  );
}
