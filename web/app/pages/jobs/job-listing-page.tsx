import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { JobListingReply } from '#contract/jobs.ts';
import { JobActions } from '#web/areas/jobs/job-actions.tsx';
import { JobDescription } from '#web/areas/jobs/job-description.tsx';
import { JobFacts } from '#web/areas/jobs/job-facts.tsx';
import { FitReason, JobMarks } from '#web/areas/jobs/job-marks.tsx';
import { jobQuery } from '#web/areas/jobs/jobs.queries.ts';
import { ReportJob } from '#web/areas/jobs/report-job.tsx';
import { ScamAdvice } from '#web/areas/jobs/scam-advice.tsx';
import { BackLink } from '#web/components/back-link.tsx';
import { Button } from '#web/components/button.tsx';
import { Card, SectionCard } from '#web/components/card.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';
import { isGone, messageOf } from '#web/lib/api-error.ts';
import { idFrom } from '#web/lib/id-from.ts';

/** /jobs/{id} */
export function Component() {
  const id = idFrom(useParams().id);
  const job = useQuery({ ...jobQuery(id ?? 0), enabled: id !== null });
  if (id === null || isGone(job.error))
    return (
      <GonePage
        title="This listing isn’t here"
        plain="It may have been taken off the board, or the link may have a typo."
        actions={<LinkButton to="/jobs">Go to the job board</LinkButton>}
      />
    );
  return (
    <>
      <BackLink to="/jobs">Back to the job board</BackLink>
      {job.isError ? (
        <>
          <PageHeading title="Job listing" plain="An opening from the job board." />
          <ErrorCard
            title="We couldn’t load this listing"
            actions={
              <Button pending={job.isFetching} onClick={() => void job.refetch()}>
                Try again
              </Button>
            }
          >
            {messageOf(job.error, 'Check your connection and try again.')}
          </ErrorCard>
        </>
      ) : job.data === undefined ? (
        <>
          <PageHeading title="Job listing" plain="An opening from the job board." />
          <PageSpinner label="Loading the listing" />
        </>
      ) : (
        <Listing job={job.data} />
      )}
    </>
  );
}

function Listing({ job }: { readonly job: JobListingReply }) {
  return (
    <>
      <PageHeading title={job.title} plain={job.company} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Card className="grid gap-5">
            <JobMarks job={job} />
            <FitReason job={job} />
            <JobFacts job={job} />
            <JobActions job={job} />
          </Card>
          <SectionCard title="The posting">
            <JobDescription text={job.description} />
          </SectionCard>
        </div>
        <div className="grid min-w-0 gap-4">
          <ScamAdvice />
          <p>
            <ReportJob job={job} />
          </p>
        </div>
      </div>
    </>
  );
}
