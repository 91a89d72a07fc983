import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ResumeReply } from '#contract/resumes.ts';
import { resumeQuery } from '#web/areas/resumes/resumes.queries.ts';
import { Button } from '#web/components/button.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { GonePage } from '#web/components/gone-page.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { isGone } from '#web/lib/api-error.ts';
import { idFrom } from '#web/lib/id-from.ts';

/** A page about one resume: its heading, the way back to the resume, and what it shows while there is none. */
export function ResumeScreen({
  id: given,
  title,
  plain,
  children,
}: {
  /** As in the address: a match's id or a resume's. */
  readonly id: string | undefined;
  readonly title: string;
  readonly plain: string;
  readonly children: (resume: ResumeReply) => ReactNode;
}) {
  const id = idFrom(given) ?? 0;
  const resume = useQuery({ ...resumeQuery(id), enabled: id > 0 });
  if (id === 0 || resume.data === null || isGone(resume.error))
    return (
      <GonePage
        title="This resume isn’t here"
        plain="You may have deleted it, or the link may have a typo."
        actions={<LinkButton to="/resumes">See your resumes</LinkButton>}
      />
    );
  return (
    <>
      <PageHeading
        title={title}
        eyebrow={resume.data ? resume.data.content.title || 'Untitled Resume' : 'Deployment Doc'}
        plain={plain}
        actions={
          <LinkButton to={`/resume/${id}`} variant="secondary">
            Back to the resume
          </LinkButton>
        }
      />
      {resume.data ? (
        children(resume.data)
      ) : resume.isError ? (
        <ErrorCard
          title="Error Loading Resume"
          actions={<Button onClick={() => void resume.refetch()}>Retry</Button>}
        >
          There was a problem loading your resume. Please try again later.
        </ErrorCard>
      ) : (
        <SkeletonRows label="Loading your resume" className="h-40" />
      )}
    </>
  );
}
