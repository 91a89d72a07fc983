import type { JobListingSummary } from '#contract/jobs.ts';
import { Card } from '#web/components/card.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { JobGlance } from './job-facts.tsx';
import { FitReason, JobMarks } from './job-marks.tsx';

/** One listing on the board. */
export function JobCard({ job }: { readonly job: JobListingSummary }) {
  return (
    <Card className="grid gap-3">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">
          <TextLink to={`/jobs/${job.id}`}>{job.title}</TextLink>
        </h2>
        <p className="wrap-anywhere text-muted">{job.company}</p>
      </div>
      <JobMarks job={job} />
      <FitReason job={job} />
      <JobGlance job={job} />
    </Card>
  );
}
