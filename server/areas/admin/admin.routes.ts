import {
  claimFirstAdministrator,
  createBackup,
  downloadBackup,
  exportUsers,
  getUserCounts,
  inviteUser,
  listAuditLog,
  listBackups,
  listUsers,
  restoreBackup,
} from '#contract/admin.ts';
import { assertOwnSecrets } from '#server/areas/auth/two-factor.service.ts';
import { getUserReply } from '#server/areas/profile/profile.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { listActs } from './audit.service.ts';
import { createManualBackup, listAllBackups, openBackup } from './backups.service.ts';
import { claimAsFirstAdministrator } from './first-admin-link.service.ts';
import { inviteNewUser } from './invitation.service.ts';
import { beginRestore } from './restore.service.ts';
import { countAllUsers, exportAllUsers, listAllUsers } from './users.service.ts';

export function adminRoutes(context: RouteContext): void {
  const { mount, clock, sessions } = context;

  mount(listUsers, ({ query }) => listAllUsers(context, query));

  mount(getUserCounts, () => countAllUsers(context));

  mount(exportUsers, ({ viewer, reply }) => {
    const day = clock.now().toISOString().slice(0, 10);
    reply.header('content-disposition', `attachment; filename="mission-ready-users-${day}.csv"`);
    return exportAllUsers(context, viewer.id);
  });

  mount(inviteUser, ({ viewer, body }) => inviteNewUser(context, viewer.id, body));

  mount(listBackups, () => listAllBackups(context));

  mount(createBackup, ({ viewer }) => createManualBackup(context, viewer.id));

  mount(downloadBackup, async ({ viewer, params, reply }) => {
    const { file, stream } = await openBackup(context, viewer.id, params.name);
    reply.header('content-disposition', `attachment; filename="${file.name}"`);
    reply.header('content-length', file.sizeBytes);
    return stream;
  });

  mount(restoreBackup, async ({ viewer, params, body, request }) => {
    await assertOwnSecrets(context, { userId: viewer.id, address: request.ip }, body);
    const { username } = await getUserReply(context, viewer.id);
    await beginRestore(context, params.name, { by: username, reason: body.reason }, (error) =>
      request.log.error({ err: error }, 'restore failed'),
    );
  });

  mount(listAuditLog, ({ query }) => listActs(context, query.after));

  mount(claimFirstAdministrator, async ({ body, request, reply }) => {
    const opened = await claimAsFirstAdministrator(context, body);
    await sessions.start(request, reply, opened);
    return getUserReply(context, opened.userId);
  });
}
