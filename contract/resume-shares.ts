import { z } from 'zod';
import { layoutBlock } from '#career/resume/layouts/layout-block.ts';
import { printedLook } from '#career/resume/look.ts';
import { endpoint } from './endpoint.ts';
import { done, idParams, instant, password, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** How long a link works, in days; null is until it is revoked. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const SHARE_PASSWORD_MIN = 6;

export const shareReply = z.object({
  createdAt: instant,
  expiresAt: instant.nullable(),
  hasPassword: z.boolean(),
  withContact: z.boolean(),
});
export type ShareReply = z.input<typeof shareReply>;

export const getShare = endpoint({
  method: 'GET',
  path: '/api/resumes/:id/share',
  access: 'user',
  summary:
    'Whether a resume can be read by link, and on what terms; the link itself is shown only when it is made',
  params: idParams,
  reply: z.object({ share: shareReply.nullable() }),
});

export const shareResumeBody = z.object({
  days: z
    .union(SHARE_DAYS.map((days) => z.literal(days)))
    .nullable()
    .default(30),
  /** Left out or null: whoever has the link may read. */
  password: password(SHARE_PASSWORD_MIN, `Use at least ${SHARE_PASSWORD_MIN} characters`)
    .nullable()
    .optional(),
  /** Whether email, phone, place and links are shown. */
  withContact: z.boolean().default(false),
});

export const shareResume = endpoint({
  method: 'POST',
  path: '/api/resumes/:id/share',
  changes: ['/api/resumes/:id/share'],
  access: 'user',
  summary: 'Make the link of a resume; one made before stops working',
  params: idParams,
  body: shareResumeBody,
  reply: z.object({ token: z.string(), share: shareReply }),
  status: 201,
});

export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/resumes/:id/share',
  changes: ['/api/resumes/:id/share'],
  access: 'user',
  summary: 'Stop the link of a resume',
  params: idParams,
  reply: done,
});

export const sharedResumeReply = z.discriminatedUnion('state', [
  z.object({ state: z.literal('password-needed') }),
  z.object({
    state: z.literal('open'),
    title: z.string(),
    /** The printed resume, as its files have it. */
    blocks: z.array(layoutBlock),
    look: printedLook,
  }),
]);
export type SharedResumeReply = z.input<typeof sharedResumeReply>;

export const openSharedBody = z.object({
  token: text(100),
  password: z.string().max(LIMITS.passwordMax).optional(),
});

/** Sent, not asked for by address: addresses stand in logs, and a password never may. */
export const openSharedResume = endpoint({
  method: 'POST',
  path: '/api/shared-resumes/open',
  changes: [],
  access: 'public',
  summary: 'Read a resume by its link; a link that is unknown, revoked or expired is not found',
  body: openSharedBody,
  reply: sharedResumeReply,
  requestsPerMinute: 60,
});
