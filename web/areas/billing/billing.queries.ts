import {
  getBilling,
  listWaitingForPlan,
  openPortal,
  refreshBilling,
  setPlan,
  startCheckout,
} from '#contract/billing.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';

/** How the own plan is paid for. */
export const billingQuery = apiQuery(getBilling, {});

/** Accounts that wait for an administrator to set their plan. */
export const waitingQuery = apiQuery(listWaitingForPlan, {});

/** Where to go on the payment company's pages: to buy, to manage, to cancel. */
export type PaymentErrand = 'buy' | InputOf<typeof openPortal, 'body'>['purpose'];

/** Leaves for the payment company's page. */
export function useGoToPayment() {
  return useEndpointMutation(
    (errand: PaymentErrand) =>
      errand === 'buy' ? change(startCheckout, {}) : change(openPortal, { body: { purpose: errand } }),
    {
      onSuccess: ({ url }) => window.location.assign(url),
      failed: 'We couldn’t open the payment page',
    },
  );
}

/** Asks the payment company how things stand, for whoever comes back from its pages. */
export function useRefreshBilling() {
  return useEndpointMutation(() => change(refreshBilling, {}), {
    failed: 'We couldn’t check your plan',
    tryAgain: 'Reload the page in a few minutes.',
  });
}

/** Sets an account's plan, as an administrator. */
export function useSetPlan(id: number) {
  return useEndpointMutation(
    (body: InputOf<typeof setPlan, 'body'>) => change(setPlan, { params: { id }, body }),
    { done: { title: 'Plan changed' } },
  );
}
