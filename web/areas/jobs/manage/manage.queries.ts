import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import {
  closeJobReport,
  createJob,
  deleteJob,
  importJobs,
  listJobReports,
  previewJobImport,
  updateJob,
} from '#contract/jobs.ts';
import { LIMITS } from '#contract/limits.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { refreshBoard } from '../jobs.queries.ts';

/** Runs a change of the board, then shows the board anew and says what happened, or what did not. */
function useBoardChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  done: (reply: Reply) => { readonly title: string; readonly description?: string },
  failed: string,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async (reply) => {
      toast(done(reply));
      await refreshBoard(queryClient);
    },
    onError: (error) =>
      toast({ title: failed, description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

type ListingBody = InputOf<typeof createJob, 'body'>;

/** Puts a listing on the board, or with an id changes the one that is there. */
export function useStoreListing(id: number | null) {
  return useBoardChange(
    (body: ListingBody) =>
      id === null ? callApi(createJob, { body }) : callApi(updateJob, { params: { id }, body }),
    ({ title }) => ({ title: id === null ? 'Listing Added' : 'Listing Saved', description: title }),
    'Listing Not Saved',
  );
}

export function useDeleteListing() {
  return useBoardChange(
    (id: number) => callApi(deleteJob, { params: { id } }),
    () => ({ title: 'Listing Deleted', description: 'It’s off the board.' }),
    'Listing Not Deleted',
  );
}

/** Says what an import would do. */
export function usePreviewImport() {
  return useMutation({
    mutationFn: (body: InputOf<typeof previewJobImport, 'body'>) => callApi(previewJobImport, { body }),
  });
}

export function useImportListings() {
  return useBoardChange(
    (body: InputOf<typeof importJobs, 'body'>) => callApi(importJobs, { body }),
    ({ added, updated }) => ({ title: 'Listings Imported', description: `${added} new, ${updated} updated` }),
    'Nothing Imported',
  );
}

/** Open reports, oldest first, page after page. */
export function useReportQueue() {
  return useInfiniteQuery({
    queryKey: [listJobReports.path],
    queryFn: ({ pageParam, signal }) => callApi(listJobReports, { query: { after: pageParam }, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.adminPage ? undefined : page.at(-1)?.id),
  });
}

export function useCloseReport() {
  return useBoardChange(
    (id: number) => callApi(closeJobReport, { params: { id } }),
    () => ({ title: 'Report Closed', description: 'The listing stays on the board.' }),
    'Report Not Closed',
  );
}
