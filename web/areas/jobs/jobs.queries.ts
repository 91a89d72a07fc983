import { useInfiniteQuery } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { applyForJob, getJob, listJobSources, listJobs, reportJob, saveJob } from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api-query.ts';
import { todayAsInput } from '#web/lib/date-format.ts';

export type JobSearch = Omit<InputOf<typeof listJobs, 'query'>, 'after' | 'limit'>;

export const jobSourcesQuery = apiQuery(listJobSources, {});
export const jobQuery = (id: number) => apiQuery(getJob, { params: { id } });

/** The board, page after page. */
export function useJobs(search: JobSearch) {
  return useInfiniteQuery(apiPages(listJobs, { query: search }, LIMITS.jobsPage));
}

/** Saves a listing for later, or takes it out again. */
export function useSaveJob(id: number) {
  return useEndpointMutation((isSaved: boolean) => change(saveJob, { params: { id }, body: { isSaved } }), {
    done: ({ isSaved, title }) => ({ title: isSaved ? 'Job Saved' : 'Job Removed', description: title }),
    failed: 'Not Saved',
  });
}

/** Records an application for a listing, today. */
export function useApplyForJob(id: number) {
  return useEndpointMutation(
    () => change(applyForJob, { params: { id }, body: { appliedDate: todayAsInput(new Date()) } }),
    {
      done: {
        title: 'Application created',
        description: 'It’s in your tracker. If you don’t end up applying, delete it there.',
      },
      failed: 'Failed to create application',
    },
  );
}

/** Tells the administrators what is wrong with a listing. */
export function useReportJob(id: number) {
  return useEndpointMutation((reason: string) => change(reportJob, { params: { id }, body: { reason } }));
}
