import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endOtherSessions, endSession, listSessions } from '#contract/account.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** Where one is signed in. */
export const sessionsQuery = apiQuery(listSessions, {});

/** Signs one browser out, or, without an id, every one but this. What was wrong with the password is said at its field. */
export function useEndSessions(session: string | undefined) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof endSession, 'body'>) =>
      session === undefined
        ? callApi(endOtherSessions, { body })
        : callApi(endSession, { params: { session }, body }),
    onSuccess: async () => {
      toast({ title: session === undefined ? 'Signed out everywhere else' : 'Signed out' });
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
