import type { z } from 'zod';
import type { loginBody, registerBody } from '#contract/auth.ts';
import { recordAct } from '#server/areas/admin/audit.service.ts';
import { assertNothingToPay, endPayments } from '#server/areas/billing/billing.service.ts';
import { leaveCommunity } from '#server/areas/community/account.service.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import { getVeteranRecord } from '#server/areas/profile/veteran-record.service.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { assertHardToGuess } from '#server/platform/easy-passwords.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { isOwnPassword } from '#server/platform/http/password-guard.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import { type Opened, WRONG_CREDENTIALS } from '#server/platform/http/session.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import {
  deleteJobsAbout,
  deleteUser,
  findCredentials,
  findCredentialsById,
  insertUser,
  lockCredentials,
  setPassword,
} from './auth.store.ts';
import { noticeSignInChange } from './sign-in-changed.service.ts';

const TAKEN: Readonly<Record<string, readonly [field: string, message: string]>> = {
  users_username_lower: ['username', 'This username is already taken'],
  users_email_unique: ['email', 'An account with this email address already exists'],
};

/** What to answer when a name or address is someone else's; undefined for any other failure. */
export function takenRefusal(error: unknown): Refusal | undefined {
  const taken = TAKEN[violatedUnique(error) ?? ''];
  if (!taken) return undefined;
  const [field, message] = taken;
  return new Refusal('conflict', message, { fields: { [field]: message }, cause: error });
}

/** Creates an account and gives who may come in. Throws a Refusal that names the field when name or address is taken. */
export async function registerAccount(
  context: Context,
  { password, ...profile }: z.output<typeof registerBody>,
): Promise<Opened> {
  const { username, email, firstName, lastName } = profile;
  await assertHardToGuess(password, [username, email, firstName, lastName], 'password');
  // Hashing takes tens of milliseconds; it must not hold the database meanwhile.
  const passwordHash = await hashPassword(password);
  const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
  try {
    return await context.db.transaction(async (tx) => {
      const row = { ...given, username: profile.username, email: profile.email, passwordHash };
      const userId = await insertUser(tx, row);
      await refreshMatches(
        tx,
        context.matching,
        userId,
        await getVeteranRecord(tx, userId, context.clock.now()),
      );
      return { userId, passwordHash };
    });
  } catch (error) {
    throw takenRefusal(error) ?? error;
  }
}

/** Who is behind a username or email and a password. Throws one and the same Refusal whichever of the two is wrong. */
export async function checkCredentials(
  context: Context,
  { username, password }: z.output<typeof loginBody>,
  address: string,
): Promise<Opened> {
  const found = await findCredentials(context.db.query, username);
  const expired = found?.passwordExpiresAt != null && found.passwordExpiresAt <= context.clock.now();
  const isRight = await isOwnPassword(context, { address, account: found, name: username }, password);
  if (!isRight || !found || expired) {
    throw new Refusal('wrong-credentials', WRONG_CREDENTIALS, { account: found?.id });
  }
  return { userId: found.id, passwordHash: found.passwordHash };
}

/**
 * The last question of signing in: only who has proved to be the person learns of it. Throws a Refusal that says what
 * they can do.
 */
export async function assertNotSuspended(context: Context, userId: number): Promise<void> {
  const found = await findCredentialsById(context.db.query, userId);
  if (!found?.suspendedAt) return;
  throw new Refusal(
    'account-suspended',
    'Your account is suspended, so you can’t sign in right now. Everything you saved is still here. Write to us through the contact page if you think this is a mistake.',
  );
}

/**
 * Changes a password and ends every session of the person; the caller starts a new one for the browser at hand. Of
 * two changes at once, or a change and a reset, the later one finds that its current password is not the current one.
 */
export async function changeOwnPassword(
  context: RouteContext,
  userId: number,
  passwords: { currentPassword: string; newPassword: string },
  address: string,
): Promise<Opened> {
  const refusal = invalidField('currentPassword', 'Your current password isn’t correct.');
  const found = await findCredentialsById(context.db.query, userId);
  if (!(await isOwnPassword(context, { address, account: found }, passwords.currentPassword))) throw refusal;
  await assertHardToGuess(passwords.newPassword, found?.names ?? [], 'newPassword');
  const passwordHash = await hashPassword(passwords.newPassword);
  await context.db.transaction(async (tx) => {
    const current = await lockCredentials(tx, userId);
    if (current?.passwordHash !== found?.passwordHash) throw refusal;
    await setPassword(tx, userId, passwordHash);
    await deleteSessionsOf(tx, userId);
    if (current?.isAdmin) await recordAct(context, tx, { actorId: userId, action: 'password-changed' });
  });
  await noticeSignInChange(context, userId, 'password');
  return { userId, passwordHash };
}

/**
 * Deletes an account and, by the cascades of the schema, all that belongs to it; what it pays for is ended first. Throws
 * when the password is wrong, and when the payment company cannot be told.
 */
export async function deleteOwnAccount(
  context: Context,
  userId: number,
  password: string,
  address: string,
): Promise<void> {
  const found = await findCredentialsById(context.db.query, userId);
  if (!found || !(await isOwnPassword(context, { address, account: found }, password))) {
    throw invalidField('password', 'That password isn’t correct.');
  }
  await endPayments(context, userId);
  await context.db.transaction(async (tx) => {
    await assertNothingToPay(tx, userId);
    await leaveCommunity(tx, userId);
    await deleteJobsAbout(tx, userId, found.names);
    await deleteUser(tx, userId);
  });
}
