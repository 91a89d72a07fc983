import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ResumeSummary } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { DeleteResumeDialog } from './delete-resume-dialog.tsx';
import { DuplicateButton } from './duplicate-button.tsx';
import { ShareButton } from './share-button.tsx';

/** One's own resumes, with the ways to see, change and delete each. */
export function ResumeList({
  resumes,
  withEdit = true,
}: {
  readonly resumes: readonly ResumeSummary[];
  readonly withEdit?: boolean;
}) {
  const [asked, setAsked] = useState<ResumeSummary | null>(null);
  if (resumes.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        title="No resumes yet"
        actions={<LinkButton to="/job-matches">Choose a job match</LinkButton>}
      >
        Select a title from your job matches and generate a resume for it.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {resumes.map((resume) => (
          <li
            key={resume.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="font-semibold wrap-anywhere text-heading">
                {(resume.isCopy ? resume.content.title : resume.jobTitle) ||
                  resume.content.title ||
                  'Untitled Resume'}
              </p>
              <p className="text-sm text-muted">
                {resume.company ? `${resume.company} · ` : ''}
                {resume.origin === 'uploaded' ? 'Uploaded' : 'Created'} {formatDay(resume.createdAt)}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={`/resume/${addressId(resume, resumes)}`}
                size="small"
                variant="secondary"
                aria-label={`View resume for ${resume.jobTitle}`}
              >
                View
              </LinkButton>
              {withEdit ? (
                <LinkButton
                  to={`/resume/${addressId(resume, resumes)}?tab=edit`}
                  size="small"
                  variant="secondary"
                  aria-label={`Edit resume for ${resume.jobTitle}`}
                >
                  Edit
                </LinkButton>
              ) : null}
              <DuplicateButton resume={resume} />
              <ShareButton resume={resume} />
              <Button
                size="small"
                variant="quiet"
                aria-label={`Delete resume for ${resume.jobTitle}`}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => setAsked(resume)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <DeleteResumeDialog id={asked?.id ?? null} what="resume" onClose={() => setAsked(null)} />
    </>
  );
}

/**
 * The newest resume written here for a match is the one of that match; a copy, an older one and one that was brought
 * stand beside it under their own ids. The list is newest first.
 */
function addressId(resume: ResumeSummary, resumes: readonly ResumeSummary[]): number {
  const ofMatch = resumes.find(({ jobMatchId, isCopy }) => jobMatchId === resume.jobMatchId && !isCopy);
  return ofMatch?.id === resume.id && resume.origin !== 'uploaded' ? resume.jobMatchId : resume.id;
}
