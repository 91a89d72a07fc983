import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, idParams, password, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { secondFactor } from './two-factor.ts';

/**
 * What every act upon somebody's account asks for: why, and the administrator's own password, with a code where their
 * two-factor sign-in is on. Whoever finds the browser open can do none of it.
 */
export const accountAct = z.object({
  reason: text(LIMITS.moderationReasonMax, { min: 1, minMessage: 'Give a reason' }),
  password: password(1, 'Password is required'),
  code: secondFactor.optional(),
});

export const setRole = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/role',
  changes: ['/api/admin/**'],
  access: 'admin',
  summary: 'Make somebody else an administrator, or no longer one',
  params: idParams,
  body: accountAct.extend({ isAdmin: z.boolean() }),
  reply: done,
  requestsPerMinute: 30,
});

export const setSuspension = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/suspension',
  changes: ['/api/admin/**'],
  access: 'admin',
  summary: "Suspend somebody else's account, or open it again; nothing of theirs is deleted",
  params: idParams,
  body: accountAct.extend({ isSuspended: z.boolean() }),
  reply: done,
  requestsPerMinute: 30,
});

export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/end-sessions',
  changes: ['/api/admin/**'],
  access: 'admin',
  summary: 'Sign somebody else out everywhere',
  params: idParams,
  body: accountAct,
  reply: done,
  requestsPerMinute: 30,
});

export const resetTwoFactor = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/reset-two-factor',
  changes: ['/api/admin/**'],
  access: 'admin',
  summary: "Turn somebody else's two-factor sign-in off, for whoever lost phone and recovery codes",
  params: idParams,
  body: accountAct,
  reply: done,
  requestsPerMinute: 30,
});
