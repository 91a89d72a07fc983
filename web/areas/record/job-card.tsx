import { Check, Pencil, Undo2, X } from 'lucide-react';
import type { RecordJobReply } from '#contract/record.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { JobForm } from './job-form.tsx';
import { isNamed, jobDetails, jobName } from './job-names.ts';
import { useForgetJob, useSayJob } from './record.queries.ts';

interface JobCardProps {
  readonly job: RecordJobReply;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: (words?: string) => void;
}

/** A job as it is read or as the veteran said it is, and what they can do: one tap each. */
export function JobCard(props: JobCardProps) {
  const { job, isOpen, onClose } = props;
  if (isOpen) return <JobForm job={job} onClose={onClose} />;
  return job.state === 'read' ? <ReadJob {...props} /> : <SaidJob {...props} />;
}

function Words({ job }: { readonly job: RecordJobReply }) {
  const details = jobDetails(job);
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere text-heading">
        {isNamed(job) ? jobName(job) : 'Which job was this?'}
      </p>
      {details === '' ? null : <p className="text-sm wrap-anywhere">{details}</p>}
      {job.told === '' ? null : (
        <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-muted">You wrote: {job.told}</p>
      )}
    </div>
  );
}

function ReadJob({ job, onOpen, onClose }: JobCardProps) {
  const say = useSayJob('Not saved');
  const name = jobName(job);
  const { field, readAs, title, employer, place, start, end, current } = job;
  const tell = (isJob: boolean) =>
    // The card is another one by then: what is to be said and focused waits for the answer, not for this one.
    say.mutateAsync({ field, readAs, isJob, title, employer, place, start, end, current }).then(
      () => onClose(isJob ? 'Kept as it is.' : 'Not used as a job.'),
      () => undefined,
    );
  return (
    <div className="grid gap-3">
      <Words job={job} />
      <div className="flex flex-wrap gap-2 max-sm:*:px-2.5">
        {isNamed(job) ? (
          <Button
            data-first
            size="small"
            variant="secondary"
            icon={<Check aria-hidden="true" className="max-sm:hidden" />}
            pending={say.isPending && say.variables.isJob}
            aria-label={`That’s right: ${name}`}
            onClick={() => tell(true)}
          >
            That’s right
          </Button>
        ) : null}
        <Button
          {...(isNamed(job) ? {} : { 'data-first': true })}
          size="small"
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="max-sm:hidden" />}
          aria-label={`${isNamed(job) ? 'Fix' : 'Name this job'}: ${name}`}
          onClick={onOpen}
        >
          {isNamed(job) ? 'Fix' : 'Name this job'}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<X aria-hidden="true" className="max-sm:hidden" />}
          pending={say.isPending && !say.variables.isJob}
          aria-label={`Not a job: ${name}`}
          onClick={() => tell(false)}
        >
          Not a job
        </Button>
      </div>
    </div>
  );
}

function SaidJob({ job, onOpen, onClose }: JobCardProps) {
  const forget = useForgetJob();
  const name = jobName(job);
  const isJob = job.state === 'said';
  const isAdded = job.readAs === null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {isJob ? <Words job={job} /> : <p className="wrap-anywhere text-muted">{job.readAs}</p>}
        <Badge tone={isJob ? 'success' : 'neutral'} icon={isJob ? <Check /> : <X />}>
          {isJob ? 'Checked by you' : 'Not a job'}
        </Badge>
      </div>
      <div className="flex flex-wrap gap-2">
        {isJob ? (
          <Button
            data-first
            size="small"
            variant="secondary"
            icon={<Pencil aria-hidden="true" />}
            aria-label={`Edit: ${name}`}
            onClick={onOpen}
          >
            Edit
          </Button>
        ) : null}
        <Button
          {...(isJob ? {} : { 'data-first': true })}
          size="small"
          variant="quiet"
          icon={isAdded ? <X aria-hidden="true" /> : <Undo2 aria-hidden="true" />}
          pending={forget.isPending}
          aria-label={`${isAdded ? 'Remove' : 'Undo'}: ${isJob ? name : (job.readAs ?? '')}`}
          onClick={() =>
            job.id !== null &&
            forget.mutateAsync(job.id).then(
              () => onClose(isAdded ? 'Removed.' : 'Undone.'),
              () => undefined,
            )
          }
        >
          {isAdded ? 'Remove' : 'Undo'}
        </Button>
      </div>
    </div>
  );
}
