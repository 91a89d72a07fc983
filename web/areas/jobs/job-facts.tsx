import type { JobListingSummary } from '#contract/jobs.ts';
import { formatDay } from '#web/lib/date-format.ts';

/** Where a listing comes from and how fresh it is: on every card and on its page. */
export function JobFacts({ job }: { readonly job: JobListingSummary }) {
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
      <Fact name="Location" says={[job.location, job.remote ? 'Remote' : null].filter(Boolean).join(' · ')} />
      <Fact name="Pay" says={job.salaryRange} />
      <Fact name="Source" says={job.source} />
      <Fact name="Posted" says={formatDay(job.postedAt)} />
      <Fact name="Last checked" says={formatDay(job.checkedAt)} />
    </dl>
  );
}

/** More letters than this fill a column of a phone from top to bottom: they get the whole row. */
const LONGEST_IN_COLUMN = 50;

function Fact({ name, says }: { readonly name: string; readonly says: string | null | undefined }) {
  const text = says || 'Not listed';
  return (
    <div className={text.length > LONGEST_IN_COLUMN ? 'col-span-full' : 'min-w-0'}>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere">{text}</dd>
    </div>
  );
}
