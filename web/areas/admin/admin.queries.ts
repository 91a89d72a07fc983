import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  claimFirstAdministrator,
  createBackup,
  getUserCounts,
  inviteUser,
  listAuditLog,
  listBackups,
  listUsers,
} from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi, forgetCsrfToken } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** Specification part 2, section 9: how long after a backup the list is fetched again, in milliseconds. */
const BACKUPS_REFETCH_MS = 1000;

export const userCountsQuery = apiQuery(getUserCounts, {});

/** A page of users; the page before stays on the screen until the next is there. */
export const usersQuery = (query: InputOf<typeof listUsers, 'query'>) =>
  queryOptions({ ...apiQuery(listUsers, { query }), placeholderData: keepPreviousData });

export const backupsQuery = apiQuery(listBackups, {});

/** What administrators did, newest first, page after page. */
export function useAuditLog() {
  return useInfiniteQuery({
    queryKey: [listAuditLog.path],
    queryFn: ({ pageParam, signal }) => callApi(listAuditLog, { query: { after: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < LIMITS.adminPage ? undefined : page.at(-1)?.id),
  });
}

/** Wrong fields as "path: message", in the way the specification wants them shown. */
export function fieldPairs(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([path, message]) => `${path}: ${message}`)
    .join('; ');
}

/** Creates an account for someone; what comes back holds their temporary password, once. */
export function useInviteUser() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof inviteUser, 'body'>) => callApi(inviteUser, { body }),
    onSuccess: async ({ user }) => {
      toast({ title: 'Invitation Sent', description: `We’re emailing ${user.email} about the new account.` });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listUsers.path),
      });
    },
    onError: (error) =>
      toast(
        error instanceof ApiError && error.code === 'invalid-input'
          ? { title: 'Validation Error', description: fieldPairs(error.fields), tone: 'danger' }
          : {
              title: 'Invitation Failed',
              description: messageOf(error, 'Please try again.'),
              tone: 'danger',
            },
      ),
  });
}

/** Takes a backup now. */
export function useCreateBackup() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(createBackup, {}),
    onSuccess: ({ name }) => {
      toast({ title: 'Backup Created', description: name });
      setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey }),
        BACKUPS_REFETCH_MS,
      );
    },
    onError: (error) =>
      toast({ title: 'Backup Failed', description: messageOf(error, 'Please try again.'), tone: 'danger' }),
  });
}

/** Creates the first administrator and signs in. */
export function useClaimFirstAdministrator() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof claimFirstAdministrator, 'body'>) =>
      callApi(claimFirstAdministrator, { body }),
    onSuccess: (user) => {
      forgetCsrfToken();
      queryClient.setQueryData(currentUserQuery.queryKey, user);
    },
  });
}
