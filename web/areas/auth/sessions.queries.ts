import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Where one is signed in. */
export const sessionsQuery = apiQuery(listSessions, {});

/** Signs one browser out, or, without an id, every one but this. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id?: string) =>
      id === undefined ? callApi(endOtherSessions, {}) : callApi(endSession, { params: { session: id } }),
    onSuccess: (_done, id) =>
      toast({ title: id === undefined ? 'Signed out everywhere else' : 'Signed out' }),
    onError: (error) =>
      toast({
        title: 'We couldn’t sign it out',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
