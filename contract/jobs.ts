import { z } from 'zod';
import { FIT_LEVELS } from '#career/matching/fit-posting.ts';
import { applicationReply } from './applications.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDate,
  done,
  idParam,
  idParams,
  instant,
  optionalDate,
  optionalText,
  text,
} from './fields.ts';
import { LIMITS } from './limits.ts';

/** The posting's own address. Only https: a veteran types a resume and an address of their own into what it opens. */
const postingAddress = text(LIMITS.jobUrlMax, {
  min: 1,
  minMessage: 'Please enter the link to the posting.',
})
  .refine(isHttps, 'Enter a link that starts with https://')
  .transform((value) => new URL(value).href);

function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** A listing as an administrator writes or imports it: the form, and each row of a file. */
export const jobListingBody = z.object({
  title: text(LIMITS.jobTitleMax, { min: 1, minMessage: 'Please enter a job title.' }),
  company: text(LIMITS.companyMax, { min: 1, minMessage: 'Please enter a company name.' }),
  location: optionalText(LIMITS.locationMax),
  remote: z.boolean().default(false),
  salaryRange: optionalText(LIMITS.salaryMax),
  description: text(LIMITS.jobListingMax, { min: 1, minMessage: 'Please enter a job description.' }),
  url: postingAddress,
  source: text(LIMITS.jobSourceMax, { min: 1, minMessage: 'Please say where this posting is from.' }),
  /** The day the source gives. */
  postedAt: optionalDate,
});
export type JobListingBody = z.output<typeof jobListingBody>;

/** Why a listing stands first: which selected title of the veteran's it fits, and how nearly. */
export const jobFit = z.object({ jobMatchId: z.number(), jobTitle: z.string(), level: z.enum(FIT_LEVELS) });

export const jobListingSummary = z.object({
  id: z.number(),
  title: z.string(),
  company: z.string(),
  location: z.string().nullable(),
  remote: z.boolean(),
  salaryRange: z.string().nullable(),
  source: z.string().nullable(),
  /** A calendar day; null when the source gives none. */
  postedAt: z.string().nullable(),
  /** When an administrator last saw that the posting is open. */
  checkedAt: instant,
  isSaved: z.boolean(),
  /** The veteran's own application that was recorded from this listing. */
  applicationId: z.number().nullable(),
  fit: jobFit.nullable(),
});
export type JobListingSummary = z.input<typeof jobListingSummary>;

export const jobListingReply = jobListingSummary.extend({
  /** Plain text. */
  description: z.string(),
  url: z.string(),
});
export type JobListingReply = z.input<typeof jobListingReply>;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/jobs',
  access: 'user',
  summary:
    'Job listings, those that fit a selected title first, then the newest; `after` is the id of the last one of the page before',
  query: z.object({
    /** Words that all stand in the title, company, location or text; "quotes" for a phrase, a hyphen to leave out. */
    search: text(LIMITS.queryMax).optional(),
    location: text(LIMITS.queryMax).optional(),
    remote: flag.optional(),
    source: text(LIMITS.jobSourceMax).optional(),
    /** Posted within so many days. */
    withinDays: z.coerce.number().int().min(1).max(365).optional(),
    /** Only those that fit a selected title. */
    fits: flag.optional(),
    saved: flag.optional(),
    after: idParam.optional(),
    limit: z.coerce.number().int().min(1).max(LIMITS.jobsPageMax).default(LIMITS.jobsPage),
  }),
  reply: z.array(jobListingSummary),
});

export const listJobSources = endpoint({
  method: 'GET',
  path: '/api/jobs/sources',
  access: 'user',
  summary: 'Where the listings on the board come from',
  reply: z.array(z.string()),
});

export const getJob = endpoint({
  method: 'GET',
  path: '/api/jobs/:id',
  access: 'user',
  summary: 'One job listing',
  params: idParams,
  reply: jobListingReply,
});

export const saveJob = endpoint({
  method: 'PATCH',
  path: '/api/jobs/:id',
  changes: ['/api/jobs'],
  answers: '/api/jobs/:id',
  access: 'user',
  summary: 'Save a job listing for later, or no longer',
  params: idParams,
  body: z.object({ isSaved: z.boolean() }),
  reply: jobListingReply,
});

export const applyForJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/apply',
  changes: ['/api/jobs', '/api/jobs/:id', '/api/applications'],
  access: 'user',
  summary: 'Record an application for a listing; asked again, it answers with the one that is there',
  params: idParams,
  /** The reader's own day. */
  body: z.object({ appliedDate: calendarDate }),
  reply: applicationReply,
});

export const reportJob = endpoint({
  method: 'POST',
  path: '/api/jobs/:id/report',
  changes: [],
  access: 'user',
  summary: 'Say what is wrong with a listing; administrators read it',
  params: idParams,
  body: z.object({
    reason: text(LIMITS.jobReportMax, { min: 1, minMessage: 'Please say what’s wrong with it.' }),
  }),
  reply: done,
  requestsPerMinute: 20,
});

/** A listing a person saved, and a report they sent, as the export of their data holds them. */
export const savedJobReply = jobListingReply
  .pick({ id: true, title: true, company: true, url: true })
  .extend({ savedAt: instant });
export const ownJobReportReply = z.object({ title: z.string(), reason: z.string(), createdAt: instant });

export const createJob = endpoint({
  method: 'POST',
  path: '/api/admin/jobs',
  changes: ['/api/jobs/**', '/api/admin/jobs/**'],
  access: 'admin',
  summary: 'Put a listing on the job board',
  body: jobListingBody,
  reply: jobListingReply,
  status: 201,
});

export const updateJob = endpoint({
  method: 'PATCH',
  path: '/api/admin/jobs/:id',
  changes: ['/api/jobs/**', '/api/admin/jobs/**'],
  access: 'admin',
  summary: 'Change a listing, all of it; it counts as checked now',
  params: idParams,
  body: jobListingBody,
  reply: jobListingReply,
});

export const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/admin/jobs/:id',
  changes: ['/api/jobs/**', '/api/admin/jobs/**', '/api/admin/waiting'],
  access: 'admin',
  summary: 'Take a listing off the board; applications recorded from it stay',
  params: idParams,
  reply: done,
});

/** A file's text: CSV with a header, JSON, or schema.org JobPosting, in a page or alone; which one, the server sees. */
const importBody = z.object({
  text: z
    .string()
    .min(1, 'Choose a file or paste its text.')
    .max(LIMITS.jobImportChars, 'That’s too much at once. Split the file.'),
  /** The source of rows that name none. */
  source: optionalText(LIMITS.jobSourceMax),
});

/** A row that cannot be imported: where it stands ("Line 4", "Posting 2") and why. */
const importProblem = z.object({ place: z.string(), reason: z.string() });

export const jobImportPreview = z.object({
  format: z.enum(['CSV', 'JSON', 'JobPosting']),
  total: z.number().int(),
  /** Listings that are not on the board yet, and those that are, by their address. */
  added: z.number().int(),
  updated: z.number().int(),
  /** The first rows, as they would stand on the board. */
  rows: z.array(
    jobListingSummary.pick({ title: true, company: true, location: true, source: true, postedAt: true }),
  ),
  problems: z.array(importProblem),
  /** All of them; `problems` holds the first. */
  problemCount: z.number().int(),
});
export type JobImportPreview = z.input<typeof jobImportPreview>;

const importing = { method: 'POST', access: 'admin', body: importBody, requestsPerMinute: 20 } as const;
const IMPORT_BODY_BYTES = 2 * LIMITS.jobImportChars + 1024;

export const previewJobImport = endpoint({
  ...importing,
  path: '/api/admin/jobs/import/preview',
  changes: [],
  summary: 'What an import would do, and what is wrong with the file; nothing is stored',
  bodyLimitBytes: IMPORT_BODY_BYTES,
  reply: jobImportPreview,
});

export const importJobs = endpoint({
  ...importing,
  path: '/api/admin/jobs/import',
  changes: ['/api/jobs/**', '/api/admin/jobs/**'],
  summary: 'Import listings: all of the file, or nothing when any row is wrong',
  bodyLimitBytes: IMPORT_BODY_BYTES,
  reply: z.object({ added: z.number().int(), updated: z.number().int() }),
});

export const jobReportReply = z.object({
  id: z.number(),
  reason: z.string(),
  createdAt: instant,
  reporter: z.string(),
  listing: jobListingReply.pick({ id: true, title: true, company: true, url: true }),
});
export type JobReportReply = z.input<typeof jobReportReply>;

export const listJobReports = endpoint({
  method: 'GET',
  path: '/api/admin/jobs/reports',
  access: 'admin',
  summary: 'Open reports about listings, oldest first; `after` is the id of the last one of the page before',
  query: z.object({ after: idParam.optional() }),
  reply: z.array(jobReportReply),
});

export const closeJobReport = endpoint({
  method: 'POST',
  path: '/api/admin/jobs/reports/:id/close',
  changes: ['/api/jobs/**', '/api/admin/jobs/**', '/api/admin/waiting'],
  access: 'admin',
  summary: 'Close a report: it was looked into',
  params: idParams,
  reply: done,
});
