import { eq } from 'drizzle-orm';
import { newToken } from '#server/platform/tokens.ts';
import type { Query } from './database.ts';
import { installationSecrets } from './schema/users.ts';

/** A secret of this installation, made the first time it is asked for; every process on one database gets the same. */
export async function installationSecret(db: Query, name: string): Promise<string> {
  await db.insert(installationSecrets).values({ name, value: newToken() }).onConflictDoNothing();
  const [row] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return row.value;
}
