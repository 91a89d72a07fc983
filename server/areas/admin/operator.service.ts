import { takenRefusal } from '#server/areas/auth/auth.service.ts';
import { forgetSecondFactor } from '#server/areas/auth/two-factor.service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import {
  type LockedAccount,
  lockAccountNamed,
  storeStanding,
  storeTemporaryPassword,
} from './accounts.store.ts';
import { recordAct } from './audit.service.ts';
import { insertAdministrator } from './first-admin.store.ts';
import { temporaryPassword } from './temporary-password.ts';

type OperatorContext = Pick<Context, 'db' | 'clock'>;

/** What the operator hands over. */
export interface HandedOver {
  readonly username: string;
  readonly tempPassword: string;
  readonly expiresAt: Date;
}

/**
 * What whoever has the machine may do without signing in, each with its entry in the record. These throw a Refusal for a
 * name that nobody has, or that somebody has.
 */

/** Creates an administrator with a password that has to be changed at the first sign-in. */
export async function createByOperator(
  { db, clock }: OperatorContext,
  account: { readonly username: string; readonly email: string },
): Promise<HandedOver> {
  const { tempPassword, passwordHash, expiresAt } = await temporaryPassword(clock.now());
  try {
    await db.transaction(async (tx) => {
      const userId = await insertAdministrator(tx, { ...account, passwordHash });
      await storeTemporaryPassword(tx, userId, { passwordHash, expiresAt });
      await recordAct({ clock }, tx, { actorId: null, action: 'administrator-created', userId });
    });
  } catch (error) {
    throw takenRefusal(error) ?? error;
  }
  return { username: account.username, tempPassword, expiresAt };
}

/** Makes an account an administrator's, and ends its suspension: a site whose only administrator is suspended needs it. */
export async function promoteByOperator(context: OperatorContext, username: string): Promise<void> {
  await byOperator(context, username, async (tx, { id }) => {
    await storeStanding(tx, id, { isAdmin: true, suspendedAt: null });
    await recordAct(context, tx, { actorId: null, action: 'role-given', userId: id });
  });
}

/** Gives an account a password that has to be changed at the next sign-in, and ends its sessions. */
export async function resetPasswordByOperator(
  context: OperatorContext,
  username: string,
): Promise<HandedOver> {
  const { tempPassword, passwordHash, expiresAt } = await temporaryPassword(context.clock.now());
  const account = await byOperator(context, username, async (tx, { id }) => {
    await storeTemporaryPassword(tx, id, { passwordHash, expiresAt });
    await deleteSessionsOf(tx, id);
    await recordAct(context, tx, { actorId: null, action: 'password-reset', userId: id });
  });
  return { username: account.username, tempPassword, expiresAt };
}

/** Turns the second factor of an account off, and ends its sessions. */
export async function resetTwoFactorByOperator(context: OperatorContext, username: string): Promise<void> {
  await byOperator(context, username, async (tx, { id }) => {
    await forgetSecondFactor(tx, id);
    await deleteSessionsOf(tx, id);
    await recordAct(context, tx, { actorId: null, action: 'two-factor-reset', userId: id });
  });
}

function byOperator(
  { db }: OperatorContext,
  username: string,
  act: (tx: Tx, account: LockedAccount) => Promise<void>,
): Promise<LockedAccount> {
  return db.transaction(async (tx) => {
    const account = await lockAccountNamed(tx, username);
    if (!account) throw notFound(`The account ${username}`);
    await act(tx, account);
    return account;
  });
}
