import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RecordJobReply } from '#contract/record.ts';
import { Button } from '#web/components/button.tsx';
import { FoldedCard } from '#web/components/folded-card.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { JobCard } from './job-card.tsx';
import { JobForm } from './job-form.tsx';
import { EMPTY_JOB, isNamed, jobId } from './job-names.ts';
import { recordJobsQuery } from './record.queries.ts';

/**
 * The civilian jobs of a record: right, mended, or none at all. Said once, every resume has it so. Folded below lines
 * that wait, unless one of the jobs has no name.
 */
export function JobReview({ startsOpen }: { readonly startsOpen: boolean }) {
  const jobs = useQuery(recordJobsQuery);
  return (
    <section aria-label="Your civilian jobs">
      <QueryPart query={jobs} loading="Reading your jobs" failed="We couldn’t load your jobs">
        {(data) => (
          <FoldedCard
            title="Your civilian jobs"
            plain={howFar(data.jobs)}
            startsOpen={startsOpen || data.jobs.some((job) => !isNamed(job))}
          >
            <p className="mb-4 text-sm text-muted">
              We read these from what you wrote. Fix a job once, and your matches and every new resume have it
              right.
            </p>
            <JobList jobs={data.jobs} />
          </FoldedCard>
        )}
      </QueryPart>
    </section>
  );
}

/** "2 jobs · 1 checked by you" */
function howFar(jobs: readonly RecordJobReply[]): string {
  const found = jobs.filter(({ state }) => state !== 'none');
  if (found.length === 0) return 'None yet. Add one if you’ve worked as a civilian.';
  const checked = found.filter(({ state }) => state === 'said').length;
  return `${found.length === 1 ? '1 job' : `${found.length} jobs`} · ${checked} checked by you`;
}

const ADDING = 'new';

function JobList({ jobs }: { readonly jobs: readonly RecordJobReply[] }) {
  const within = useRef<HTMLDivElement>(null);
  /** The jobs whose form is open. Several may be: what was typed in the first is not lost. */
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
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
  const opened = (id: string) => setOpen((before) => new Set([...before, id]));
  const close = (id: string, words = '') => {
    setOpen((before) => new Set([...before].filter((one) => one !== id)));
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
                  isOpen={open.has(id)}
                  onOpen={() => opened(id)}
                  onClose={(words) => close(id, words)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {open.has(ADDING) ? (
        <JobForm job={EMPTY_JOB} isNew onClose={(words) => close(ADDING, words)} />
      ) : (
        <Button
          data-add
          variant="secondary"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => opened(ADDING)}
        >
          Add a job
        </Button>
      )}
    </div>
  );
}
