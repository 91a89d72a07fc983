import { hash, verify } from '@node-rs/argon2';

// OWASP's recommendation for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. argon2id is
// the library's default algorithm.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The encoded argon2id hash of a password, salt and cost included. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash nothing matches, so that an unknown name takes as long to refuse as a wrong password. */
let unmatched: Promise<string> | undefined;

/** Whether the password is the hashed one. Without a hash it answers no, after the time a yes would take. */
export async function passwordMatches(encoded: string | undefined, password: string): Promise<boolean> {
  unmatched ??= hashPassword(crypto.randomUUID());
  const matches = await verify(encoded ?? (await unmatched), password);
  return encoded !== undefined && matches;
}
