import { useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#contract/two-factor.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** Asks for a secret for an authenticator app. */
export function useStartTwoFactor() {
  return useEndpointMutation((body: { readonly password: string }) => change(startTwoFactor, { body }));
}

/** Turns two-factor sign-in on with the first code; the answer holds the recovery codes, once. */
export function useConfirmTwoFactor() {
  return useEndpointMutation((body: { readonly code: string }) => change(confirmTwoFactor, { body }));
}

/** New recovery codes in the place of the old ones. */
export function useRenewRecoveryCodes() {
  return useEndpointMutation((body: InputOf<typeof renewRecoveryCodes, 'body'>) =>
    change(renewRecoveryCodes, { body }),
  );
}

/** Turns two-factor sign-in off. */
export function useStopTwoFactor() {
  return useEndpointMutation(
    (body: InputOf<typeof stopTwoFactor, 'body'>) => change(stopTwoFactor, { body }),
    { done: { title: 'Two-factor sign-in is off' } },
  );
}

/** Reads the signed-in person again: whether the second factor is on stands there. */
export function useRefreshUser() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
