import { z } from 'zod';
import { readDate, type TypedDate } from '#career/record/dates.ts';
import {
  LINE_DECISIONS,
  PLACE_KEY_MOST,
  QUESTION_KINDS,
  STATEMENTS_MOST,
  TOLD_FIELDS,
  WORK_FIELDS,
} from '#career/record/review-terms.ts';
import { RESUME_LIMITS } from '#career/resume/document.ts';
import { endpoint } from './endpoint.ts';
import { done, idField, idParams, instant, optionalText, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** What is kept of a statement: a decision, the text that is printed, an answer. */
const stored = {
  /** Null: nothing decided yet. */
  decision: z.enum(LINE_DECISIONS).nullable(),
  /** What resumes print; null where nothing was decided, or the line left out. */
  text: z.string().nullable(),
  answer: z.string().nullable(),
};

export const recordLineReply = z.object({
  place: z.object({
    key: z.string(),
    field: z.enum(TOLD_FIELDS),
    /** The period or job; empty for the most recent service. */
    period: z.string(),
  }),
  /** The veteran's own words. */
  source: z.string(),
  /** What we suggest; null where there is no line but a question. */
  suggestion: z.string().nullable(),
  /** What we changed and why, in sentences. */
  changes: z.array(z.string()),
  question: z.object({ kind: z.enum(QUESTION_KINDS), text: z.string() }).nullable(),
  /** Why we may hold our line back until it is decided on. */
  caution: z.string().nullable(),
  /** Only the list's mark, the first capital or the last period differ. */
  isUnchanged: z.boolean(),
  /** Another line says all of this. */
  isRepeat: z.boolean(),
  /** A language model may be asked for a line: nothing is decided, and it has not been asked yet. */
  canBeWorded: z.boolean(),
  ...stored,
});
export type RecordLineReply = z.input<typeof recordLineReply>;

/** Something that was decided of words that have changed since. It prints nothing until it is moved. */
const changedLine = z.object({
  id: z.number(),
  source: z.string(),
  ...stored,
  /** The statement that took its place, where one is like it. */
  now: z.object({ place: z.string(), source: z.string() }).nullable(),
});
export type ChangedLineReply = z.input<typeof changedLine>;

export const recordReply = z.object({
  lines: z.array(recordLineReply).max(STATEMENTS_MOST),
  changed: z.array(changedLine).max(LIMITS.recordLinesMax),
});
export type RecordReply = z.input<typeof recordReply>;

export const getRecordLines = endpoint({
  method: 'GET',
  path: '/api/record/lines',
  access: 'user',
  summary: "One's own statements, each with the line we suggest and what was decided of it",
  reply: recordReply,
});

const NEEDS_TEXT = 'Write the line, or leave it out.';

const lineDecision = z
  .object({
    place: text(PLACE_KEY_MOST, { min: 1 }),
    source: text(LIMITS.longText, { min: 1 }),
    /** Null takes the decision back. */
    decision: z.enum(LINE_DECISIONS).nullable(),
    /** The line as it was seen or changed: for 'accepted' and 'edited'. */
    text: text(RESUME_LIMITS.line, {
      maxMessage: `A line holds up to ${RESUME_LIMITS.line} characters.`,
    }).optional(),
    /** Left out: stays as it is. Null takes it back. */
    answer: optionalText(LIMITS.recordAnswerMax, {
      maxMessage: `An answer holds up to ${LIMITS.recordAnswerMax} characters.`,
    }),
    /** A changed line whose place this one takes. */
    replaces: idField.optional(),
  })
  .refine(({ decision, text: line }) => (decision !== 'accepted' && decision !== 'edited') || line, {
    path: ['text'],
    message: NEEDS_TEXT,
  });
export type LineDecisionInput = z.input<typeof lineDecision>;

export const decideRecordLines = endpoint({
  method: 'PATCH',
  path: '/api/record/lines',
  changes: ['/api/resumes/:id/origins', '/api/resumes/:id/from-record'],
  answers: '/api/record/lines',
  access: 'user',
  summary: 'Decide on lines, answer a question about them, or take that back; all of them or none',
  body: z.object({ lines: z.array(lineDecision).min(1).max(LIMITS.recordLinesAtOnce) }),
  reply: recordReply,
  requestsPerMinute: 120,
});

export const wordRecordLines = endpoint({
  method: 'POST',
  path: '/api/record/wordings',
  changes: ['/api/record/lines', '/api/resumes/:id/origins', '/api/resumes/:id/from-record'],
  access: 'user',
  summary: "Have the site's language model suggest lines for statements it was not asked about yet",
  reply: z.object({
    /** Statements that have a line of the model's now. */
    worded: z.number(),
    /** What it made up, which was dropped. */
    removed: z.array(z.object({ text: z.string(), claim: z.string(), why: z.string() })),
  }),
  requestsPerMinute: 6,
});

export const deleteRecordLine = endpoint({
  method: 'DELETE',
  path: '/api/record/lines/:id',
  changes: ['/api/record/lines'],
  access: 'user',
  summary: 'Forget what was decided of words that have changed since',
  params: idParams,
  reply: done,
});

/** A decision as the account's export has it. */
export const storedLineReply = z.object({
  place: z.string(),
  source: z.string(),
  ...stored,
  /** What a language model made of it; empty where it found no line in it. */
  wording: z.string().nullable(),
  updatedAt: instant,
});

/** A job as the record has it. */
const recordJob = {
  field: z.enum(WORK_FIELDS),
  /** The heading it was read under; null for one that was added, or that the text doesn't tell of any more. */
  readAs: z.string().nullable(),
  title: z.string(),
  employer: z.string(),
  place: z.string(),
  /** "Aug 2020" or "2020"; empty where it is not known. */
  start: z.string(),
  end: z.string(),
  current: z.boolean(),
};

export const recordJobReply = z.object({
  /** What was said of it; null: nothing yet. */
  id: z.number().nullable(),
  /** As read, as the veteran said it is, or said to be no job. */
  state: z.enum(['read', 'said', 'none']),
  ...recordJob,
  /** How what was done there begins, in the veteran's words; empty where nothing is told of it. */
  told: z.string(),
});
export type RecordJobReply = z.input<typeof recordJobReply>;

export const recordJobsReply = z.object({
  jobs: z.array(recordJobReply).max(LIMITS.recordJobsMax + STATEMENTS_MOST),
});
export type RecordJobsReply = z.input<typeof recordJobsReply>;

export const getRecordJobs = endpoint({
  method: 'GET',
  path: '/api/record/jobs',
  access: 'user',
  summary: 'The civilian jobs read from what one wrote, each as it is read or as one said it is',
  reply: recordJobsReply,
});

const NOT_A_DATE = 'Write a month and year, like Aug 2020, or a year.';

const jobDate = text(RESUME_LIMITS.date, { maxMessage: NOT_A_DATE }).refine(
  (typed) => typed === '' || readDate(typed) !== null,
  NOT_A_DATE,
);

/** What the form asks of a job. */
export const jobSaid = z.object({
  title: text(RESUME_LIMITS.shortText),
  employer: text(RESUME_LIMITS.shortText),
  place: text(RESUME_LIMITS.shortText),
  start: jobDate,
  end: jobDate,
  current: z.boolean(),
});

const monthsOf = ({ year, month }: TypedDate, otherwise: number) => year * 12 + (month ?? otherwise);

/** Whether a job says as what or for whom, and whether its dates stand in their order. */
const checkJob = (job: z.output<typeof jobSaid>, context: z.core.$RefinementCtx): void => {
  if (job.title === '' && job.employer === '')
    context.addIssue({ code: 'custom', path: ['title'], message: 'Write a title or an employer.' });
  const [start, end] = [readDate(job.start), job.current ? null : readDate(job.end)];
  if (start === null && end !== null)
    context.addIssue({ code: 'custom', path: ['start'], message: 'Write when it began, too.' });
  if (start !== null && end !== null && monthsOf(start, 1) > monthsOf(end, 12))
    context.addIssue({ code: 'custom', path: ['end'], message: 'This is before it began.' });
};

export const jobForm = jobSaid.extend({ field: recordJob.field }).superRefine(checkJob);

const OF_JOBS = [
  '/api/record/lines',
  '/api/job-matches/**',
  '/api/resumes/:id/origins',
  '/api/resumes/:id/claims',
  '/api/resumes/:id/from-record',
] as const;

export const sayRecordJob = endpoint({
  method: 'PATCH',
  path: '/api/record/jobs',
  changes: [...OF_JOBS],
  answers: '/api/record/jobs',
  access: 'user',
  summary: 'Say what a job is, that it is none, or add one that is missing',
  body: jobSaid
    .extend({
      field: recordJob.field,
      /** Null: it is added, or `id` says which one it is. */
      readAs: text(PLACE_KEY_MOST, { min: 1 }).nullable(),
      id: idField.optional(),
      isJob: z.boolean(),
    })
    .superRefine((job, context) => {
      if (job.isJob) checkJob(job, context);
    }),
  reply: recordJobsReply,
  requestsPerMinute: 60,
});

export const forgetRecordJob = endpoint({
  method: 'DELETE',
  path: '/api/record/jobs/:id',
  changes: [...OF_JOBS],
  answers: '/api/record/jobs',
  access: 'user',
  summary: 'Take back what was said of a job, or remove one that was added',
  params: idParams,
  reply: recordJobsReply,
});

/** What was said of a job as the account's export has it. */
export const saidJobReply = z.object({ ...recordJob, isJob: z.boolean(), updatedAt: instant });
