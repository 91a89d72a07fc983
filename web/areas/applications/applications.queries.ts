import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ApplicationStatus,
  createApplication,
  deleteApplication,
  getApplication,
  listApplications,
  updateApplication,
} from '#contract/applications.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
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
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof createApplication, 'body'>) => callApi(createApplication, { body }),
    onSuccess: async (application) => {
      toast({
        title: 'Application created',
        description: `${application.jobTitle} at ${application.company} is in your tracker.`,
      });
      await refreshList(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Failed to create application',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Saves a changed application. */
export function useUpdateApplication(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof updateApplication, 'body'>) =>
      callApi(updateApplication, { params: { id }, body }),
    onSuccess: async (application) => {
      queryClient.setQueryData(applicationQuery(id).queryKey, application);
      toast({
        title: 'Application updated',
        description: `${application.jobTitle} at ${application.company} is saved.`,
      });
      await refreshList(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Failed to update application',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/**
 * Changes the status where the card stands. The list keeps its order until it is opened again: a card that jumps to the
 * top would take the focus with it.
 */
export function useChangeStatus(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (status: ApplicationStatus) =>
      callApi(updateApplication, { params: { id }, body: { status } }),
    onSuccess: (application) => {
      queryClient.setQueryData(applicationQuery(id).queryKey, application);
      queryClient.setQueryData(applicationsQuery.queryKey, (list) =>
        list?.map((one) => (one.id === id ? application : one)),
      );
      toast({
        title: 'Application updated',
        description: `${application.jobTitle} at ${application.company} is saved.`,
      });
    },
    onError: (error) =>
      toast({
        title: 'Failed to update application',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Deletes an application. */
export function useDeleteApplication(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(deleteApplication, { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Application deleted', description: 'It’s no longer in your tracker.' });
      await refreshList(queryClient);
    },
    onError: (error) =>
      toast({
        title: 'Failed to delete application',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Only the list: the application just edited or deleted must not be fetched again while its form is still open. */
function refreshList(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: applicationsQuery.queryKey, exact: true });
}
