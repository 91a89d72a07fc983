import type { z } from 'zod';
import type { AuditAction } from '#contract/admin.ts';
import type { accountAct } from '#contract/admin-accounts.ts';
import { noticeSignInChange } from '#server/areas/auth/sign-in-changed.service.ts';
import { assertOwnSecrets, forgetSecondFactor } from '#server/areas/auth/two-factor.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import { closePassword, type LockedAccount, lockAccounts, storeStanding } from './accounts.store.ts';
import { recordAct } from './audit.service.ts';

/** The administrator who acts, and where the request comes from. */
export interface Acting {
  readonly userId: number;
  readonly address: string;
}
type Secrets = z.output<typeof accountAct>;

/** Makes somebody an administrator, or takes the role away. Throws a Refusal as `actUpon` does. */
export async function setRoleOf(
  context: RouteContext,
  acting: Acting,
  userId: number,
  { isAdmin, ...secrets }: Secrets & { readonly isAdmin: boolean },
): Promise<void> {
  await actUpon(
    context,
    acting,
    userId,
    secrets,
    isAdmin ? 'role-given' : 'role-taken',
    async (tx, account) => {
      if (account.isAdmin === isAdmin) {
        throw new Refusal(
          'conflict',
          isAdmin ? 'They’re already an administrator.' : 'They’re not an administrator.',
        );
      }
      await storeStanding(tx, userId, { isAdmin });
    },
  );
  if (isAdmin) await noticeSignInChange(context, userId, 'administrator');
}

/** Suspends an account, which ends its sessions and deletes nothing, or opens it again. Throws a Refusal as `actUpon` does. */
export async function setSuspensionOf(
  context: RouteContext,
  acting: Acting,
  userId: number,
  { isSuspended, ...secrets }: Secrets & { readonly isSuspended: boolean },
): Promise<void> {
  const action = isSuspended ? 'account-suspended' : 'account-reopened';
  await actUpon(context, acting, userId, secrets, action, async (tx, account) => {
    if ((account.suspendedAt !== null) === isSuspended) {
      throw new Refusal('conflict', isSuspended ? 'It’s already suspended.' : 'It isn’t suspended.');
    }
    await storeStanding(tx, userId, { suspendedAt: isSuspended ? context.clock.now() : null });
    if (isSuspended) await deleteSessionsOf(tx, userId);
  });
  await noticeSignInChange(context, userId, isSuspended ? 'suspended' : 'reopened');
}

/** Signs somebody out everywhere. Throws a Refusal as `actUpon` does. */
export async function endAllSessionsOf(
  context: RouteContext,
  acting: Acting,
  userId: number,
  secrets: Secrets,
): Promise<void> {
  await actUpon(context, acting, userId, secrets, 'sessions-ended', (tx) => deleteSessionsOf(tx, userId));
}

/**
 * Turns somebody's two-factor sign-in off; they learn of it by mail. Whoever asked for this may not be who they said: so
 * their sessions end, and their password opens nothing until they chose a new one through a link that is mailed to them.
 * Losing a factor asks for no less proof than joining did. Throws a Refusal as `actUpon` does.
 */
export async function resetTwoFactorOf(
  context: RouteContext,
  acting: Acting,
  userId: number,
  secrets: Secrets,
): Promise<void> {
  await actUpon(context, acting, userId, secrets, 'two-factor-reset', async (tx, account) => {
    if (account.twoFactorAt === null)
      throw new Refusal('conflict', 'Their two-factor sign-in is already off.');
    await forgetSecondFactor(tx, userId);
    await closePassword(tx, userId, context.clock.now());
    await deleteSessionsOf(tx, userId);
  });
  await noticeSignInChange(context, userId, 'two-factor-reset');
}

/**
 * Does something to somebody else's account, with its entry in the record, in one transaction. Throws a Refusal when the
 * administrator's own password or code is wrong, when the account is gone, and when it is their own: so whoever acts
 * stays an administrator, and a site never loses its last one.
 */
async function actUpon(
  context: RouteContext,
  acting: Acting,
  userId: number,
  secrets: Secrets,
  action: AuditAction,
  act: (tx: Tx, account: LockedAccount) => Promise<void>,
): Promise<void> {
  const { userId: actorId } = acting;
  if (userId === actorId) {
    throw new Refusal('conflict', 'This is your own account. Another administrator can do this for you.');
  }
  await assertOwnSecrets(context, acting, secrets);
  await context.db.transaction(async (tx) => {
    const locked = await lockAccounts(tx, [actorId, userId]);
    // Of two administrators who take each other's role at once, the second has none any more.
    const actor = locked.find(({ id }) => id === actorId);
    if (!actor?.isAdmin || actor.suspendedAt !== null) {
      throw new Refusal('not-allowed', 'Only administrators can do this.');
    }
    const account = locked.find(({ id }) => id === userId);
    if (!account) throw notFound('This account');
    await act(tx, account);
    await recordAct(context, tx, { actorId, action, userId, reason: secrets.reason });
  });
}
