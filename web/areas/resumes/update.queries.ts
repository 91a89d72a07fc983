import { previewUpdate, updateFromRecord } from '#contract/resumes.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { resumeQuery } from './resumes.queries.ts';

/** What a resume would say if it were brought up to date with the record. */
export const updatePreviewQuery = (id: number) => apiQuery(previewUpdate, { params: { id } });

/** Brings a resume up to date. Costs no generation. */
export function useUpdateFromRecord(id: number, shownAs: number) {
  return useEndpointMutation(
    (body: { readonly revision: number; readonly taken: string[] }) =>
      change(updateFromRecord, { params: { id }, body }),
    {
      onSuccess: (resume, _body, queryClient) =>
        queryClient.setQueryData(resumeQuery(shownAs).queryKey, resume),
      done: { title: 'Resume updated', description: 'We kept what it replaced as a version.' },
      failed: 'Update Failed',
      alsoRefused: true,
    },
  );
}
