import {
  getBilling,
  listWaitingForPlan,
  openPortal,
  paymentEvents,
  refreshBilling,
  setPlan,
  startCheckout,
} from '#contract/billing.ts';
import type { RouteContext } from '#server/platform/context.ts';
import {
  checkoutUrlFor,
  getBillingReply,
  portalUrlFor,
  refreshOwnBilling,
  takeEvent,
} from './billing.service.ts';
import { listWaitingAccounts, setPlanOf } from './plans.service.ts';

export function billingRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(getBilling, ({ viewer }) => getBillingReply(context, viewer.id));

  mount(refreshBilling, ({ viewer }) => refreshOwnBilling(context, viewer.id));

  mount(startCheckout, async ({ viewer }) => ({ url: await checkoutUrlFor(context, viewer.id) }));

  mount(openPortal, async ({ viewer, body }) => ({
    url: await portalUrlFor(context, viewer.id, body.purpose),
  }));

  mount(paymentEvents, async ({ body, request }) => {
    const signature = String(request.headers['stripe-signature'] ?? '');
    const { strangerId } = await takeEvent(context, body, signature);
    if (strangerId !== null)
      request.log.warn({ customerId: strangerId }, 'payment of a customer no account has');
  });

  mount(listWaitingForPlan, () => listWaitingAccounts(context));

  mount(setPlan, ({ viewer, params, body, request }) =>
    setPlanOf(context, { userId: viewer.id, address: request.ip }, params.id, body),
  );
}
