import { useMutation, useQueryClient } from '@tanstack/react-query';
import { duplicateResume, getVersion, listVersions, restoreVersion } from '#contract/resume-versions.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { refreshAround } from './resumes.queries.ts';

/** The earlier texts of a resume, newest first. */
export const versionsQuery = (id: number) => apiQuery(listVersions, { params: { id } });

/** One earlier text; it never changes. */
export const versionQuery = (id: number, revision: number) => ({
  ...apiQuery(getVersion, { params: { id, revision } }),
  staleTime: Infinity,
});

/** Makes an earlier text the newest one. */
export function useRestoreVersion(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (revision: number) => callApi(restoreVersion, { params: { id, revision } }),
    onSuccess: async () => {
      toast({ title: 'Version restored', description: 'We kept what it replaced as a version, too.' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/resumes'),
      });
    },
    onError: (error) =>
      toast({
        title: 'Not restored',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Copies a resume. Costs no generation. */
export function useDuplicateResume() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: number) => callApi(duplicateResume, { params: { id } }),
    onSuccess: async (copy) => {
      toast({ title: 'Resume duplicated', description: `“${copy.content.title}” is on your list.` });
      await refreshAround(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Not duplicated',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}
