import { randomInt } from 'node:crypto';
import type { Context, RouteContext } from '#server/platform/context.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { invalidField, Refusal } from '#server/platform/http/errors.ts';
import { isOwnPassword, isRightTry } from '#server/platform/http/password-guard.ts';
import { deleteSessionsOf } from '#server/platform/http/session.store.ts';
import { hashPassword, passwordMatches } from '#server/platform/passwords.ts';
import { hashOfToken } from '#server/platform/tokens.ts';
import { deletePasskeysOf } from './passkeys.store.ts';
import { noticeSignInChange } from './sign-in-changed.service.ts';
import {
  findTwoFactor,
  keepSecret,
  listCodes,
  replaceCodes,
  type TwoFactorRow,
  takeCode,
  takeStep,
  turnOff,
  turnOn,
} from './two-factor.store.ts';

const STEP_SECONDS = 30;
const CODES = 10;
const CODE_LENGTH = 10;
/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const WRONG_CODE = 'That code isn’t right. Enter the newest one, or a recovery code you haven’t used.';

/** Who asks, and where the request comes from. */
export interface Asking {
  readonly userId: number;
  readonly address: string;
}

/** What takes a protection away asks for both: a password that someone learned is not enough. */
interface BothSecrets {
  readonly password: string;
  readonly code: string;
}

async function getRow(context: Context, userId: number): Promise<NonNullable<TwoFactorRow>> {
  const row = await findTwoFactor(context.db.query, userId);
  if (!row) throw new Refusal('sign-in-required', 'Unauthorized');
  return row;
}

async function rowAfterPassword(context: Context, { userId, address }: Asking, password: string) {
  const row = await getRow(context, userId);
  if (!(await isOwnPassword(context, { address, account: row }, password))) {
    throw invalidField('password', 'That password isn’t correct.');
  }
  return row;
}

/** A fresh secret, and the address that an app reads from a picture. Throws a Refusal when it is on already. */
export async function beginTwoFactor(
  context: Context,
  asking: Asking,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { username } = await rowAfterPassword(context, asking, password);
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret();
  if (!(await keepSecret(context.db.query, asking.userId, secret))) {
    throw new Refusal('conflict', 'Two-factor sign-in is already on.');
  }
  return { secret, uri: generateURI({ issuer: 'Mission Ready', label: username, secret }) };
}

/**
 * Turns it on with the first code, and gives the recovery codes. Every other session ends: it was opened by the password
 * alone, perhaps by whoever this is to keep out.
 */
export async function confirmSecret(
  context: RouteContext,
  { userId, sessionHash }: Asking & { readonly sessionHash: string },
  code: string,
): Promise<string[]> {
  const row = await getRow(context, userId);
  if (row.secret === null || row.since !== null) {
    throw new Refusal('conflict', 'Start again: there’s nothing to confirm.');
  }
  if (!(await isRightCode(context, row, code))) throw invalidField('code', WRONG_CODE);
  const codes = newCodes();
  const hashes = await Promise.all(codes.map(hashOf));
  await context.db.transaction(async (tx) => {
    await turnOn(tx, userId, context.clock.now());
    await replaceCodes(tx, userId, hashes);
    await deleteSessionsOf(tx, userId, sessionHash);
  });
  await noticeSignInChange(context, userId, 'two-factor-on');
  return codes;
}

/** Throws a Refusal when it is off, and one that names the field when one of the two is wrong. */
async function assertBoth(context: Context, asking: Asking, { password, code }: BothSecrets): Promise<void> {
  const row = await rowAfterPassword(context, asking, password);
  if (row.since === null) throw new Refusal('conflict', 'Two-factor sign-in is off.');
  if (!(await isRightCode(context, row, code))) throw invalidField('code', WRONG_CODE);
}

/**
 * Asks a signed-in person once more who they are, before they do something that an open browser must not be enough for:
 * the password, and a code where two-factor sign-in is on. Throws a Refusal that names the field.
 */
export async function assertOwnSecrets(
  context: Context,
  asking: Asking,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  const row = await rowAfterPassword(context, asking, password);
  if (row.since === null) return;
  if (code === undefined) throw invalidField('code', 'Enter the code from your authenticator app.');
  if (!(await isRightCode(context, row, code))) throw invalidField('code', WRONG_CODE);
}

/** Asks a signed-in person for their password once more. Throws a Refusal that names the field. */
export async function assertOwnPassword(context: Context, asking: Asking, password: string): Promise<void> {
  await rowAfterPassword(context, asking, password);
}

/** Turns it off for somebody who lost their phone and their codes: an administrator or the operator decides that. */
export async function forgetSecondFactor(tx: Tx, userId: number): Promise<void> {
  await turnOff(tx, userId);
  // They may be on the phone that was lost.
  await deletePasskeysOf(tx, userId);
}

/** New recovery codes in the place of the old ones. Throws a Refusal when it is off. */
export async function renewCodes(
  context: RouteContext,
  asking: Asking,
  secrets: BothSecrets,
): Promise<string[]> {
  await assertBoth(context, asking, secrets);
  const codes = newCodes();
  const hashes = await Promise.all(codes.map(hashOf));
  await context.db.transaction((tx) => replaceCodes(tx, asking.userId, hashes));
  await noticeSignInChange(context, asking.userId, 'new-codes');
  return codes;
}

/** Turns it off. Throws a Refusal when it is off. */
export async function endTwoFactor(
  context: RouteContext,
  asking: Asking,
  secrets: BothSecrets,
): Promise<void> {
  await assertBoth(context, asking, secrets);
  await context.db.transaction((tx) => turnOff(tx, asking.userId));
  await noticeSignInChange(context, asking.userId, 'two-factor-off');
}

/**
 * The second question of signing in, after the password. Throws a Refusal that asks for the code where there is none yet
 * ('two-factor-required'), names the field when it is wrong, and ends guessing. Whoever has not turned it on passes.
 */
export async function assertSecondFactor(
  context: Context,
  userId: number,
  code: string | undefined,
): Promise<void> {
  const row = await getRow(context, userId);
  if (row.since === null) return;
  if (code === undefined) {
    throw new Refusal('two-factor-required', 'Enter the code from your authenticator app.');
  }
  if (!(await isRightCode(context, row, code))) throw invalidField('code', WRONG_CODE);
}

/** Counted for the account alone: whoever gets this far has the password, and may have many addresses. */
function isRightCode(context: Context, row: NonNullable<TwoFactorRow>, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  const whose = `code of ${row.id}`;
  return isRightTry(context, { whose, userId: row.id, message: 'Too many wrong codes.' }, async () => {
    if (!/^\d{6}$/.test(code)) return takeRecoveryCode(context, row.id, code);
    const { verifySync } = await import('otplib');
    const epoch = Math.floor(context.clock.now().getTime() / 1000);
    // One step before and after: clocks differ, and people need time to type.
    const result = verifySync({ secret: row.secret ?? '', token: code, epoch, epochTolerance: STEP_SECONDS });
    if (!result.valid) return false;
    const step = Math.floor(epoch / STEP_SECONDS) + (result.delta ?? 0);
    return takeStep(context.db.query, row.id, step);
  });
}

/** Weighs a recovery code against each that is left, and takes the one it is. */
async function takeRecoveryCode(context: Context, userId: number, code: string): Promise<boolean> {
  const hashes = await listCodes(context.db.query, userId);
  // Codes from before stand as their SHA-256.
  const older = hashOfToken(code);
  if (hashes.includes(older)) return takeCode(context.db.query, userId, older);
  for (const hash of hashes.filter((each) => each.startsWith('$argon2'))) {
    if (await passwordMatches(hash, code)) return takeCode(context.db.query, userId, hash);
  }
  return false;
}

/**
 * 49 bits each, shown in two halves. The count of tries keeps them from being guessed at the sign-in; stored as passwords
 * are, they are not guessed from a copy of the database either.
 */
function newCodes(): string[] {
  const one = () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)])
      .join('')
      .replace(/^.{5}/, '$&-');
  return Array.from({ length: CODES }, one);
}

const hashOf = (code: string) => hashPassword(code.replace('-', ''));
