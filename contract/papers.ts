import { z } from 'zod';
import { PAPER_FIELDS, PAPER_KINDS } from '#career/papers/paper.ts';
import { RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { endpoint, FOLLOWS_PROFILE } from './endpoint.ts';
import { fileBytes, text } from './fields.ts';
import { LIMITS } from './limits.ts';
import { userReply } from './user.ts';

const count = z.number().int().nonnegative();

export const paperReply = z.object({
  kind: z.enum(PAPER_KINDS),
  /** Without the numbers that were struck out; entries point at its lines. */
  text: z.string(),
  /** The time an evaluation or an award is about, as the paper has it; empty where it names none. */
  period: z.string(),
  struck: z.object({ socialSecurity: count, dodId: count, birthDate: count }),
  entries: z
    .array(
      z.object({
        field: z.enum(PAPER_FIELDS),
        value: z.string(),
        /** The paper labels it; anything else is looked at before it is taken. */
        certain: z.boolean(),
        /** The lines of the text it comes from, counted from 0. */
        lines: z.array(count),
      }),
    )
    .max(LIMITS.listMax),
});
export type PaperReply = z.input<typeof paperReply>;

/** Left out: told from the text. */
const kind = z.enum(PAPER_KINDS).optional();

export const readPaperFile = endpoint({
  method: 'POST',
  path: '/api/papers/read-file',
  changes: [],
  access: 'user',
  summary:
    'What a resume, evaluation, transcript, citation or DD 214 says for the record; neither file nor text is stored',
  query: z.object({ kind }),
  body: fileBytes,
  bodyType: 'file',
  bodyLimitBytes: LIMITS.resumeFileBytes,
  reply: paperReply,
  requestsPerMinute: 30,
});

/** The form of a pasted paper, and what the call takes. */
export const paperText = z.object({
  text: text(RESUME_TEXT_MAX, {
    min: 1,
    minMessage: 'Paste the text of a paper first.',
    maxMessage: `A paper holds up to ${RESUME_TEXT_MAX.toLocaleString('en-US')} characters.`,
  }),
  kind,
});

export const readPaperText = endpoint({
  method: 'POST',
  path: '/api/papers/read-text',
  changes: [],
  access: 'user',
  summary: 'The same for a text that was pasted, or for a paper whose kind was corrected',
  body: paperText,
  reply: paperReply,
  requestsPerMinute: 60,
});

/** An entry as it is taken; the form in which one is changed checks its value with it. */
export const takenEntry = z.object({
  field: z.enum(PAPER_FIELDS),
  value: text(LIMITS.longText, {
    min: 1,
    minMessage: 'Write something, or leave this out.',
    maxMessage: `This holds up to ${LIMITS.longText} characters.`,
  }),
  /** What the profile says otherwise and this is to stand for, as it was seen; left out where nothing is replaced. */
  instead: z.string().max(LIMITS.longText).optional(),
});
export type TakenEntry = z.input<typeof takenEntry>;

export const takePaperEntries = endpoint({
  method: 'POST',
  path: '/api/papers/entries',
  changes: [...FOLLOWS_PROFILE],
  answers: '/api/user',
  access: 'user',
  summary:
    'Add what was read of papers to the profile, all of it or none; nothing there is replaced but what is named',
  body: z.object({ entries: z.array(takenEntry).min(1).max(LIMITS.paperEntriesAtOnce) }),
  reply: userReply,
  requestsPerMinute: 120,
});
