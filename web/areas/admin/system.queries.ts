import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getOutcomes, getSystem, listTroubledJobs, runJobAgain } from '#contract/system.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** How far people got, by the month they joined. */
export const outcomesQuery = apiQuery(getOutcomes, {});

/** Mails and other work that failed. */
export const troubledJobsQuery = apiQuery(listTroubledJobs, {});

/** What runs here. */
export const systemQuery = apiQuery(getSystem, {});

/** Has a mail, or other work that failed, tried again. */
export function useRunJobAgain(job: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(runJobAgain, { params: { job } }),
    onSuccess: () =>
      toast({ title: 'We’re trying it again', description: 'If it works, it leaves this list.' }),
    onError: (error) =>
      toast({
        title: 'We couldn’t try it again',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: troubledJobsQuery.queryKey }),
  });
}
