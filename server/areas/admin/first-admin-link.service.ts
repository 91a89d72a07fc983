import { HOUR_MS } from '#career/durations.ts';
import type { claimFirstAdministrator } from '#contract/admin.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { takenRefusal } from '#server/areas/auth/auth.service.ts';
import type { Context } from '#server/platform/context.ts';
import { assertHardToGuess } from '#server/platform/easy-passwords.ts';
import { Refusal } from '#server/platform/http/errors.ts';
import type { Opened } from '#server/platform/http/session.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { hashOfToken, newToken } from '#server/platform/tokens.ts';
import { recordAct } from './audit.service.ts';
import { anyAdministrator, insertAdministrator, insertLink, takeLink } from './first-admin.store.ts';

/** Long enough for whoever installs in the evening and reads the log in the morning. */
export const FIRST_ADMIN_LINK_TTL_HOURS = 24;

/**
 * The address, under the site's own, that creates the first administrator; undefined when there is one. Each start
 * without an administrator makes a new one, for the log of the last start may be gone. The token stands behind the "#",
 * which browsers do not send: no log, no proxy and no referrer has it.
 */
export async function offerFirstAdministrator({ db, clock }: Context): Promise<string | undefined> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + FIRST_ADMIN_LINK_TTL_HOURS * HOUR_MS);
  const offered = await db.transaction(async (tx) => {
    if (await anyAdministrator(tx)) return false;
    await insertLink(tx, { tokenHash: hashOfToken(token), expiresAt }, now);
    return true;
  });
  return offered ? `/first-administrator#${token}` : undefined;
}

/** Creates the first administrator with the token of a link. Throws a Refusal when it is no longer, or never was, good. */
export async function claimAsFirstAdministrator(
  context: Context,
  { token, username, email, password }: ParsedOf<typeof claimFirstAdministrator, 'body'>,
): Promise<Opened> {
  await assertHardToGuess(password, [username, email], 'password');
  const passwordHash = await hashPassword(password);
  try {
    return await context.db.transaction(async (tx) => {
      const good = await takeLink(tx, hashOfToken(token), context.clock.now());
      if (!good || (await anyAdministrator(tx))) {
        throw new Refusal(
          'not-allowed',
          'This link was already used, has expired or is incomplete. Restart the server for a new one.',
        );
      }
      const userId = await insertAdministrator(tx, { username, email, passwordHash });
      await recordAct(context, tx, { actorId: userId, action: 'administrator-created', subject: username });
      return { userId, passwordHash };
    });
  } catch (error) {
    throw takenRefusal(error) ?? error;
  }
}
