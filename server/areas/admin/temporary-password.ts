import { randomInt } from 'node:crypto';
import { DAY_MS } from '#career/durations.ts';
import { hashPassword } from '#server/platform/passwords.ts';

const PASSWORD_TTL_DAYS = 7;
/** Without the letters and digits that are taken for one another when read aloud or copied by hand. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789';
/** 16 of 54 signs: 92 bits, which nobody guesses in a week. */
const PASSWORD_LENGTH = 16;

/** A password to hand over once, its hash, and when it stops working. */
export async function temporaryPassword(
  now: Date,
): Promise<{ tempPassword: string; passwordHash: string; expiresAt: Date }> {
  const signs = Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const tempPassword = signs.join('');
  const expiresAt = new Date(now.getTime() + PASSWORD_TTL_DAYS * DAY_MS);
  return { tempPassword, passwordHash: await hashPassword(tempPassword), expiresAt };
}
