import { Banknote, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobListingSummary } from '#contract/jobs.ts';
import { formatDay } from '#web/lib/date-format.ts';

/** A listing at a glance, for lists: where and for how much, then in one line how fresh it is and where it comes from. */
export function JobGlance({ job }: { readonly job: JobListingSummary }) {
  const posted = formatDay(job.postedAt);
  return (
    <div className="grid gap-1.5 text-sm">
      <dl className="flex flex-wrap gap-x-5 gap-y-1 font-medium">
        <Glance name="Location" icon={<MapPin />} says={placeOf(job) || 'Location not listed'} />
        <Glance name="Pay" icon={<Banknote />} says={job.salaryRange || 'Pay not listed'} />
      </dl>
      <p className="wrap-anywhere text-muted">
        {posted === null ? '' : `Posted ${posted}. `}
        {job.source === null ? 'Last checked' : `From ${job.source}, last checked`} {formatDay(job.checkedAt)}
        .
      </p>
    </div>
  );
}

function Glance({
  name,
  icon,
  says,
}: {
  readonly name: string;
  readonly icon: ReactNode;
  readonly says: string;
}) {
  return (
    <div className="flex min-w-0 gap-1.5">
      <dt>
        <span aria-hidden="true" className="[&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:text-muted">
          {icon}
        </span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{says}</dd>
    </div>
  );
}

const placeOf = ({ location, remote }: JobListingSummary) =>
  [location, remote ? 'Remote' : null].filter(Boolean).join(' · ');

/** Where a listing comes from and how fresh it is: on its page. */
export function JobFacts({ job }: { readonly job: JobListingSummary }) {
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-3">
      <Fact name="Location" says={placeOf(job)} />
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
