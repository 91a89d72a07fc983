import { useMutation, useQuery } from '@tanstack/react-query';
import { restoreBackup } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { getHealth } from '#contract/health.ts';
import { callApi } from '#web/lib/api-client.ts';

/** How often the site is asked whether it is back, in milliseconds. */
const LOOK_EVERY_MS = 2000;

/** Begins to restore a backup. */
export function useRestoreBackup(name: string) {
  return useMutation({
    mutationFn: (body: InputOf<typeof restoreBackup, 'body'>) =>
      callApi(restoreBackup, { params: { name }, body }),
  });
}

/** Whether the site answers again, asked until it does. */
export function useWaitForSite(): boolean {
  const { data = false } = useQuery({
    queryKey: ['site-is-back'],
    queryFn: ({ signal }) =>
      callApi(getHealth, { signal }).then(
        () => true,
        () => false,
      ),
    refetchInterval: ({ state }) => (state.data === true ? false : LOOK_EVERY_MS),
    gcTime: 0,
    staleTime: 0,
  });
  return data;
}
