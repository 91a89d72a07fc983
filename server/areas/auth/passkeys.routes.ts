import {
  addPasskey,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#contract/passkeys.ts';
import { forSession, getUserReply } from '#server/areas/profile/profile.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { logAs } from '#server/platform/http/mount.ts';
import { assertNotSuspended } from './auth.service.ts';
import { noticeNewDevice } from './new-device.service.ts';
import {
  beginPasskey,
  beginPasskeySignIn,
  checkPasskey,
  keepPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
} from './passkeys.service.ts';

export function passkeysRoutes(context: RouteContext): void {
  const { mount, sessions } = context;

  mount(listPasskeys, ({ viewer }) => listOwnPasskeys(context, viewer.id));

  mount(startPasskey, async ({ viewer, body, request }) => {
    const { username } = await getUserReply(context, viewer.id);
    return beginPasskey(context, { userId: viewer.id, address: request.ip }, username, body);
  });

  mount(addPasskey, async ({ viewer, body }) => {
    await keepPasskey(context, viewer.id, body);
  });

  mount(removePasskey, async ({ viewer, params, body, request }) => {
    const { id: userId, sessionHash } = viewer;
    await removeOwnPasskey(context, { userId, sessionHash, address: request.ip }, params.id, body);
  });

  mount(startPasskeySignIn, () => beginPasskeySignIn(context));

  mount(signInWithPasskey, async ({ body, request, reply }) => {
    const opened = await checkPasskey(context, body);
    logAs(request, reply, opened.userId);
    await assertNotSuspended(context, opened.userId);
    const { newDevice } = await sessions.start(request, reply, opened);
    request.log.info({ factors: 'passkey' }, 'signed in');
    if (newDevice !== null) await noticeNewDevice(context, opened.userId, newDevice);
    return forSession(await getUserReply(context, opened.userId), { hasTwoFactor: true });
  });
}
