import { z } from 'zod';
import { endpoint } from './endpoint.ts';
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
    /** A hosted payment page; null when billing is not set up on this site. */
    paymentUrl: z.string().nullable(),
    supportEmail: z.string().nullable(),
    /** The host of the language model that can help to write resumes; null where there is none. */
    languageModel: z.string().nullable(),
  }),
});

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
