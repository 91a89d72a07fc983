import { z } from 'zod';
import { threadSummary } from './community.ts';
import { endpoint } from './endpoint.ts';
import { done, idParam, idParams, instant, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What administrators may decide about a post. Keeping it closes its reports; every other act does so too. */
export const THREAD_DECISIONS = ['hide', 'show', 'lock', 'unlock', 'keep'] as const;
export type ThreadDecision = (typeof THREAD_DECISIONS)[number];
export const REPLY_DECISIONS = ['hide', 'show', 'keep'] as const;

const reason = text(LIMITS.moderationReasonMax).default('');
const NEEDS_REASON = { path: ['reason'], message: 'Give a reason. The author will see it.' };
const hasReason = ({ decision, reason: given }: { decision: string; reason: string }) =>
  given !== '' || (decision !== 'hide' && decision !== 'lock');

export const threadDecision = z
  .object({ decision: z.enum(THREAD_DECISIONS), reason })
  .refine(hasReason, NEEDS_REASON);
export const replyDecision = z
  .object({ decision: z.enum(REPLY_DECISIONS), reason })
  .refine(hasReason, NEEDS_REASON);

export const postReport = z.object({
  id: z.number(),
  at: instant,
  /** Username of whoever reported it: for administrators only. */
  reporter: z.string(),
  /** One of REPORT_REASONS. */
  reason: z.string(),
  details: z.string().nullable(),
  threadId: z.number(),
  /** Null when the thread's own text is reported. */
  replyId: z.number().nullable(),
  threadTitle: threadSummary.shape.title,
  author: z.string(),
  content: z.string(),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
});
export type PostReport = z.input<typeof postReport>;

export const listPostReports = endpoint({
  method: 'GET',
  path: '/api/admin/community/reports',
  access: 'admin',
  summary: 'Open reports of posts, oldest first; `after` is the id of the last one of the page before',
  query: z.object({ after: idParam.optional() }),
  reply: z.array(postReport),
});

export const decideThread = endpoint({
  method: 'POST',
  path: '/api/admin/community/threads/:id/decisions',
  changes: ['/api/community/**', '/api/admin/community/**', '/api/admin/waiting', '/api/admin/audit-log'],
  access: 'admin',
  summary: 'Hide, show, lock, unlock or keep a thread; closes its reports',
  params: idParams,
  body: threadDecision,
  reply: done,
});

export const decideReply = endpoint({
  method: 'POST',
  path: '/api/admin/community/replies/:id/decisions',
  changes: ['/api/community/**', '/api/admin/community/**', '/api/admin/waiting', '/api/admin/audit-log'],
  access: 'admin',
  summary: 'Hide, show or keep a reply; closes its reports',
  params: idParams,
  body: replyDecision,
  reply: done,
});
