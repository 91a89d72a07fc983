import { z } from 'zod';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { done, instant } from './fields.ts';

/** What the site does by itself, or is told to do, to keep its data safe. */
export const SITE_OPERATIONS = ['backup', 'copy', 'rehearsal', 'restore'] as const;
export type SiteOperation = (typeof SITE_OPERATIONS)[number];

/** A count of people; null for fewer than `FEWEST_COUNTED`, in whom somebody could be recognized. */
const people = z.number().int().nullable();
/** Below this a number of people is not told (the threshold of many statistical offices). */
export const FEWEST_COUNTED = 5;

/** How far people get, in the order in which they do. */
export const OUTCOMES = ['joined', 'matches', 'resumes', 'applications', 'interviews', 'offers'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const getOutcomes = endpoint({
  method: 'GET',
  path: '/api/admin/outcomes',
  access: 'admin',
  summary:
    'Of those who joined in a month, how many have got how far until today; the last twelve months, newest first',
  reply: z.array(
    z.object({
      /** "2026-11" */
      month: z.string(),
      joined: people,
      matches: people,
      resumes: people,
      applications: people,
      interviews: people,
      offers: people,
    }),
  ),
});
export type OutcomeMonth = ReplyOf<typeof getOutcomes>[number];

export const getWaiting = endpoint({
  method: 'GET',
  path: '/api/admin/waiting',
  access: 'admin',
  summary: 'How many messages, reported posts and reported listings wait for an administrator',
  reply: z.object({
    inbox: z.number().int(),
    community: z.number().int(),
    jobs: z.number().int(),
  }),
});
export type Waiting = ReplyOf<typeof getWaiting>;

export const listTroubledJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs-queue',
  access: 'admin',
  summary: 'Mails and other work that failed, the newest first, and how many wait',
  reply: z.object({
    /** Stored and not yet done, those below included. */
    waiting: z.number().int(),
    jobs: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        /** Whom a mail goes to, where it says. */
        recipient: z.string().nullable(),
        /** Whether it is given up: it is tried no more by itself. */
        isGivenUp: z.boolean(),
        tries: z.number().int(),
        createdAt: instant,
        /** Null once it is given up. */
        nextTryAt: instant.nullable(),
        problem: z.string().nullable(),
      }),
    ),
  }),
});
export type TroubledJob = ReplyOf<typeof listTroubledJobs>['jobs'][number];

export const runJobAgain = endpoint({
  method: 'POST',
  path: '/api/admin/jobs-queue/:job/again',
  changes: ['/api/admin/jobs-queue'],
  access: 'admin',
  summary: 'Try a mail, or other work that failed, once more now',
  params: z.object({ job: z.string().max(50) }),
  reply: done,
});

const operation = z.object({
  at: instant,
  succeeded: z.boolean(),
  backup: z.string(),
  detail: z.string(),
});
export type OperationReply = z.input<typeof operation>;

export const getSystem = endpoint({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'What runs here, on what, and how its data is kept safe; sizes in bytes',
  reply: z.object({
    version: z.string(),
    node: z.string(),
    startedAt: instant,
    database: z.object({
      kind: z.enum(['embedded', 'server']),
      version: z.string(),
      sizeBytes: z.number(),
      /** The last migration. */
      schema: z.string(),
    }),
    /** Of the disk under DATA_DIR; null where the system doesn't tell. */
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
    /** Whether mail goes out, or is kept as files. */
    mail: z.enum(['server', 'outbox']),
    /** The last of each kind; null for one that has not been yet. */
    operations: z.object({
      backup: operation.nullable(),
      copy: operation.nullable(),
      rehearsal: operation.nullable(),
      restore: operation.nullable(),
    }),
  }),
});
export type SystemReply = ReplyOf<typeof getSystem>;
