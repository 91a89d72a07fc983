import { z } from 'zod';
import { LIMITS } from './limits.ts';

// PostgreSQL cannot store U+0000 and documents cannot hold the other control characters; tabs and line ends are fine.
const CONTROL = /[^\P{Cc}\t\n\r]/u;
const storable = (value: string): boolean => !CONTROL.test(value) && value.isWellFormed();
const UNSTORABLE = 'This has characters we can’t store';

interface TextRules {
  min?: number;
  minMessage?: string;
  maxMessage?: string;
}

/** One line or more of a person's text: trimmed, bounded, free of control characters. */
export function text(max: number, rules: TextRules = {}) {
  const { min = 0, minMessage = 'This field is required' } = rules;
  const maxMessage = rules.maxMessage ?? `Text is too long (max ${max} characters)`;
  return z.string().trim().min(min, minMessage).max(max, maxMessage).refine(storable, UNSTORABLE);
}

/** Text that may be left out; an empty one means null, so that "nothing said" is stored in one way only. */
export function optionalText(max: number, rules: TextRules = {}) {
  return text(max, rules)
    .transform((value) => (value === '' ? null : value))
    .nullable()
    .optional();
}

/** Secrets are neither trimmed nor normalised: what was typed is what counts. */
export function password(min: number, minMessage: string) {
  return z
    .string()
    .min(min, minMessage)
    .max(LIMITS.passwordMax, `Password must be at most ${LIMITS.passwordMax} characters`)
    .refine((value) => !value.includes('\u0000'), UNSTORABLE);
}

/** An e-mail address in lower case; two spellings of one address are one account. */
export function emailAddress(message: string) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .max(LIMITS.emailMax, 'Email must be less than 100 characters')
    .pipe(z.email(message));
}

const NOT_AN_ID = 'There’s no valid number in this address';

/** A row's id as it stands in a path: PostgreSQL's integer, nothing else. */
export const idParam = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/, NOT_AN_ID)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647, NOT_AN_ID));

export const idParams = z.object({ id: idParam });

/** A row's id in a JSON body. */
export const idField = z.number().int().positive().max(2_147_483_647);

/** A calendar day without a time zone: "2025-01-05" is the day the person picked, wherever it is read. */
export const calendarDate = z.iso.date('Enter a date as year-month-day');

/** A calendar day or nothing; an empty text means nothing. */
export const optionalDate = z.union([z.literal('').transform(() => null), calendarDate, z.null()]).optional();

/** A web address a person gives of themselves; only http and https, so that it can be shown as a link. */
export const optionalLink = z
  .string()
  .trim()
  .max(LIMITS.linkMax, `Text is too long (max ${LIMITS.linkMax} characters)`)
  .refine(storable, UNSTORABLE)
  .transform((value) => (value === '' || /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`))
  .refine((value) => value === '' || isWebAddress(value), 'Enter a web address such as https://example.com')
  .transform((value) => (value === '' ? null : value))
  .nullable()
  .optional();

function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

const isoInstant = z.iso.datetime();

/** An instant: on the wire a text with its zone; the server may give the Date of a row as it is. */
export const instant = z.codec(isoInstant, z.union([z.date(), isoInstant]), {
  decode: (text) => text,
  encode: (given) => (typeof given === 'string' ? given : given.toISOString()),
});

const NO_PLACE = 'This isn’t a place in the list';

/** Where a page ended in a list by an instant and an id: "2026-11-21T01:00:00.000Z_12" on the wire. */
export const placeInTime = z.codec(
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[1-9]\d{0,8}$/, NO_PLACE)
    .refine((value) => !Number.isNaN(Date.parse(value.slice(0, 24))), NO_PLACE),
  z.object({ at: z.date(), id: z.int() }),
  {
    decode: (place) => ({ at: new Date(place.slice(0, 24)), id: Number(place.slice(25)) }),
    encode: ({ at, id }) => `${at.toISOString()}_${id}`,
  },
);
export type PlaceInTime = z.output<typeof placeInTime>;

/** What a deletion answers. */
export const done = z.object({ success: z.literal(true) });
export type Done = z.input<typeof done>;

/** A file's bytes, as the body or the reply of a call. */
export const fileBytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array, 'Send a file');

/** A file that is sent while it is being made, as the reply of a call. */
export const fileStream = z.custom<AsyncIterable<string | Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
  'Send a file',
);
