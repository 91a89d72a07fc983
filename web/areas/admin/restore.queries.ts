import { useQuery } from '@tanstack/react-query';
import { restoreBackup } from '#contract/admin.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { getHealth } from '#contract/health.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';

/** How often the site is asked whether it is back, in milliseconds. */
const LOOK_EVERY_MS = 2000;

/** Begins to restore a backup. */
export function useRestoreBackup(name: string) {
  return useEndpointMutation((body: InputOf<typeof restoreBackup, 'body'>) =>
    change(restoreBackup, { params: { name }, body }),
  );
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
