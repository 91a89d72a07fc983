import { Bookmark, BookmarkCheck, ExternalLink, FilePenLine } from 'lucide-react';
import type { JobListingReply } from '#contract/jobs.ts';
import { Button } from '#web/components/button.tsx';
import { buttonClass } from '#web/components/button-class.ts';
import { LinkButton } from '#web/components/link-button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useApplyForJob, useSaveJob } from './jobs.queries.ts';

/** Applying, a resume for the posting, saving. */
export function JobActions({ job }: { readonly job: JobListingReply }) {
  const apply = useApplyForJob(job.id);
  const save = useSaveJob(job.id);
  const applied = job.applicationId !== null;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
        {/* A link, not a call that opens a window: the posting opens whatever becomes of the record. */}
        <a
          href={job.url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary')}
          onClick={() => {
            if (!applied && !apply.isPending) apply.mutate();
          }}
        >
          <ExternalLink aria-hidden="true" />
          {applied ? 'Open the Posting' : 'Apply'}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <LinkButton
          to={`/job-based-resume?listing=${job.id}`}
          variant="secondary"
          icon={<FilePenLine aria-hidden="true" />}
        >
          Tailor a Resume for This
        </LinkButton>
        <Button
          variant="secondary"
          aria-pressed={job.isSaved}
          pending={save.isPending}
          icon={job.isSaved ? <BookmarkCheck aria-hidden="true" /> : <Bookmark aria-hidden="true" />}
          onClick={() => save.mutate(!job.isSaved)}
        >
          {job.isSaved ? 'Saved' : 'Save'}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {applied ? (
          <>
            Application added.{' '}
            <TextLink to={`/applications/${job.applicationId}/edit`}>See it in your tracker</TextLink>
          </>
        ) : (
          'Apply opens the original posting and adds the application to your tracker with today’s date.'
        )}
      </p>
    </div>
  );
}
