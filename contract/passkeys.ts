import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, idParams, instant, password, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { secondFactor } from './two-factor.ts';
import { userReply } from './user.ts';

/** Bytes in base64url, as browsers send them. */
const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'This passkey answer can’t be read');

const answer = z.object({
  id: encoded(1400),
  rawId: encoded(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
});

const newPasskey = answer.extend({
  response: z.object({
    clientDataJSON: encoded(8000),
    attestationObject: encoded(40_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

const signedChallenge = answer.extend({
  response: z.object({
    clientDataJSON: encoded(8000),
    authenticatorData: encoded(8000),
    signature: encoded(8000),
    userHandle: encoded(200).optional(),
  }),
});

/** What the browser's own call takes, as the library makes it. */
const browserOptions = z.record(z.string(), z.unknown());

const passkeyReply = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export const listOfPasskeys = z.array(passkeyReply);
export type PasskeyReply = z.input<typeof passkeyReply>;

/** The own password once more, with a code where two-factor sign-in is on. */
export const ownSecrets = z.object({
  password: password(1, 'Password is required'),
  code: secondFactor.optional(),
});

export const passkeyName = text(LIMITS.passkeyNameMax, { min: 1, minMessage: 'Give it a name' });

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  access: 'user',
  summary: "One's own passkeys, the oldest first",
  reply: listOfPasskeys,
});

export const startPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/start',
  changes: [],
  access: 'user',
  summary: 'What a browser needs to make a passkey; good for five minutes, once',
  body: ownSecrets,
  reply: browserOptions,
  requestsPerMinute: 30,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  changes: ['/api/account/passkeys'],
  access: 'user',
  summary: 'Keep the passkey that a browser made',
  body: z.object({ name: passkeyName, passkey: newPasskey }),
  reply: done,
  status: 201,
  bodyLimitBytes: 128 * 1024,
  requestsPerMinute: 30,
});

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:id/remove',
  changes: ['/api/account/passkeys', '/api/account/sessions'],
  access: 'user',
  summary: 'Remove a passkey; it opens nothing from then on, and sessions it opened end',
  params: idParams,
  body: ownSecrets,
  reply: done,
  requestsPerMinute: 30,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey/start',
  changes: [],
  access: 'public',
  summary: 'What a browser needs to sign in with a passkey; good for five minutes, once',
  reply: browserOptions,
  requestsPerMinute: 60,
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  changes: [],
  access: 'public',
  summary: 'Sign in with a passkey, in the place of password and code',
  body: z.object({ passkey: signedChallenge }),
  reply: userReply,
  requestsPerMinute: 60,
});
