import { createHmac } from 'node:crypto';
import type { Query } from '#server/platform/database/database.ts';
import { installationSecret } from '#server/platform/database/secrets.store.ts';

/**
 * The key under which a person's drafts lie in their browsers: 256 bits in base64, the same at each sign-in and another
 * for each account. Nobody is given it but the person, while they are signed in.
 */
export async function draftKeyOf(db: Query, userId: number): Promise<string> {
  const secret = await installationSecret(db, 'drafts');
  return createHmac('sha256', secret).update(`drafts of ${userId}`).digest('base64');
}
