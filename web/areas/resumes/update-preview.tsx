import { CircleCheck } from 'lucide-react';
import { resumeDifference } from '#career/resume/difference.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { previewUpdate, ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { DifferenceList } from './difference-list.tsx';
import { useUpdateFromRecord } from './update.queries.ts';

/** What would change in a resume, and the button that changes it. */
export function UpdatePreview({
  resume,
  shownAs,
  preview,
  onUpdated,
}: {
  readonly resume: ResumeReply;
  /** The id in the address, under which the resume is cached. */
  readonly shownAs: number;
  readonly preview: ReplyOf<typeof previewUpdate>;
  readonly onUpdated: () => void;
}) {
  const update = useUpdateFromRecord(resume.id, shownAs);
  const parts = resumeDifference(resume.content, preview.content);
  if (parts.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="This resume is up to date"
        actions={
          <LinkButton to="/record" variant="secondary">
            My Record
          </LinkButton>
        }
      >
        It says what your record says. When you change or approve a line there, the difference comes up here.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        From the resume as it is to what your record says now. Underlined: would be added. Struck through:
        would go. Your own lines, header, links and layout stay. It uses no generation, and what it replaces
        is kept as a version.
      </p>
      <DifferenceList parts={parts} />
      <Button
        className="mt-5"
        pending={update.isPending}
        onClick={() => update.mutate(preview.revision, { onSuccess: onUpdated })}
      >
        Update this resume
      </Button>
    </>
  );
}
