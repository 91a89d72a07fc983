import type { ProfileChanges } from '#contract/profile.ts';
import { matchAhead, refreshMatches } from '#server/areas/matches/refresh.service.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { isOwnPassword } from '#server/platform/http/password-guard.ts';
import type { Viewer } from '#server/platform/http/session.store.ts';
import { assertNoLinkJustNow, confirmEmailMail, linkExpiry } from './new-email.service.ts';
import { presentUser } from './profile.present.ts';
import { findEmailAndPassword, findUser, isEmailTaken, updateUser } from './profile.store.ts';
import { listSaidJobs } from './said-jobs.store.ts';
import { veteranRecordOf } from './veteran-record.service.ts';

/** The person as their browser sees them. Throws a Refusal when the account is gone. */
export async function getUserReply(context: Context, userId: number) {
  const row = await findUser(context.db.query, userId);
  if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
  return presentUser(row, context);
}

/** The same, as the session at hand has it: one that a passkey opened needs no code of an app. */
export const forSession = <Reply extends { mustSetTwoFactor: boolean; opensWithTwoFactor: boolean }>(
  reply: Reply,
  { hasTwoFactor }: Pick<Viewer, 'hasTwoFactor'>,
): Reply => ({
  ...reply,
  mustSetTwoFactor: reply.mustSetTwoFactor && !hasTwoFactor,
  opensWithTwoFactor: reply.opensWithTwoFactor && !hasTwoFactor,
});

/** Whether any of the changes says something new about the service, so that the matches would come out otherwise. */
function changesEvidence(changes: ProfileChanges): boolean {
  const besideService = [
    'skippedQuestions',
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
  return Object.keys(changes).some((field) => !besideService.includes(field));
}

/**
 * Who can change the address can have the password reset, and the account is theirs: a browser left open must not be
 * enough. Gives the new address; null when it is the one they have, undefined when none was given. Throws when the password is not right, and when another
 * account has the address.
 */
async function allowedNewAddress(
  context: Context,
  userId: number,
  { email, currentPassword }: ProfileChanges,
  address: string,
): Promise<string | null | undefined> {
  if (email === undefined) return undefined;
  const known = await findEmailAndPassword(context.db.query, userId);
  if (!known || known.email === email) return null;
  const missing = 'Enter your current password to change your email';
  if (currentPassword === undefined) throw invalidField('currentPassword', missing);
  const account = { id: userId, passwordHash: known.passwordHash };
  if (!(await isOwnPassword(context, { address, account }, currentPassword))) {
    throw invalidField('currentPassword', 'Your current password isn’t correct.');
  }
  if (await isEmailTaken(context.db.query, email)) {
    const message = 'Another account already uses this email address';
    throw new Refusal('conflict', message, { fields: { email: message } });
  }
  assertNoLinkJustNow(known.newEmailExpires, context.clock.now());
  return email;
}

/**
 * Stores the changed fields and, when they tell of the service, the matches made of them, in one transaction. A new
 * address is only wanted until the link that is mailed there has been opened (new-email.service.ts); the present one ends that wish.
 */
export async function changeProfile(
  context: RouteContext,
  userId: number,
  { currentPassword, ...given }: ProfileChanges,
  address: string,
) {
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0) return getUserReply(context, userId);
  const newEmail = await allowedNewAddress(context, userId, { ...given, currentPassword }, address);
  const { email: _sameOrNew, ...others } = changes;
  const now = context.clock.now();
  const wanted = {
    ...(newEmail !== undefined && { newEmail, newEmailToken: null }),
    // It stays when the wish ends: it tells when the last link was asked for.
    ...(typeof newEmail === 'string' && { newEmailExpires: linkExpiry(now) }),
  };
  const reply = await storeChanges(context, userId, given, { ...others, ...wanted });
  if (typeof newEmail === 'string') {
    await context.jobs.enqueue(confirmEmailMail(context), { userId, email: newEmail });
  }
  return reply;
}

async function storeChanges(
  context: Context,
  userId: number,
  given: ProfileChanges,
  changes: Record<string, unknown>,
) {
  // The address alone, and the one they have.
  if (Object.keys(changes).length === 0) return getUserReply(context, userId);
  const { db, clock, matching } = context;
  const now = clock.now();
  const isEvidence = changesEvidence(given);
  // Person and assessment are read here for matching and once more in the transaction: only there is it certain that
  // nobody has changed them meanwhile (refreshMatches compares).
  const known = isEvidence ? await findUser(db.query, userId) : undefined;
  const aheadOf = async (row: NonNullable<typeof known>) => {
    const record = veteranRecordOf({ ...row, ...changes }, await listSaidJobs(db.query, userId), now);
    return matchAhead(db.query, matching, userId, record);
  };
  const ahead = known && (await aheadOf(known));
  return db.transaction(async (tx) => {
    const row = await updateUser(tx, userId, changes);
    if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
    if (isEvidence) {
      const record = veteranRecordOf(row, await listSaidJobs(tx, userId), now);
      await refreshMatches(tx, matching, userId, record, ahead);
    }
    return presentUser(row, context);
  });
}
