import type { ProfileChanges } from '#contract/profile.ts';
import type { UserReply } from '#contract/user.ts';
import { refreshMatches } from '#server/areas/matches/refresh.service.ts';
import type { Context } from '#server/platform/context.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import { presentUser } from './profile.present.ts';
import { findUser, updateUser } from './profile.store.ts';
import { veteranRecordOf } from './veteran-record.service.ts';

/** The person as their browser sees them. Throws a Refusal when the account is gone. */
export async function getUserReply(context: Context, userId: number): Promise<UserReply> {
  const row = await findUser(context.db.query, userId);
  if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
  return presentUser(row);
}

/** Whether any of the changes says something new about the service, so that the matches would come out otherwise. */
function changesEvidence(changes: ProfileChanges): boolean {
  const contact = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'city',
    'state',
    'linkedIn',
    'github',
    'website',
  ];
  return Object.keys(changes).some((field) => !contact.includes(field));
}

/** A link that was mailed to the address before must not open the account any more. */
const NO_RESET_LINK = { resetPasswordToken: null, resetPasswordExpires: null };

/** Stores the changed fields and, when they tell of the service, matches anew in the same transaction. */
export async function changeProfile(
  context: Context,
  userId: number,
  given: ProfileChanges,
): Promise<UserReply> {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0) return getUserReply(context, userId);
  try {
    return await context.db.transaction(async (tx) => {
      const row = await updateUser(tx, userId, { ...changes, ...(given.email && NO_RESET_LINK) });
      if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
      if (changesEvidence(given)) await refreshMatches(tx, context.facts, userId, veteranRecordOf(row));
      return presentUser(row);
    });
  } catch (error) {
    if (violatedUnique(error) === 'users_email_unique') {
      const message = 'Another account already uses this email address';
      throw new Refusal('conflict', message, { fields: { email: message }, cause: error });
    }
    throw error;
  }
}
