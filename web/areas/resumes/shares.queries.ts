import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { getShare, openSharedResume, revokeShare, shareResume } from '#contract/resume-shares.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Whether a resume can be read by link. */
export const shareQuery = (id: number) => apiQuery(getShare, { params: { id } });

/** Makes the link of a resume; the one before stops working. */
export function useShareResume(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof shareResume, 'body'>) => callApi(shareResume, { params: { id }, body }),
    onSuccess: ({ share }) => queryClient.setQueryData(shareQuery(id).queryKey, { share }),
  });
}

/** Stops the link of a resume. */
export function useRevokeShare(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(revokeShare, { params: { id } }),
    onSuccess: () => {
      queryClient.setQueryData(shareQuery(id).queryKey, { share: null });
      toast({ title: 'Link stopped', description: 'Nobody can open it any more.' });
    },
    onError: (error) =>
      toast({
        title: 'The link still works',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Reads a resume by its link. */
export function useOpenShared() {
  return useMutation({
    mutationFn: (body: InputOf<typeof openSharedResume, 'body'>) => callApi(openSharedResume, { body }),
  });
}
