import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { TroubledJob } from '#contract/system.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { formatNumericTime } from '#web/lib/date-format.ts';
import { troubledJobsQuery, useRunJobAgain } from './system.queries.ts';

/** Work in words; what a later version adds goes by its own name. */
const KINDS: Readonly<Record<string, string>> = {
  'password-reset-mail': 'Password reset link',
  'contact-mail': 'Message from the contact form',
  'answer-mail': 'Your answer to a message',
  'invitation-mail': 'Invitation',
  'email-changed-mail': 'Notice of a changed email',
  'confirm-email-mail': 'Link to confirm a new email',
  'new-device-mail': 'Notice of a new sign-in',
  'sign-in-changed-mail': 'Notice of a changed account',
  'calendar-reminders': 'Monday reminders',
  'daily-backup': 'Nightly backup',
  'billing-reconciliation': 'Daily check with Stripe',
  'backup-copy': 'Copy of the backups to the second place',
  'restore-rehearsal': 'Nightly restore rehearsal',
};

/** Mails and other work that failed, each with its reason and a way to try it again. */
export function JobQueue() {
  const queue = useQuery({ ...troubledJobsQuery, refetchOnMount: 'always' });
  return (
    <SectionCard
      title="Email and jobs that failed"
      plain="Email that can’t be sent is tried about every hour for four days. Anything we give up on stays here for a week."
    >
      <QueryPart query={queue} loading="Loading the queue" failed="Error loading the queue">
        {({ waiting, jobs }) => (
          <div className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status">
                {waiting === 0
                  ? 'Nothing is waiting.'
                  : `${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'job is' : 'jobs are'} waiting, failed ones included.`}
              </p>
              <Button
                variant="secondary"
                size="small"
                pending={queue.isFetching}
                onClick={() => void queue.refetch()}
              >
                Refresh
              </Button>
            </div>
            {jobs.length === 0 ? (
              <EmptyState icon={<MailCheck />} title="Nothing has failed" />
            ) : (
              <ul className="grid gap-3">
                {jobs.map((job) => (
                  <li
                    key={job.id}
                    className="flex flex-wrap items-start justify-between gap-3 rounded border border-line p-4"
                  >
                    <Job job={job} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryPart>
    </SectionCard>
  );
}

function Job({ job }: { readonly job: TroubledJob }) {
  const again = useRunJobAgain(job.id);
  const { kind, recipient, isGivenUp, tries, createdAt, nextTryAt, problem } = job;
  const name = KINDS[kind] ?? kind;
  const isMail = kind.endsWith('-mail');
  return (
    <>
      <div className="grid min-w-0 flex-[1_1_16rem] gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold text-heading">
          {name}
          {isGivenUp ? <Badge tone="danger">Given up</Badge> : <Badge tone="warning">Trying again</Badge>}
        </p>
        {recipient === null ? null : <p className="wrap-anywhere">To {recipient}</p>}
        <p className="wrap-anywhere">{problem ?? 'No reason given'}</p>
        <p className="tabular text-muted">
          Since {formatNumericTime(createdAt)}. Failed {tries === 1 ? 'once' : `${tries} times`}.
          {nextTryAt === null ? '' : ` Next try ${formatNumericTime(nextTryAt)}.`}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${isMail ? 'Send again' : 'Try again'}: ${name}${recipient === null ? '' : ` to ${recipient}`}`}
        pending={again.isPending}
        onClick={() => again.mutate()}
      >
        {isMail ? 'Send again' : 'Try again'}
      </Button>
    </>
  );
}
