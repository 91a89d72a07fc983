import { useQuery } from '@tanstack/react-query';
import { checkExport } from '#contract/resume-files.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** What every file of a resume holds as it is saved, and how it is set. Asked for anew after each save. */
export function usePrintedResume({ id, content, revision }: ResumeReply, enabled = true) {
  const { layout, look } = content;
  return useQuery({
    ...apiQuery(checkExport, { params: { id }, query: { layout } }),
    queryKey: [`/api/resumes/${id}/export-check`, layout, look, revision],
    enabled,
    // The header comes from the profile, which may have changed since the last look.
    staleTime: 0,
    // A save elsewhere must not take the form of the details away while it is filled in.
    placeholderData: (before, query) => (query?.queryKey[1] === layout ? before : undefined),
  });
}
