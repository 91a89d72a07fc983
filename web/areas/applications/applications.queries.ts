import {
  type ApplicationReply,
  type ApplicationStatus,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '#contract/applications.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** One's own applications, newest change first. */
export const applicationsQuery = apiQuery(listApplications, {});

/** One application for its form. Never stale (specification part 2, section 7): a refetch would overwrite what is being typed. */
export const applicationQuery = (id: number) => ({
  ...apiQuery(getApplication, { params: { id } }),
  staleTime: Infinity,
});

/** Records an application. */
export function useCreateApplication() {
  return useEndpointMutation(
    (body: InputOf<typeof createApplication, 'body'>) => change(createApplication, { body }),
    {
      done: ({ jobTitle, company }) => ({
        title: 'Application created',
        description: `${jobTitle} at ${company} is in your tracker.`,
      }),
      failed: 'Failed to create application',
    },
  );
}

/** Saves a changed application. */
export function useUpdateApplication(id: number) {
  return useEndpointMutation(
    (body: InputOf<typeof updateApplication, 'body'>) => change(updateApplication, { params: { id }, body }),
    { done: saved, failed: 'Failed to update application' },
  );
}

/**
 * Changes the status where the card stands. The list keeps its order until it is opened again: a card that jumps to the
 * top would take the focus with it.
 */
export function useChangeStatus(id: number) {
  return useEndpointMutation(
    (status: ApplicationStatus) => change(updateApplication, { params: { id }, body: { status } }),
    {
      onSuccess: (application, _status, queryClient) =>
        queryClient.setQueryData(applicationsQuery.queryKey, (list) =>
          list?.map((one) => (one.id === id ? application : one)),
        ),
      refetch: false,
      done: saved,
      failed: 'Failed to update application',
    },
  );
}

const saved = ({ jobTitle, company }: ApplicationReply) => ({
  title: 'Application updated',
  description: `${jobTitle} at ${company} is saved.`,
});

/** Deletes an application. */
export function useDeleteApplication(id: number) {
  return useEndpointMutation(() => change(deleteApplication, { params: { id } }), {
    done: { title: 'Application deleted', description: 'It’s no longer in your tracker.' },
    failed: 'Failed to delete application',
  });
}
