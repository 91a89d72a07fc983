import { ConfigError } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { Query } from '#server/platform/database/database.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { assertHardToGuess } from '#server/platform/easy-passwords.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { recordAct } from './audit.service.ts';
import { anyAdministrator, findFirstAdministrator, insertAdministrator } from './first-admin.store.ts';

/**
 * Creates the administrator of the ADMIN_ settings at the first start; while there is one, the settings do nothing,
 * so that a password changed since is not set back. Throws ConfigError when the name or address is someone else's.
 */
export async function createFirstAdministrator(context: Context): Promise<void> {
  const { admin } = context.config;
  // Also before the password is judged: one that was good years ago must keep no site from starting.
  if (!admin || (await anyAdministrator(context.db.query))) return;
  await assertHardToGuess(admin.password, [admin.username, admin.email], 'ADMIN_PASSWORD').catch((cause) => {
    throw new ConfigError(`ADMIN_PASSWORD: ${cause instanceof Error ? cause.message : ''}`, { cause });
  });
  const passwordHash = await hashPassword(admin.password);
  try {
    await context.db.transaction(async (tx) => {
      if (await anyAdministrator(tx)) return;
      await insertAdministrator(tx, { username: admin.username, email: admin.email, passwordHash });
      await recordAct(context, tx, {
        actorId: null,
        action: 'administrator-created',
        subject: admin.username,
      });
    });
  } catch (error) {
    if (violatedUnique(error) === null) throw error;
    throw new ConfigError('ADMIN_USERNAME or ADMIN_EMAIL belongs to an account that is no administrator');
  }
}

/** The email of the administrator who has been here longest; undefined on a site that has none yet. */
export async function findFirstAdministratorEmail(db: Query): Promise<string | undefined> {
  return (await findFirstAdministrator(db))?.email;
}
