import { z } from 'zod';
import { applicationReply } from './applications.ts';
import { assessmentReply, listAssessmentHistory } from './assessment.ts';
import { calendarReply } from './calendar.ts';
import { endpoint } from './endpoint.ts';
import { done, instant, password, text } from './fields.ts';
import { ownJobReportReply, savedJobReply } from './jobs.ts';
import { jobMatchReply, matchReportReply } from './matches.ts';
import { listOfPasskeys } from './passkeys.ts';
import { ownPlacesReply } from './places.ts';
import { saidJobReply, storedLineReply } from './record.ts';
import { declaredGap } from './resume-checks.ts';
import { shareReply } from './resume-shares.ts';
import { versionReply } from './resume-versions.ts';
import { resumeReply } from './resumes.ts';
import { userReply } from './user.ts';

/** Everything the community holds of a person. */
const accountCommunity = z.object({
  displayName: z.string().nullable(),
  threads: z.array(
    z.object({
      id: z.number(),
      category: z.string(),
      title: z.string(),
      content: z.string(),
      createdAt: instant,
      editedAt: instant.nullable(),
      hiddenReason: z.string().nullable(),
    }),
  ),
  replies: z.array(
    z.object({
      id: z.number(),
      threadId: z.number(),
      content: z.string(),
      createdAt: instant,
      editedAt: instant.nullable(),
      hiddenReason: z.string().nullable(),
    }),
  ),
  reports: z.array(
    z.object({
      id: z.number(),
      threadId: z.number().nullable(),
      replyId: z.number().nullable(),
      reason: z.string(),
      details: z.string().nullable(),
      createdAt: instant,
    }),
  ),
});

/** Where one wants to work, and what military pay was worked out from. */
const accountPlaces = ownPlacesReply.pick({ wished: true, payBasis: true });
export type AccountPlaces = z.input<typeof accountPlaces>;

/** Everything the site holds of a person, in the shapes in which the site itself shows it. */
export const accountExport = z.object({
  exportedAt: instant,
  user: userReply,
  /** The file itself, which `user.profileImage` only names. */
  profilePicture: z.object({ type: z.literal('image/webp'), base64: z.string() }).nullable(),
  assessment: assessmentReply,
  assessmentHistory: listAssessmentHistory.reply,
  /** What was decided of the lines of the record, and answered to them. */
  recordLines: z.array(storedLineReply),
  /** What was said of the jobs that are read from the record, and those that were added. */
  recordJobs: z.array(saidJobReply),
  places: accountPlaces,
  jobMatches: z.array(jobMatchReply),
  resumes: z.array(resumeReply),
  resumeVersions: z.array(versionReply.extend({ resumeId: z.number() })),
  resumeLinks: z.array(shareReply.extend({ resumeId: z.number() })),
  declaredGaps: z.array(declaredGap),
  matchReports: z.array(matchReportReply),
  applications: z.array(applicationReply),
  /** The plan for leaving the service; the secret address of its feed is not stored and so not here. */
  calendar: calendarReply,
  savedJobs: z.array(savedJobReply),
  jobReports: z.array(ownJobReportReply),
  community: accountCommunity,
  /** How the plan is paid for: the account's name on payment pages, and when it went there. */
  billing: z.object({ reference: z.string().nullable(), paidUntil: instant.nullable() }),
  /** Their names alone: what makes them work opens nothing and tells nothing. */
  passkeys: listOfPasskeys,
  /** Messages of the contact form and our answers. */
  messages: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      message: z.string(),
      createdAt: instant,
      answers: z.array(z.object({ text: z.string(), sentAt: instant })),
    }),
  ),
});

export const sessionReply = z.object({
  id: z.string(),
  /** "Chrome on Windows"; empty for a session from before devices were kept. */
  device: z.string(),
  startedAt: instant,
  lastSeenAt: instant,
  /** The browser that asks. */
  isCurrent: z.boolean(),
});
export type SessionReply = z.input<typeof sessionReply>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'user',
  summary: 'Where one is signed in, the browser that asks first, then the one seen last',
  reply: z.array(sessionReply),
});

/** Asked once more of who is signed in: an open browser is not enough for what follows. */
export const ownPassword = z.object({ password: password(1, 'Password is required') });

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:session/end',
  changes: ['/api/account/sessions'],
  access: 'user',
  summary: 'Sign one browser out',
  params: z.object({ session: text(50) }),
  body: ownPassword,
  reply: done,
  requestsPerMinute: 30,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  changes: ['/api/account/sessions'],
  access: 'user',
  summary: 'Sign out everywhere but here',
  body: ownPassword,
  reply: done,
  requestsPerMinute: 30,
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary: 'Everything the site holds of the signed-in person, as one JSON document',
  reply: accountExport,
  requestsPerMinute: 10,
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  changes: [],
  access: 'user',
  summary: "Delete one's own account and everything that belongs to it; needs the password, cannot be undone",
  body: ownPassword,
  reply: done,
  requestsPerMinute: 10,
});
