import { endSessionsOf, resetTwoFactor, setRole, setSuspension } from '#contract/admin-accounts.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { endAllSessionsOf, resetTwoFactorOf, setRoleOf, setSuspensionOf } from './accounts.service.ts';

export function accountsRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(setRole, async ({ viewer, params, body, request }) => {
    await setRoleOf(context, { userId: viewer.id, address: request.ip }, params.id, body);
  });

  mount(setSuspension, async ({ viewer, params, body, request }) => {
    await setSuspensionOf(context, { userId: viewer.id, address: request.ip }, params.id, body);
  });

  mount(endSessionsOf, async ({ viewer, params, body, request }) => {
    await endAllSessionsOf(context, { userId: viewer.id, address: request.ip }, params.id, body);
  });

  mount(resetTwoFactor, async ({ viewer, params, body, request }) => {
    await resetTwoFactorOf(context, { userId: viewer.id, address: request.ip }, params.id, body);
  });
}
