import type { z } from 'zod';
import { MINUTE_MS } from '#career/durations.ts';
import type { GivenFor, ParsedOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import type { addPasskey, listPasskeys, ownSecrets, signInWithPasskey } from '#contract/passkeys.ts';
import { type Config, siteUrl } from '#server/platform/config.ts';
import type { Context, RouteContext } from '#server/platform/context.ts';
import { violatedUnique } from '#server/platform/database/violations.ts';
import { notFound, Refusal } from '#server/platform/http/errors.ts';
import type { Opened } from '#server/platform/http/session.ts';
import {
  deletePasskey,
  deletePasskeySessions,
  findPasskey,
  insertChallenge,
  insertPasskey,
  listPasskeysOf,
  takeChallenge,
  takeUse,
} from './passkeys.store.ts';
import { noticeSignInChange } from './sign-in-changed.service.ts';
import { type Asking, assertOwnSecrets } from './two-factor.service.ts';

/** EdDSA, ES256 and RS256, by their COSE numbers: what authenticators have. Node calls what comes after experimental. */
const ALGORITHMS = [-8, -7, -257];
const CHALLENGE_TTL_MS = 5 * MINUTE_MS;
const UNKNOWN = 'That passkey didn’t work here. Try again, or sign in with your password.';

/**
 * Which site passkeys are for: the address of the settings decides, never that of a request. Throws a Refusal where it is
 * a number, or plain http on a name of its own: browsers make none there.
 */
function relyingParty(config: Config): { rpID: string; origin: string } {
  const { hostname, origin, protocol } = new URL(siteUrl(config));
  const isName = !/^[\d.]+$|:/.test(hostname);
  if (!isName || (protocol !== 'https:' && hostname !== 'localhost')) {
    throw new Refusal('conflict', 'Passkeys work once this site has an https address. It isn’t set up yet.');
  }
  return { rpID: hostname, origin };
}

/** The passkeys of a person; what makes them work stays here, for the reply doesn’t name it. */
export function listOwnPasskeys({ db }: Context, userId: number): Promise<GivenFor<typeof listPasskeys>> {
  return listPasskeysOf(db.query, userId);
}

/**
 * What a browser needs to make a passkey: one that is found without a name, and asks for a finger, a face or a PIN. Throws
 * a Refusal that names the field when a secret is wrong.
 */
export async function beginPasskey(
  context: Context,
  asking: Asking,
  username: string,
  secrets: z.output<typeof ownSecrets>,
): Promise<Record<string, unknown>> {
  const { rpID } = relyingParty(context.config);
  await assertOwnSecrets(context, asking, secrets);
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const known = await listPasskeysOf(context.db.query, asking.userId);
  const options = await generateRegistrationOptions({
    rpName: 'Mission Ready',
    rpID,
    userName: username,
    // The account's number: the authenticator hands it out before anybody proved anything.
    userID: new TextEncoder().encode(String(asking.userId)),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_TTL_MS,
  });
  await keepChallenge(context, options.challenge, asking.userId);
  return { ...options };
}

/** Keeps the passkey a browser made, and tells its owner by mail. Throws a Refusal for one that is not what we asked for. */
export async function keepPasskey(
  context: RouteContext,
  userId: number,
  { name, passkey }: ParsedOf<typeof addPasskey, 'body'>,
): Promise<void> {
  const { rpID, origin } = relyingParty(context.config);
  const now = context.clock.now();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const result = await answerOf(context, userId, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: passkey as Parameters<typeof verifyRegistrationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!result?.verified) throw new Refusal('invalid-input', UNKNOWN);
  const { credential } = result.registrationInfo;
  const row = {
    userId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: passkey.response.transports ?? [],
    name,
    createdAt: now,
  };
  const isKept = await context.db
    .transaction((tx) => insertPasskey(tx, row, LIMITS.passkeysMax))
    .catch((error: unknown) => {
      if (violatedUnique(error) === undefined) throw error;
      throw new Refusal('conflict', 'This passkey is already on an account.', { cause: error });
    });
  if (!isKept) {
    throw new Refusal('conflict', `You have ${LIMITS.passkeysMax} passkeys. Remove one you don’t use first.`);
  }
  await noticeSignInChange(context, userId, 'passkey-added');
}

/**
 * Removes a passkey, ends what passkeys opened elsewhere, and tells its owner by mail. Throws a Refusal that names the
 * field when a secret is wrong, and when the passkey is none of theirs.
 */
export async function removeOwnPasskey(
  context: RouteContext,
  asking: Asking & { readonly sessionHash: string },
  id: number,
  secrets: z.output<typeof ownSecrets>,
): Promise<void> {
  await assertOwnSecrets(context, asking, secrets);
  await context.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, asking.userId, id))) throw notFound('This passkey');
    await deletePasskeySessions(tx, asking.userId, asking.sessionHash);
  });
  await noticeSignInChange(context, asking.userId, 'passkey-removed');
}

/** What a browser needs to sign in with whichever passkey it has for this site. */
export async function beginPasskeySignIn(context: Context): Promise<Record<string, unknown>> {
  const { rpID } = relyingParty(context.config);
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID,
    userVerification: 'required',
    timeout: CHALLENGE_TTL_MS,
  });
  await keepChallenge(context, options.challenge, null);
  return { ...options };
}

/**
 * Whose passkey signed a challenge of ours. It is two factors in one: what one has, and what one is or knows. Throws one
 * and the same Refusal whatever was wrong.
 */
export async function checkPasskey(
  context: Context,
  { passkey }: ParsedOf<typeof signInWithPasskey, 'body'>,
): Promise<Opened> {
  const { rpID, origin } = relyingParty(context.config);
  const now = context.clock.now();
  const found = await findPasskey(context.db.query, passkey.id);
  if (!found) throw new Refusal('wrong-credentials', UNKNOWN);
  const { credentialId, publicKey, counter, userId } = found.passkey;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const result = await answerOf(context, null, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: passkey as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      // A count that doesn't grow is refused: the passkey was copied.
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    }),
  );
  const isNew =
    result?.verified === true &&
    (await takeUse(context.db.query, found.passkey, result.authenticationInfo.newCounter, now));
  if (!isNew) throw new Refusal('wrong-credentials', UNKNOWN, { account: userId });
  return { userId, passwordHash: found.passwordHash, byPasskey: true };
}

/**
 * What the library makes of a browser's answer, whose challenge is taken on the way. Null when it throws, as it does for
 * every answer that is not right; what the database throws stays what it is.
 */
async function answerOf<Result>(
  { db, clock }: Context,
  userId: number | null,
  verify: (takeOnce: (challenge: string) => Promise<boolean>) => Promise<Result>,
): Promise<Result | null> {
  const failures: unknown[] = [];
  const takeOnce = (challenge: string) =>
    takeChallenge(db.query, challenge, userId, clock.now()).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
  const result = await verify(takeOnce).catch(() => null);
  if (failures.length > 0) throw failures[0];
  return result;
}

async function keepChallenge({ db, clock }: Context, challenge: string, userId: number | null) {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + CHALLENGE_TTL_MS);
  await insertChallenge(db.query, { challenge, userId, expiresAt }, now);
}
