import type { ReactNode } from 'react';
import type { JobListingSummary } from '#contract/jobs.ts';
import { formatDay } from '#web/lib/date-format.ts';

/** Where a listing comes from and how fresh it is: on every card and on its page. */
export function JobFacts({ job }: { readonly job: JobListingSummary }) {
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
      <Fact name="Location">
        {[job.location, job.remote ? 'Remote' : null].filter(Boolean).join(' · ') || 'Not listed'}
      </Fact>
      <Fact name="Pay">{job.salaryRange ?? 'Not listed'}</Fact>
      <Fact name="Source">{job.source ?? 'Not listed'}</Fact>
      <Fact name="Posted">{formatDay(job.postedAt) ?? 'Not listed'}</Fact>
      <Fact name="Last checked">{formatDay(job.checkedAt)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
