import { confirmTwoFactor, renewRecoveryCodes, startTwoFactor, stopTwoFactor } from '#contract/two-factor.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { beginTwoFactor, confirmSecret, endTwoFactor, renewCodes } from './two-factor.service.ts';

export function twoFactorRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(startTwoFactor, ({ viewer, body, request }) =>
    beginTwoFactor(context, { userId: viewer.id, address: request.ip }, body.password),
  );

  mount(confirmTwoFactor, async ({ viewer, body, request }) => ({
    recoveryCodes: await confirmSecret(
      context,
      { userId: viewer.id, address: request.ip, sessionHash: viewer.sessionHash },
      body.code,
    ),
  }));

  mount(renewRecoveryCodes, async ({ viewer, body, request }) => ({
    recoveryCodes: await renewCodes(context, { userId: viewer.id, address: request.ip }, body),
  }));

  mount(stopTwoFactor, async ({ viewer, body, request }) => {
    await endTwoFactor(context, { userId: viewer.id, address: request.ip }, body);
  });
}
