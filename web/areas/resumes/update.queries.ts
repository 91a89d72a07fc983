import { useMutation, useQueryClient } from '@tanstack/react-query';
import { previewUpdate, updateFromRecord } from '#contract/resumes.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { resumeQuery } from './resumes.queries.ts';

/** What a resume would say if it were brought up to date with the record. */
export const updatePreviewQuery = (id: number) => apiQuery(previewUpdate, { params: { id } });

/** Brings a resume up to date. Costs no generation. */
export function useUpdateFromRecord(id: number, shownAs: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: { readonly revision: number; readonly taken: string[] }) =>
      callApi(updateFromRecord, { params: { id }, body }),
    onSuccess: async (resume) => {
      queryClient.setQueryData(resumeQuery(shownAs).queryKey, resume);
      toast({ title: 'Resume updated', description: 'We kept what it replaced as a version.' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/resumes'),
      });
    },
    onError: async (error) => {
      toast({ title: 'Update Failed', description: messageOf(error, 'Please try again.'), tone: 'danger' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/resumes'),
      });
    },
  });
}
