import { MINUTE_MS } from '#career/durations.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import type { Context } from '../context.ts';
import { passwordMatches } from '../passwords.ts';
import { Refusal } from './errors.ts';
import { networkOf } from './networks.ts';
import { countTry, forgetTries } from './password-tries.store.ts';

/** Guessing one person's password stays slow, while everyone else behind the same address can still sign in. */
const TRIES_AT_MOST = 10;
const WINDOW_MS = 15 * MINUTE_MS;

export interface PasswordQuestion {
  /** Where the request comes from. */
  readonly address: string;
  /** Whose password it is said to be; undefined for a name that nobody has. */
  readonly account: { readonly id: number; readonly passwordHash: string } | undefined;
  /** The name that was given, where the account isn't known from a session. */
  readonly name?: string;
}

/**
 * Whether a password is the account's. Wrong ones are counted by account and address, in the database, so that the count
 * holds over all processes and all calls that ask for a password; a right one ends the count. Throws a Refusal after too
 * many. A try is counted before it is weighed: of a hundred at once no more than ten are.
 */
export async function isOwnPassword(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { address, account, name = '' }: PasswordQuestion,
  password: string,
): Promise<boolean> {
  const whose = account ? `account ${account.id}` : `name ${name.toLowerCase()}`;
  return isRightTry(
    { db, clock, config },
    {
      whose: `${whose} ${networkOf(address)}`,
      userId: account?.id ?? null,
      message: 'Too many wrong passwords.',
    },
    () => passwordMatches(account?.passwordHash, password),
  );
}

/** Whose tries are counted together, and what is said after too many. */
interface CountedTry {
  readonly whose: string;
  readonly userId: number | null;
  readonly message: string;
}

/** Counts a try at a secret, weighs it, and ends the count when it was right. Throws a Refusal after too many. */
export async function isRightTry(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  { whose, userId, message }: CountedTry,
  weigh: () => Promise<boolean>,
): Promise<boolean> {
  if (config.rateLimits === 'off') return weigh();
  const key = hashOfToken(whose);
  const now = clock.now();
  const since = new Date(now.getTime() - WINDOW_MS);
  const tries = await countTry(db.query, { key, userId, now, since });
  if (tries > TRIES_AT_MOST) {
    throw new Refusal('too-many-requests', `${message} Please wait 15 minutes and try again.`);
  }
  const isRight = await weigh();
  if (isRight) await forgetTries(db.query, key);
  return isRight;
}
