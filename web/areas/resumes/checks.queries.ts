import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import {
  addClaim,
  answerHave,
  answerLack,
  getClaims,
  getOrigins,
  getPosting,
  getReadability,
} from '#contract/resume-checks.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

export const postingQuery = (id: number) => apiQuery(getPosting, { params: { id } });
export const readabilityQuery = (id: number) => apiQuery(getReadability, { params: { id } });
export const originsQuery = (id: number) => apiQuery(getOrigins, { params: { id } });

export const claimsQuery = (id: number) => apiQuery(getClaims, { params: { id } });

/** Adds a line of a resume to the profile, so that it is in the record. */
export function useAddClaim(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof addClaim, 'body'>) => callApi(addClaim, { params: { id }, body }),
    onSuccess: () => {
      toast({ title: 'Added to your record', description: 'It’s in your profile now.' });
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: claimsQuery(id).queryKey }),
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/job-matches'),
        }),
      ]);
    },
    onError: (error) =>
      toast({ title: 'Not added', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** "I have this": adds a sentence to the profile. A refusal is the form's to show. */
export function useAnswerHave(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof answerHave, 'body'>) => callApi(answerHave, { params: { id }, body }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: postingQuery(id).queryKey }),
        queryClient.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/job-matches'),
        }),
      ]),
  });
}

/** "I don't have this", or no longer so. */
export function useAnswerLack(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof answerLack, 'body'>) => callApi(answerLack, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: postingQuery(id).queryKey }),
    onError: (error) =>
      toast({ title: 'Not saved', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}
