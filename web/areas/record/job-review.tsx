import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordJobReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { JobCard } from './job-card.tsx';
import { JobForm } from './job-form.tsx';
import { EMPTY_JOB, jobId } from './job-names.ts';
import { recordJobsQuery } from './record.queries.ts';

/** The civilian jobs of a record: right, mended, or none at all. Said once, every resume has it so. */
export function JobReview() {
  const jobs = useQuery(recordJobsQuery);
  return (
    <SectionCard
      title="Your civilian jobs"
      plain="We read these from what you wrote. Fix a job once, and your matches and every new resume have it right."
    >
      <QueryPart query={jobs} loading="Reading your jobs" failed="We couldn’t load your jobs">
        {(data) => <JobList jobs={data.jobs} />}
      </QueryPart>
    </SectionCard>
  );
}

const ADDING = 'new';

function JobList({ jobs }: { readonly jobs: readonly RecordJobReply[] }) {
  const within = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [focusOn, setFocusOn] = useState<string | null>(null);
  useEffect(() => {
    if (focusOn === null) return;
    const item =
      within.current?.querySelector(`[data-job="${CSS.escape(focusOn)}"]`) ??
      within.current?.querySelector('[data-add]');
    const target = item?.querySelector<HTMLElement>('[data-first]') ?? item;
    if (target instanceof HTMLElement) target.focus();
    setFocusOn(null);
  }, [focusOn]);
  const close = (id: string, words = '') => {
    setOpen(null);
    setSaid(words);
    setFocusOn(id);
  };
  return (
    <div ref={within} className="grid gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {jobs.length === 0 ? (
        <p className="text-muted">We found no civilian job in what you wrote.</p>
      ) : (
        <ul className="-mt-3 divide-y divide-line">
          {jobs.map((job) => {
            const id = jobId(job);
            return (
              <li key={id} data-job={id} className="py-4">
                <JobCard
                  job={job}
                  isOpen={open === id}
                  onOpen={() => setOpen(id)}
                  onClose={(words) => close(id, words)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {open === ADDING ? (
        <JobForm job={EMPTY_JOB} isNew onClose={(words) => close(ADDING, words)} />
      ) : (
        <Button
          data-add
          variant="secondary"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setOpen(ADDING)}
        >
          Add a job
        </Button>
      )}
    </div>
  );
}
