import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getCareerRoadmap,
  getJobMatch,
  type JobMatchReply,
  listCertifications,
  listJobMatches,
  listMatchCertifications,
  selectJobMatch,
} from '#contract/matches.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';
import { mayPass } from '#web/lib/query-client.ts';

/** Specification part 2, section 7: three retries a second apart, fresh for 20 seconds. A refusal is final. */
export const jobMatchesQuery = {
  ...apiQuery(listJobMatches, {}),
  retry: (failures: number, error: Error) => failures < 3 && mayPass(error),
  retryDelay: 1000,
  staleTime: 20_000,
};

/** One match, by its id. */
export const jobMatchQuery = (id: number) => apiQuery(getJobMatch, { params: { id } });

/** The stages of the career that starts from a match. */
export const careerRoadmapQuery = (matchId: number) =>
  apiQuery(getCareerRoadmap, { params: { id: matchId } });

/** Certificates for a match, at the address the job details use. */
export const certificationsQuery = (matchId: number) =>
  apiQuery(listCertifications, { params: { id: matchId } });

/** Certificates for a match, at the address the resume page uses. */
export const matchCertificationsQuery = (matchId: number) =>
  apiQuery(listMatchCertifications, { params: { id: matchId } });

/** Selects a title or lets it go; list and details follow. */
export function useSelectMatch() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ id, isSelected }: Pick<JobMatchReply, 'id' | 'isSelected'>) =>
      callApi(selectJobMatch, { params: { id }, body: { isSelected } }),
    onSuccess: async (match) => {
      queryClient.setQueryData(jobMatchQuery(match.id).queryKey, match);
      queryClient.setQueryData(jobMatchesQuery.queryKey, (list) =>
        list?.map((one) => (one.id === match.id ? match : one)),
      );
      toast({ title: 'Selection Updated', description: 'Your job preferences have been saved.' });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: jobMatchesQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
      ]);
    },
    onError: () =>
      toast({
        title: 'Update Failed',
        description: 'There was a problem updating your selection. Please try again.',
        tone: 'danger',
      }),
  });
}
