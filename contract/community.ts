import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, idParam, idParams, instant, optionalText, placeInTime, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The rooms of the community: what each is called, and what belongs there. */
export const COMMUNITY_CATEGORIES = {
  introductions: { name: 'Introductions', plain: 'Say hello, and what you’re looking for' },
  'job-search': { name: 'Job search', plain: 'Openings, employers, networking, first days on the job' },
  resumes: { name: 'Resumes and interviews', plain: 'Wording, feedback, questions you were asked' },
  training: { name: 'Training and certifications', plain: 'Courses, exams, apprenticeships, the GI Bill' },
  benefits: { name: 'VA benefits', plain: 'Claims, health care, housing: what worked for you' },
  life: { name: 'Life after service', plain: 'Family, moving, health, finding your footing' },
} as const;
export type CommunityCategory = keyof typeof COMMUNITY_CATEGORIES;
const categories = Object.keys(COMMUNITY_CATEGORIES) as [CommunityCategory, ...CommunityCategory[]];
export const categoryField = z.enum(categories, 'Please choose a category.');

/** Why a post is reported, in the words people choose from. */
export const REPORT_REASONS = {
  spam: 'Advertising or spam',
  abuse: 'Insults, threats or harassment',
  'private-information': "Someone's private information",
  danger: 'Someone may hurt themselves or others',
  'wrong-information': 'False or dangerous advice',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;

const NAME_RULE = 'Use only letters, digits, spaces and . _ - and start with a letter or digit.';

/**
 * Letters of languages written in Latin script, not those of phonetics (ᴀ, ɑ): a name that merely looks like someone
 * else's is harder to make. One space in a row.
 */
export const displayNameField = z
  .string()
  .trim()
  .normalize('NFKC')
  .transform((name) => name.replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(LIMITS.displayNameMin, `Choose a name of at least ${LIMITS.displayNameMin} characters.`)
      .max(LIMITS.displayNameMax, `Choose a name of at most ${LIMITS.displayNameMax} characters.`)
      .regex(
        /^[a-z\d\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F\u1E00-\u1EFF][a-z\d\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u017F\u1E00-\u1EFF ._-]*$/i,
        NAME_RULE,
      ),
  );

const content = text(LIMITS.postMax, { min: 1, minMessage: 'Please write something.' });
const title = text(LIMITS.threadTitleMax, { min: 3, minMessage: 'Please give it a title of a few words.' });

export const memberReply = z.object({
  /** Null until one is chosen, which comes before the first post. */
  displayName: z.string().nullable(),
  /** Whether the limits for new members hold (COMMUNITY_RULES). */
  isNew: z.boolean(),
});
export type MemberReply = z.input<typeof memberReply>;

const authorReply = z.object({
  displayName: z.string(),
  isAdministrator: z.boolean(),
  isViewer: z.boolean(),
});

/** What the reader may do with a post; the screens decide nothing themselves. */
const mayReply = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  report: z.boolean(),
  moderate: z.boolean(),
});

const decisionReply = z.object({ at: instant, reason: z.string() }).nullable();

const postReply = z.object({
  id: z.number(),
  author: authorReply,
  createdAt: instant,
  editedAt: instant.nullable(),
  /** Set for the author and administrators, who alone still see a hidden post. */
  hidden: decisionReply,
});

export const threadSummary = postReply.extend({
  category: categoryField,
  title: z.string(),
  replyCount: z.number(),
  lastActivityAt: instant,
  locked: decisionReply,
  /** In a search: where it was found, with what was looked for between U+0001 and U+0002. */
  found: z.object({ inReply: z.boolean(), excerpt: z.string() }).nullable(),
});
export type ThreadSummary = z.input<typeof threadSummary>;

export const threadReply = threadSummary.omit({ found: true }).extend({
  content: z.string(),
  may: mayReply.extend({ reply: z.boolean() }),
});
export type ThreadReply = z.input<typeof threadReply>;

export const forumReply = postReply.extend({ threadId: z.number(), content: z.string(), may: mayReply });
export type ForumReply = z.input<typeof forumReply>;

export const getMember = endpoint({
  method: 'GET',
  path: '/api/community/me',
  access: 'user',
  summary: "One's own name in the community",
  reply: memberReply,
});

export const chooseName = endpoint({
  method: 'POST',
  path: '/api/community/me',
  changes: ['/api/community/**', '/api/admin/community/**'],
  answers: '/api/community/me',
  access: 'user',
  summary: 'Choose or change the name under which one writes',
  body: z.object({ displayName: displayNameField }),
  reply: memberReply,
  requestsPerMinute: 20,
});

export const listThreads = endpoint({
  method: 'GET',
  path: '/api/community/threads',
  access: 'user',
  summary: 'Threads, the one last written in first; `before` is `next` of the page before',
  query: z.object({
    category: categoryField.optional(),
    search: text(LIMITS.queryMax).optional(),
    before: placeInTime.optional(),
  }),
  reply: z.object({ threads: z.array(threadSummary), next: placeInTime.nullable() }),
});

export const threadBody = z.object({ category: categoryField, title, content });

export const createThread = endpoint({
  method: 'POST',
  path: '/api/community/threads',
  changes: ['/api/community/**', '/api/admin/community/**'],
  answers: '/api/community/threads/:id',
  access: 'user',
  summary: 'Start a thread',
  body: threadBody,
  reply: threadReply,
  status: 201,
});

export const getThread = endpoint({
  method: 'GET',
  path: '/api/community/threads/:id',
  access: 'user',
  summary: 'A thread without its replies',
  params: idParams,
  reply: threadReply,
});

export const updateThread = endpoint({
  method: 'PATCH',
  path: '/api/community/threads/:id',
  changes: ['/api/community/**', '/api/admin/community/**'],
  answers: '/api/community/threads/:id',
  access: 'user',
  summary: "Change one's own thread",
  params: idParams,
  body: threadBody.partial(),
  reply: threadReply,
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/api/community/threads/:id',
  changes: ['/api/community/**', '/api/admin/community/**'],
  access: 'user',
  summary: "Delete one's own thread, and the replies in it",
  params: idParams,
  reply: done,
});

export const listReplies = endpoint({
  method: 'GET',
  path: '/api/community/threads/:id/replies',
  access: 'user',
  summary: 'Replies in a thread, oldest first; `after` is the id of the last one of the page before',
  params: idParams,
  query: z.object({ after: idParam.optional() }),
  reply: z.array(forumReply),
});

export const createReply = endpoint({
  method: 'POST',
  path: '/api/community/threads/:id/replies',
  changes: ['/api/community/**', '/api/admin/community/**'],
  access: 'user',
  summary: 'Reply in a thread',
  params: idParams,
  body: z.object({ content }),
  reply: forumReply,
  status: 201,
});

export const updateReply = endpoint({
  method: 'PATCH',
  path: '/api/community/replies/:id',
  changes: ['/api/community/**', '/api/admin/community/**'],
  access: 'user',
  summary: "Change one's own reply",
  params: idParams,
  body: z.object({ content }),
  reply: forumReply,
});

export const deleteReply = endpoint({
  method: 'DELETE',
  path: '/api/community/replies/:id',
  changes: ['/api/community/**', '/api/admin/community/**'],
  access: 'user',
  summary: "Delete one's own reply",
  params: idParams,
  reply: done,
});

const reasons = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
export const reportBody = z.object({
  reason: z.enum(reasons, 'Please choose a reason.'),
  details: optionalText(LIMITS.postReportMax),
});

export const reportThread = endpoint({
  method: 'POST',
  path: '/api/community/threads/:id/report',
  changes: [],
  access: 'user',
  summary: 'Report a thread to the administrators',
  params: idParams,
  body: reportBody,
  reply: done,
  requestsPerMinute: 30,
});

export const reportReply = endpoint({
  method: 'POST',
  path: '/api/community/replies/:id/report',
  changes: [],
  access: 'user',
  summary: 'Report a reply to the administrators',
  params: idParams,
  body: reportBody,
  reply: done,
  requestsPerMinute: 30,
});
