import { z } from 'zod';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { BILLING_WAYS } from './billing.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { done, emailAddress, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The contact form. */
export const contactBody = z.object({
  name: text(LIMITS.nameMax * 2, { min: 1, minMessage: 'Please enter your name' }),
  email: emailAddress('Please enter a valid email address'),
  message: text(LIMITS.longText, { min: 10, minMessage: 'Please write at least 10 characters' }),
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  changes: [],
  access: 'public',
  summary: 'Send a message to the people who run the site',
  body: contactBody,
  reply: done,
  requestsPerMinute: 6,
});

/** What the pages need to know of the installation. */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  access: 'public',
  summary: 'What this installation offers: where to pay and whom to write to',
  reply: z.object({
    /** How Premium is paid for; null when billing is not set up on this site. */
    billing: z.enum(BILLING_WAYS).nullable(),
    supportEmail: z.string().nullable(),
    /** The host of the language model that can help to write resumes; null where there is none. */
    languageModel: z.string().nullable(),
    /** Whether it reads scans and photos of papers. */
    readsPhotos: z.boolean(),
  }),
});

const segmentPlace = { text: z.string(), start: z.int().min(0), end: z.int().min(0) };

/** The skills translator: a line of a veteran taken apart into its military terms. Nothing of it is stored. */
export const translateLine = endpoint({
  method: 'POST',
  path: '/api/translations',
  changes: [],
  access: 'public',
  summary: 'The military terms of a line with their civilian words; nothing is stored',
  body: z.object({
    // As typed, blanks and all: the pieces put together are the line again.
    text: z.string().max(LIMITS.shortText, `Text is too long (max ${LIMITS.shortText} characters)`),
    branch: z.enum(MILITARY_BRANCHES).nullable(),
  }),
  // It is asked at each pause of typing.
  requestsPerMinute: 120,
  reply: z.object({
    segments: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('plain'), ...segmentPlace }),
        z.object({ kind: z.literal('term'), ...segmentPlace, term: z.string(), civilian: z.string() }),
        z.object({
          kind: z.literal('ambiguous'),
          ...segmentPlace,
          term: z.string(),
          meanings: z.array(z.string()),
        }),
      ]),
    ),
    /** The whole line with civilian words in place. */
    civilian: z.string(),
    /** Acronyms that neither the glossary nor common knowledge explains. */
    unknownAcronyms: z.array(z.string()),
  }),
});
export type TranslatedLine = ReplyOf<typeof translateLine>;

/** Publishers, versions and licenses of all figures, with the attribution each license asks for. */
export const listSources = endpoint({
  method: 'GET',
  path: '/api/sources',
  access: 'public',
  summary: 'Where the figures on this site come from',
  reply: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      publisher: z.string(),
      version: z.string(),
      date: z.string(),
      licence: z.string(),
      attribution: z.string(),
    }),
  ),
});
