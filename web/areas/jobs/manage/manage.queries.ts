import { useInfiniteQuery } from '@tanstack/react-query';
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
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiPages } from '#web/lib/api-query.ts';

type ListingBody = InputOf<typeof createJob, 'body'>;

/** Puts a listing on the board, or with an id changes the one that is there. */
export function useStoreListing(id: number | null) {
  return useEndpointMutation(
    (body: ListingBody) =>
      id === null ? change(createJob, { body }) : change(updateJob, { params: { id }, body }),
    {
      done: ({ title }) => ({ title: id === null ? 'Listing Added' : 'Listing Saved', description: title }),
      failed: 'Listing Not Saved',
    },
  );
}

export function useDeleteListing() {
  return useEndpointMutation((id: number) => change(deleteJob, { params: { id } }), {
    done: { title: 'Listing Deleted', description: 'It’s off the board.' },
    failed: 'Listing Not Deleted',
  });
}

/** Says what an import would do. */
export function usePreviewImport() {
  return useEndpointMutation((body: InputOf<typeof previewJobImport, 'body'>) =>
    change(previewJobImport, { body }),
  );
}

export function useImportListings() {
  return useEndpointMutation((body: InputOf<typeof importJobs, 'body'>) => change(importJobs, { body }), {
    done: ({ added, updated }) => ({
      title: 'Listings Imported',
      description: `${added} new, ${updated} updated`,
    }),
    failed: 'Nothing Imported',
  });
}

/** Open reports, oldest first, page after page. */
export function useReportQueue() {
  return useInfiniteQuery(apiPages(listJobReports, {}, LIMITS.adminPage));
}

export function useCloseReport() {
  return useEndpointMutation((id: number) => change(closeJobReport, { params: { id } }), {
    done: { title: 'Report Closed', description: 'The listing stays on the board.' },
    failed: 'Report Not Closed',
  });
}
