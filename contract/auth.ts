import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, emailAddress, password, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { profileForm } from './profile.ts';
import { secondFactor } from './two-factor.ts';
import { userReply } from './user.ts';

export const getCsrfToken = endpoint({
  method: 'GET',
  path: '/api/csrf-token',
  access: 'public',
  summary: 'The token that every changing call carries in its X-CSRF-Token header',
  reply: z.object({ csrfToken: z.string() }),
});

export const getDraftKey = endpoint({
  method: 'GET',
  path: '/api/draft-key',
  access: 'user',
  summary: 'The key under which unsaved drafts lie in the browser, 32 bytes in base64, and whose it is',
  reply: z.object({ userId: z.number().int(), key: z.string() }),
});

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in person; 401 when nobody is',
  reply: userReply,
});

export const loginBody = z.object({
  /** The username or the email: the field keeps the name the specification gives it. */
  username: text(LIMITS.emailMax, { min: 1, minMessage: 'Username is required' }).refine(
    (value) => value.length === 0 || value.length >= LIMITS.usernameMin,
    'Username must be at least 3 characters',
  ),
  password: password(1, 'Password is required').refine(
    (value) => value.length === 0 || value.length >= LIMITS.signInPasswordMin,
    'Password must be at least 6 characters',
  ),
  /** Of the authenticator app, or a recovery code; asked for where the account has turned it on. */
  code: secondFactor.optional(),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  changes: [],
  access: 'public',
  summary: 'Sign in; the session moves to a new cookie',
  body: loginBody,
  reply: userReply,
  requestsPerMinute: 60,
});

/**
 * The name of a new account. It holds no @, so that nobody can be called what someone else's email is: both sign in.
 * Names from before may hold one; they come before an email that reads the same.
 */
export const usernameField = text(LIMITS.usernameMax, {
  min: LIMITS.usernameMin,
  minMessage: 'Username must be at least 3 characters',
  maxMessage: `Username must be at most ${LIMITS.usernameMax} characters`,
}).regex(/^[\p{L}\p{N}._+-]*$/u, 'Use only letters, digits and . _ + -');

/** Profile fields may come along, as the specification allows; what only the server decides may not. */
export const registerBody = profileForm.partial().extend({
  username: usernameField,
  password: password(LIMITS.passwordMin, 'Password must be at least 8 characters'),
  firstName: text(LIMITS.nameMax, { min: 1, minMessage: 'First name is required' }),
  lastName: text(LIMITS.nameMax, { min: 1, minMessage: 'Last name is required' }),
  email: emailAddress('Invalid email address'),
});

/**
 * The registration form: the call's body and the confirmation, which never leaves the browser. The specification's
 * other reading, "Confirm password must be at least 6 characters", gave way to 8 (PRODUCT.md, "Passwords").
 */
export const registerForm = registerBody
  .extend({
    confirmPassword: password(LIMITS.passwordMin, 'Confirm password must be at least 8 characters'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  changes: [],
  access: 'public',
  summary: 'Create an account and sign in to it',
  body: registerBody,
  reply: userReply,
  status: 201,
  requestsPerMinute: 30,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  changes: [],
  access: 'public',
  summary: 'End this session',
  reply: done,
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/reset-password-request',
  changes: [],
  access: 'public',
  summary: 'Have a reset link mailed; the answer is the same whether the address has an account',
  body: z.object({ email: emailAddress('Please enter a valid email address.') }),
  reply: z.object({ message: z.string() }),
  requestsPerMinute: 10,
});

const newPassword = password(LIMITS.passwordMin, 'Password must be at least 8 characters');

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  changes: [],
  access: 'public',
  summary: 'Set a new password with the token of a mailed link; it works once, and every session ends',
  body: z.object({ token: text(200, { min: 1 }), newPassword }),
  reply: done,
  requestsPerMinute: 30,
});

export const checkResetLink = endpoint({
  method: 'POST',
  path: '/api/reset-password/check',
  changes: [],
  access: 'public',
  summary: 'Whether the token of a mailed link can still set a password',
  body: z.object({ token: text(200, { min: 1 }) }),
  reply: z.object({ works: z.boolean() }),
  requestsPerMinute: 30,
});

/** The form behind a reset link. */
export const resetPasswordForm = z
  .object({
    newPassword,
    confirmPassword: password(LIMITS.passwordMin, 'Confirm password must be at least 8 characters'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/change-password',
  changes: ['/api/user'],
  access: 'user',
  summary: "Change one's own password; every other session ends",
  body: z.object({
    currentPassword: password(1, 'Password is required'),
    newPassword,
  }),
  reply: done,
  requestsPerMinute: 10,
});
