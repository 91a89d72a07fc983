import {
  deleteAccount,
  endOtherSessions,
  endSession,
  exportAccount,
  listSessions,
} from '#contract/account.ts';
import {
  changePassword,
  checkResetLink,
  getCsrfToken,
  getDraftKey,
  getUser,
  login,
  logout,
  register,
  requestPasswordReset,
  resetPassword,
} from '#contract/auth.ts';
import { forSession, getUserReply } from '#server/areas/profile/profile.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { bringCsrfToken, csrfTokenFor } from '#server/platform/http/csrf.ts';
import { logAs } from '#server/platform/http/mount.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import { exportOwnAccount } from './account-export.service.ts';
import {
  assertNotSuspended,
  changeOwnPassword,
  checkCredentials,
  deleteOwnAccount,
  registerAccount,
} from './auth.service.ts';
import { draftKeyOf } from './draft-key.service.ts';
import { noticeNewDevice } from './new-device.service.ts';
import { checkReset, passwordResetMail, setNewPassword } from './password-reset.service.ts';
import { endOwnSession, listOwnSessions } from './sessions.service.ts';
import { assertOwnPassword, assertSecondFactor } from './two-factor.service.ts';

export function authRoutes(context: RouteContext): void {
  const { mount, sessions } = context;

  mount(getCsrfToken, ({ request, reply }) => ({ csrfToken: csrfTokenFor(request, reply) }));

  mount(getDraftKey, async ({ viewer }) => ({
    userId: viewer.id,
    key: await draftKeyOf(context.db.query, viewer.id),
  }));

  mount(getUser, async ({ viewer, request, reply }) => {
    bringCsrfToken(request, reply);
    return forSession(await getUserReply(context, viewer.id), viewer);
  });

  mount(register, async ({ body, request, reply }) => {
    const opened = await registerAccount(context, body);
    await sessions.start(request, reply, opened);
    return getUserReply(context, opened.userId);
  });

  mount(login, async ({ body, request, reply }) => {
    const opened = await checkCredentials(context, body, request.ip);
    logAs(request, reply, opened.userId);
    await assertSecondFactor(context, opened.userId, body.code);
    await assertNotSuspended(context, opened.userId);
    const { newDevice } = await sessions.start(request, reply, opened);
    request.log.info({ factors: body.code === undefined ? 'password' : 'password and code' }, 'signed in');
    if (newDevice !== null) await noticeNewDevice(context, opened.userId, newDevice);
    return getUserReply(context, opened.userId);
  });

  mount(logout, async ({ request, reply }) => {
    await sessions.end(request, reply);
  });

  const resetMail = passwordResetMail(context);
  mount(requestPasswordReset, async ({ body }) => {
    await context.jobs.enqueue(resetMail, { email: body.email });
    return { message: 'If there’s an account with this email, a reset link is on its way.' };
  });

  mount(checkResetLink, ({ body }) => checkReset(context, body.token));

  mount(resetPassword, async ({ body }) => {
    await setNewPassword(context, body);
  });

  mount(changePassword, async ({ viewer, body, request, reply }) => {
    const opened = await changeOwnPassword(context, viewer.id, body, request.ip);
    await sessions.start(request, reply, opened);
  });

  mount(listSessions, ({ viewer }) => listOwnSessions(context, viewer));

  mount(endSession, async ({ viewer, params, body, request }) => {
    await assertOwnPassword(context, { userId: viewer.id, address: request.ip }, body.password);
    await endOwnSession(context, viewer, params.session);
  });

  mount(endOtherSessions, async ({ viewer, body, request }) => {
    await assertOwnPassword(context, { userId: viewer.id, address: request.ip }, body.password);
    await deleteSessionsOf(context.db.query, viewer.id, viewer.sessionHash);
  });

  mount(exportAccount, async ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="mission-ready-export.json"');
    return exportOwnAccount(context, viewer.id);
  });

  mount(deleteAccount, async ({ viewer, body, request, reply }) => {
    await deleteOwnAccount(context, viewer.id, body.password, request.ip);
    await sessions.end(request, reply);
  });
}
