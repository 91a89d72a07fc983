import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, password, text } from './fields.ts';

const withPassword = z.object({ password: password(1, 'Password is required') });

/** Six digits of an app, blanks aside, or a recovery code. */
export const secondFactor = text(20, { min: 1, minMessage: 'Enter the code' });

const withBoth = withPassword.extend({ code: secondFactor });

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/start',
  changes: [],
  access: 'user',
  summary: 'A secret for an authenticator app; nothing is asked at sign-in before it is confirmed',
  body: withPassword,
  reply: z.object({ secret: z.string(), uri: z.string() }),
  requestsPerMinute: 10,
});

export const confirmTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  changes: [],
  access: 'user',
  summary:
    'Turn two-factor sign-in on with the first code; the recovery codes are in this reply and nowhere else',
  body: z.object({ code: secondFactor }),
  reply: recoveryCodes,
  requestsPerMinute: 10,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  changes: [],
  access: 'user',
  summary: 'New recovery codes; the old ones stop working',
  body: withBoth,
  reply: recoveryCodes,
  requestsPerMinute: 10,
});

export const stopTwoFactor = endpoint({
  method: 'POST',
  path: '/api/account/two-factor/stop',
  changes: ['/api/user'],
  access: 'user',
  summary: 'Turn two-factor sign-in off',
  body: withBoth,
  reply: done,
  requestsPerMinute: 10,
});
