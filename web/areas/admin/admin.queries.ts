import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
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
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { renewCsrfToken } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { apiPages, apiQuery } from '#web/lib/api-query.ts';
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
  return useInfiniteQuery(apiPages(listAuditLog, {}, LIMITS.adminPage));
}

/** Wrong fields as "path: message", in the way the specification wants them shown. */
export function fieldPairs(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([path, message]) => `${path}: ${message}`)
    .join('; ');
}

/** Creates an account for someone; what comes back holds their temporary password, once. */
export function useInviteUser() {
  return useEndpointMutation((body: InputOf<typeof inviteUser, 'body'>) => change(inviteUser, { body }), {
    done: ({ user }) => ({
      title: 'Invitation Sent',
      description: `We’re emailing ${user.email} about the new account.`,
    }),
    failed: (error) =>
      error instanceof ApiError && error.code === 'invalid-input'
        ? { title: 'Validation Error', description: fieldPairs(error.fields), tone: 'danger' }
        : { title: 'Invitation Failed', description: messageOf(error, 'Please try again.'), tone: 'danger' },
  });
}

/** Takes a backup now. */
export function useCreateBackup() {
  return useEndpointMutation(() => change(createBackup, {}), {
    done: ({ name }) => ({ title: 'Backup Created', description: name }),
    failed: 'Backup Failed',
    onSuccess: (_backup, _input, queryClient) => {
      setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey }),
        BACKUPS_REFETCH_MS,
      );
    },
  });
}

/** Creates the first administrator and signs in. */
export function useClaimFirstAdministrator() {
  return useEndpointMutation(
    (body: InputOf<typeof claimFirstAdministrator, 'body'>) => change(claimFirstAdministrator, { body }),
    {
      onSuccess: (user, _body, queryClient) => {
        renewCsrfToken();
        queryClient.setQueryData(currentUserQuery.queryKey, user);
      },
    },
  );
}
