import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#contract/two-factor.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** Asks for a secret for an authenticator app. */
export function useStartTwoFactor() {
  return useMutation({
    mutationFn: (body: { readonly password: string }) => callApi(startTwoFactor, { body }),
  });
}

/** Turns two-factor sign-in on with the first code; the answer holds the recovery codes, once. */
export function useConfirmTwoFactor() {
  return useMutation({
    mutationFn: (body: { readonly code: string }) => callApi(confirmTwoFactor, { body }),
  });
}

/** New recovery codes in the place of the old ones. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (body: InputOf<typeof renewRecoveryCodes, 'body'>) => callApi(renewRecoveryCodes, { body }),
  });
}

/** Turns two-factor sign-in off. */
export function useStopTwoFactor() {
  const refresh = useRefreshUser();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof stopTwoFactor, 'body'>) => callApi(stopTwoFactor, { body }),
    onSuccess: async () => {
      toast({ title: 'Two-factor sign-in is off' });
      await refresh();
    },
  });
}

/** Reads the signed-in person again: whether the second factor is on stands there. */
export function useRefreshUser() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
