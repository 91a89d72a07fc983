import { type QueryClient, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listApplications } from '#contract/applications.ts';
import type { InputOf } from '#contract/endpoint.ts';
import {
  applyForJob,
  getJob,
  type JobListingReply,
  listJobSources,
  listJobs,
  reportJob,
  saveJob,
} from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { todayAsInput } from '#web/lib/date-format.ts';

export type JobSearch = Omit<InputOf<typeof listJobs, 'query'>, 'after' | 'limit'>;

export const jobSourcesQuery = apiQuery(listJobSources, {});
export const jobQuery = (id: number) => apiQuery(getJob, { params: { id } });

/** The board, page after page. */
export function useJobs(search: JobSearch) {
  return useInfiniteQuery({
    queryKey: [listJobs.path, search],
    queryFn: ({ pageParam, signal }) => callApi(listJobs, { query: { ...search, after: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.jobsPage ? undefined : page.at(-1)?.id),
  });
}

/** Everything that shows listings: the board, its sources, single ones, the administrators' queue. */
export function refreshBoard(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?jobs/.test(String(queryKey[0])),
  });
}

/** Saves a listing for later, or takes it out again. */
export function useSaveJob(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (isSaved: boolean) => callApi(saveJob, { params: { id }, body: { isSaved } }),
    onSuccess: async (job: JobListingReply) => {
      queryClient.setQueryData(jobQuery(id).queryKey, job);
      toast({ title: job.isSaved ? 'Job Saved' : 'Job Removed', description: job.title });
      await queryClient.invalidateQueries({ queryKey: [listJobs.path] });
    },
    onError: (error) =>
      toast({ title: 'Not Saved', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Records an application for a listing, today. */
export function useApplyForJob(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      callApi(applyForJob, { params: { id }, body: { appliedDate: todayAsInput(new Date()) } }),
    onSuccess: async (application) => {
      toast({
        title: 'Application created',
        description: 'It’s in your tracker. If you don’t end up applying, delete it there.',
      });
      queryClient.setQueryData(
        jobQuery(id).queryKey,
        (job) => job && { ...job, applicationId: application.id },
      );
      await queryClient.invalidateQueries({ queryKey: [listJobs.path] });
      await queryClient.invalidateQueries({ queryKey: [listApplications.path] });
    },
    onError: (error) =>
      toast({
        title: 'Failed to create application',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Tells the administrators what is wrong with a listing. */
export function useReportJob(id: number) {
  return useMutation({
    mutationFn: (reason: string) => callApi(reportJob, { params: { id }, body: { reason } }),
  });
}
