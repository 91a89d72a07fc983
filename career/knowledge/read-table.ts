import { z } from 'zod';
import { lazily } from '#career/lazily.ts';

/** A text that says something; a space at its end would never be found by eye. */
export const words = z
  .string()
  .min(1)
  .regex(/^\S(?:[\s\S]*\S)?$/, 'must not begin or end with a space');

/** A list of texts, at least one. */
export const wordList = z.array(words).min(1);

/** The schema of an entry: its own fields, and a reason or a source. A field that is not named here is a slip. */
export function entryOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z
    .strictObject({ reason: words.optional(), source: words.optional(), ...shape })
    .refine((entry: { reason?: unknown; source?: unknown }) => entry.reason ?? entry.source, {
      path: ['reason'],
      message: 'an entry needs a reason or a source',
    });
}

/** Reports what is wrong with one entry, counted from 0, and in which of its fields. */
export type Fault = (at: number, field: string, problem: string) => void;

/** What only the whole table shows: repeats, codes that don't exist, entries that point nowhere. */
export type WholeTable<Entry> = (entries: readonly Entry[], fault: Fault) => void;

/**
 * The entries of a table under knowledge/. Throws an error that names the file, the number of the first wrong entry
 * (from 1), what the entry is known by, and the field: someone who corrected a table must find their slip in it.
 */
export function readTable<Schema extends z.ZodType>(
  name: string,
  entry: Schema,
  json: unknown,
  ...checks: readonly WholeTable<z.output<Schema>>[]
): readonly z.output<Schema>[] {
  const table = z.strictObject({ about: words, entries: z.array(entry).min(1) });
  const read = table.safeParse(json, { error: problemOf });
  if (!read.success) throw faultIn(name, json, read.error.issues[0]?.path ?? [], firstProblem(read.error));
  // The schemas check and change nothing; what they read is a copy, which would be held beside the file's own entries.
  const { entries } = json as typeof read.data;
  for (const check of checks) {
    check(entries, (at, field, problem) => {
      throw faultIn(name, json, ['entries', at, field], problem);
    });
  }
  return entries;
}

/** Checks that no two entries are known by the same key. */
/* @__NO_SIDE_EFFECTS__ */
export function noRepeats<Entry>(field: string, keyOf: (entry: Entry) => string): WholeTable<Entry> {
  return (entries, fault) => {
    const seen = new Map<string, number>();
    entries.forEach((entry, at) => {
      const before = seen.get(keyOf(entry));
      if (before !== undefined) fault(at, field, `is the same as in entry ${before + 1}`);
      seen.set(keyOf(entry), at);
    });
  };
}

/** A table under knowledge/: its entries, checked once, and the same check for another copy of it. */
export interface Table<Entry> {
  /** The file, seen from knowledge/. */
  readonly name: string;
  readonly entries: () => readonly Entry[];
  readonly check: (json: unknown) => readonly Entry[];
}

/** Joins a file with its rules. Neither is looked at before somebody asks for the entries. */
/* @__NO_SIDE_EFFECTS__ */
export function tableOf<Schema extends z.ZodType>(
  name: string,
  json: unknown,
  entry: () => Schema,
  ...whole: readonly WholeTable<NoInfer<z.output<Schema>>>[]
): Table<z.output<Schema>> {
  const check = (copy: unknown) => readTable(name, entry(), copy, ...whole);
  return { name, check, entries: lazily(() => check(json)) };
}

function firstProblem(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'is not as the schema says';
}

/** The problem in words for someone who has never seen a schema. */
function problemOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${article(issue.expected)} ${issue.expected}`;
    case 'too_small':
      return 'must not be empty';
    case 'unrecognized_keys':
      return `has a field it does not know: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return `must be one of: ${issue.values.map(String).join(', ')}`;
    default:
      return undefined;
  }
}

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

function faultIn(name: string, json: unknown, path: readonly PropertyKey[], problem: string): Error {
  const [part, at, ...field] = path;
  const file = `knowledge/${name}`;
  if (part !== 'entries' || typeof at !== 'number')
    return new Error(`${file}: ${[...path, ''].map(String).join('.').replace(/\.$/, ': ')}${problem}`);
  const entry = (json as { entries: readonly unknown[] }).entries[at];
  const known = keyOf(entry);
  const where = field.length === 0 ? '' : `${field.map(placeName).join('.')}: `;
  return new Error(`${file}, entry ${at + 1}${known === '' ? '' : ` (${known})`}: ${where}${problem}`);
}

/** Places in lists are counted from 1, as people count. */
const placeName = (part: PropertyKey) => (typeof part === 'number' ? String(part + 1) : String(part));

/** What an entry is known by: its first field, of a list the beginning, of an occupation the code. */
function keyOf(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return '';
  if (Array.isArray(entry)) return `${entry.slice(0, 2).join(', ')}, …`;
  return keyOf(Object.values(entry)[0]);
}
