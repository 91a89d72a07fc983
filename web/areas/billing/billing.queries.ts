import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getBilling,
  listWaitingForPlan,
  openPortal,
  refreshBilling,
  setPlan,
  startCheckout,
} from '#contract/billing.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { messageOf } from '#web/lib/api-error.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { currentUserQuery } from '#web/lib/current-user.ts';

/** How the own plan is paid for. */
export const billingQuery = apiQuery(getBilling, {});

/** Accounts that wait for an administrator to set their plan. */
export const waitingQuery = apiQuery(listWaitingForPlan, {});

/** Where to go on the payment company's pages: to buy, to manage, to cancel. */
export type PaymentErrand = 'buy' | InputOf<typeof openPortal, 'body'>['purpose'];

/** Leaves for the payment company's page. */
export function useGoToPayment() {
  const toast = useToast();
  return useMutation({
    mutationFn: (errand: PaymentErrand) =>
      errand === 'buy' ? callApi(startCheckout, {}) : callApi(openPortal, { body: { purpose: errand } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      toast({
        title: 'We couldn’t open the payment page',
        description: messageOf(error, 'Please try again.'),
        tone: 'danger',
      }),
  });
}

/** Asks the payment company how things stand, for whoever comes back from its pages. */
export function useRefreshBilling() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => callApi(refreshBilling, {}),
    onSuccess: async (billing) => {
      queryClient.setQueryData(billingQuery.queryKey, billing);
      await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    onError: (error) =>
      toast({
        title: 'We couldn’t check your plan',
        description: messageOf(error, 'Reload the page in a few minutes.'),
        tone: 'danger',
      }),
  });
}

/** Sets an account's plan, as an administrator. What else shows the account is for the caller to refresh. */
export function useSetPlan(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: InputOf<typeof setPlan, 'body'>) => callApi(setPlan, { params: { id }, body }),
    onSuccess: async () => {
      toast({ title: 'Plan changed' });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
      });
    },
  });
}
