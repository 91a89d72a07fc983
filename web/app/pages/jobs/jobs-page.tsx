import { Briefcase } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { JobCard } from '#web/areas/jobs/job-card.tsx';
import { JobFilters } from '#web/areas/jobs/job-filters.tsx';
import { paramsOf, searchFrom } from '#web/areas/jobs/job-search-params.ts';
import { type JobSearch, useJobs } from '#web/areas/jobs/jobs.queries.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { messageOf } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/current-user.ts';

/** /jobs: the job board. The address holds the search, so that it can be kept and shared. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const search = searchFrom(params);
  const [timesCleared, setTimesCleared] = useState(0);
  const show = (next: JobSearch) => setParams(paramsOf(next), { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHeading
        title="Job Board"
        plain="Openings we’ve posted. The ones that fit your selected titles come first."
      />
      <div className="grid gap-6">
        {/* Cleared, the fields begin anew. */}
        <JobFilters key={timesCleared} initial={search} onChange={show} />
        <Listings
          search={search}
          onClear={() => {
            show({});
            setTimesCleared(timesCleared + 1);
          }}
        />
      </div>
    </>
  );
}

function Listings({ search, onClear }: { readonly search: JobSearch; readonly onClear: () => void }) {
  const jobs = useJobs(search);
  const list = jobs.data?.pages.flat() ?? [];
  if (jobs.isPending) return <SkeletonRows label="Loading the job board" className="h-40" />;
  if (jobs.data === undefined) {
    return (
      <ErrorCard
        title="We couldn’t load the job board"
        actions={
          <Button pending={jobs.isFetching} onClick={() => void jobs.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(jobs.error, 'Please try again.')}
      </ErrorCard>
    );
  }
  if (list.length === 0) {
    return Object.keys(search).length === 0 ? <NoListings /> : <NothingFound onClear={onClear} />;
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="text-sm text-muted">
        {list.length === 1 ? '1 listing' : `${list.length} listings`}
        {jobs.hasNextPage ? ' so far' : ''}
      </p>
      <ul className="grid gap-4">
        {list.map((job) => (
          <li key={job.id}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
      {jobs.isFetchNextPageError ? (
        <ErrorCard
          title="We couldn’t load more listings"
          actions={<Button onClick={() => void jobs.refetch()}>Load the list again</Button>}
        >
          {messageOf(jobs.error, 'Please try again.')}
        </ErrorCard>
      ) : null}
      {jobs.isFetchNextPageError ? null : <ShowMore query={jobs} label="Show more listings" />}
    </div>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={<Briefcase />}
      title="No listings found"
      actions={<Button onClick={onClear}>Show all listings</Button>}
    >
      Try fewer words, or a different place or date.
    </EmptyState>
  );
}

function NoListings() {
  const { isAdmin } = useUser();
  return (
    <EmptyState
      icon={<Briefcase />}
      title="No job listings yet"
      actions={
        isAdmin ? (
          <LinkButton to="/admin?tab=jobs">Add or import listings</LinkButton>
        ) : (
          <LinkButton to="/job-based-resume">Write a resume for a posting</LinkButton>
        )
      }
    >
      <p>
        The people who run this site haven’t posted any yet, and we never make them up. Found a posting
        somewhere else? Start a resume for it in Custom Docs.
      </p>
      <p className="mt-3 text-sm">
        If you run this site: administrators can add listings or import them from a file in the Admin Panel,
        under Jobs.
      </p>
    </EmptyState>
  );
}
