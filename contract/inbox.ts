import { z } from 'zod';
import { SUBSCRIPTION_TYPES } from '#career/plans/plan.ts';
import { endpoint } from './endpoint.ts';
import { done, idParam, idParams, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

const inboxMessage = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: instant,
  /** The account that wrote it, and its plan today; null for a visitor. */
  account: z.object({ username: z.string(), subscriptionType: z.enum(SUBSCRIPTION_TYPES) }).nullable(),
  /** Written with Premium: these come first. */
  isPriority: z.boolean(),
  answers: z.array(z.object({ author: z.string(), text: z.string(), sentAt: instant })),
});
export type InboxMessage = z.input<typeof inboxMessage>;

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  access: 'admin',
  summary:
    'Open messages of the contact form, Premium first, then the oldest; `after` is the last of the page before',
  query: z.object({ after: idParam.optional() }),
  reply: z.array(inboxMessage),
});

export const answerMessage = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/:id/answers',
  changes: ['/api/admin/inbox'],
  access: 'admin',
  summary: 'Answer a message by email; it stays open until it is closed',
  params: idParams,
  body: z.object({ text: text(LIMITS.longText, { min: 1, minMessage: 'Write an answer' }) }),
  reply: done,
  status: 201,
  requestsPerMinute: 60,
});

export const closeMessage = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/:id/close',
  changes: ['/api/admin/inbox', '/api/admin/waiting'],
  access: 'admin',
  summary: 'Take a message off the inbox; it is deleted a year later',
  params: idParams,
  reply: done,
});
