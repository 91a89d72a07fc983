import { Copy } from 'lucide-react';
import type { ResumeSummary } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { useDuplicateResume } from './versions.queries.ts';

/** Makes a copy of a resume, to change without touching the first. */
export function DuplicateButton({ resume }: { readonly resume: Pick<ResumeSummary, 'id' | 'jobTitle'> }) {
  const duplicate = useDuplicateResume();
  return (
    <Button
      size="small"
      variant="quiet"
      pending={duplicate.isPending}
      aria-label={`Duplicate resume for ${resume.jobTitle}`}
      icon={<Copy aria-hidden="true" />}
      onClick={() => duplicate.mutate(resume.id)}
    >
      Duplicate
    </Button>
  );
}
