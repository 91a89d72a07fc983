import { z } from 'zod';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { STANDINGS } from '#career/title-standing.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The first answer, before any account: titles for a branch and a code, a title or a few words. Nothing is stored. */
export const answerFirst = endpoint({
  method: 'GET',
  path: '/api/explore/answer',
  access: 'public',
  summary:
    'Civilian titles for a military code, title or a few words, each with its reason; nothing is stored',
  query: z.object({
    q: text(LIMITS.queryMax, { min: 1, minMessage: 'Type your code, job title or a few words' }),
    branch: z.enum(MILITARY_BRANCHES).optional(),
    /** Where they want to work, as typed; pay is the nation's without it. */
    near: text(LIMITS.queryMax).default(''),
  }),
  // A classroom behind one address, each person trying a few codes.
  requestsPerMinute: 240,
  reply: z.object({
    /** The military job that was surely meant, "68W Health Care Specialist"; null where words were read. */
    job: z.string().nullable(),
    titles: z.array(
      z.object({
        title: z.string(),
        address: z.string(),
        standing: z.enum(STANDINGS),
        reason: z.string(),
        /** In words, "$44,470 a year", with whose it is where a place was named. */
        pay: z.string(),
        /** What people need first, in words. */
        missing: z.string(),
      }),
    ),
    /** Whose pay is shown: "Norfolk, VA"; null: the nation's. */
    place: z.string().nullable(),
    /** Why there is no such place, or a question where several are meant. */
    placeAsks: z.string().nullable(),
    /** Places that may be meant, to be sent back as they stand. */
    choices: z.array(z.string()),
    /** The sources of the pay, with their dates. */
    source: z.string(),
    /** The page that shows them all. */
    all: z.string(),
    /** Where to register so that the account begins with what was typed. */
    register: z.string(),
  }),
});
export type FirstAnswer = ReplyOf<typeof answerFirst>;
