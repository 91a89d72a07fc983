import { FileText, Target } from 'lucide-react';
import type { ReactNode } from 'react';
import { FREE_RESUME_GENERATIONS, resumeGenerationsLeft } from '#career/plans/plan.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { useCreateResume } from './resumes.queries.ts';

/** The resume page was opened without saying for which job. */
export function NoJobSelected() {
  return (
    <EmptyState
      icon={<Target />}
      title="No job selected"
      actions={<LinkButton to="/job-matches">Choose a job match</LinkButton>}
    >
      We write each resume for one job. Select a title first, then come back.
    </EmptyState>
  );
}

/** How many generations are left, in words, and the way to more when there are none. */
export function CreditsLeft() {
  const left = resumeGenerationsLeft(useUser());
  if (left === null)
    return (
      <p data-tour="resume-credits" className="text-sm text-muted">
        Premium: unlimited resumes.
      </p>
    );
  return (
    <p data-tour="resume-credits" className="text-sm text-muted">
      You have {left} free {left === 1 ? 'resume' : 'resumes'} left.
      {left === FREE_RESUME_GENERATIONS ? null : ' Deleting one doesn’t give it back.'}
      {left === 0 ? (
        <>
          {' '}
          <TextLink to="/subscription">Premium has no limit.</TextLink>
        </>
      ) : null}
    </p>
  );
}

/** There is no resume for this job yet: makes one. */
export function NoResumeYet({
  jobMatchId,
  jobTitle,
  warning,
  onCreated,
}: {
  readonly jobMatchId: number;
  readonly jobTitle: string;
  /** What should be known before a generation is spent. */
  readonly warning: ReactNode;
  readonly onCreated: () => void;
}) {
  const create = useCreateResume();
  return (
    <div data-tour="resume-generator">
      <EmptyState
        icon={<FileText />}
        title={`No resume for ${jobTitle} yet`}
        actions={
          <Button
            size="large"
            pending={create.isPending}
            onClick={() => create.mutate(jobMatchId, { onSuccess: onCreated })}
          >
            {create.isPending ? 'Writing your resume…' : 'Generate Resume Now'}
          </Button>
        }
      >
        <p>We write it from your profile, in civilian words. It won’t claim anything you didn’t tell us.</p>
        <CreditsLeft />
        {warning}
      </EmptyState>
    </div>
  );
}
