import { z } from 'zod';

/** The closed list of what can go wrong over the wire, each with its HTTP status. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  'malformed-request': 400,
  'sign-in-required': 401,
  'wrong-credentials': 401,
  'csrf-rejected': 403,
  'not-allowed': 403,
  'account-suspended': 403,
  'credit-limit-reached': 403,
  'premium-required': 403,
  'password-change-required': 403,
  'two-factor-required': 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every reply that is not a success. `fields` maps a field's path to what is wrong with it. */
export const errorBody = z.object({
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
