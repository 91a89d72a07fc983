import { invalidField } from './http/errors.ts';

const MESSAGE =
  'This password is easy to guess. Try three or four words that have nothing to do with each other.';
/** Fewer different characters than this are one pattern repeated: "        ", "abababab". */
const DIFFERENT_AT_LEAST = 4;
/** What people put around a word to make it longer: digits and signs. */
const AROUND = /^[^\p{L}]{1,8}|[^\p{L}]{1,8}$/gu;

let common: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords out of known leaks, 49,233 of them, in lower case: read once, when first asked for. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
}

/**
 * Throws a Refusal that names the field when a password is among the first that anyone tries: a common one, a name of the
 * person, either of them with digits or signs around it, or one pattern repeated. Looks it up, so the time it takes
 * does not grow with what was typed; a checker that weighs every part of it took 0.4 seconds for some.
 */
export async function assertHardToGuess(
  password: string,
  names: readonly (string | null | undefined)[],
  field: string,
): Promise<void> {
  if (isEasyToGuess(password, names, await commonPasswords())) throw invalidField(field, MESSAGE);
}

/** Whether a password is a known one, a name, either of them with digits or signs around it, or one pattern repeated. */
export function isEasyToGuess(
  password: string,
  names: readonly (string | null | undefined)[],
  known: ReadonlySet<string>,
): boolean {
  const typed = password.toLowerCase().trim();
  const core = typed.replace(AROUND, '');
  const own = names.flatMap((name) => (name ? formsOf(name) : []));
  return (
    new Set(typed).size < DIFFERENT_AT_LEAST ||
    [typed, core].some((form) => known.has(form) || own.includes(form)) ||
    core === 'missionready'
  );
}

/** A name as it is, its core, and of an email what stands before the @. */
function formsOf(name: string): string[] {
  const lower = name.toLowerCase();
  const [local = lower] = lower.split('@');
  return [lower, local, lower.replace(AROUND, ''), local.replace(AROUND, '')].filter(
    (form) => form.length > 2,
  );
}
