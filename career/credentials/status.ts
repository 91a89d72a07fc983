import { lazily } from '#career/lazily.ts';
import { CREDENTIAL_STATUSES, type CredentialKind, type CredentialStatus } from './credential.ts';
import { statusTable } from './credential-tables.ts';
import { type FormHit, FormIndex, type Token, tokensOf } from './form-index.ts';

type StatusEntry = ReturnType<(typeof statusTable)['entries']>[number];

/** Of several said of one credential, the one that counts. */
const WEIGHT: readonly CredentialStatus[] = ['none', 'expired', 'in-progress', 'permit', 'eligible', 'held'];

const statusForms = lazily(() => {
  const forms = new FormIndex<StatusEntry>();
  for (const entry of statusTable.entries()) for (const form of entry.words) forms.add(form, entry);
  return forms;
});

export interface Standing {
  readonly status: CredentialStatus;
  readonly date: string | null;
  readonly ends: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE =
  /(?:\b(?<name>jan(?:uary)?|feb(?:r?u?ary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:e?mber)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?\s+(?:\d{1,2},\s*)?['’]?(?<after>(?:19|20)?\d{2})|\b(?<month>\d{1,2})\/(?:\d{1,2}\/)?(?<behind>(?:19|20)?\d{2})|\b(?<year>(?:19|20)\d{2})(?:-(?<dashed>\d{2}))?|(?<!\d)['’](?<short>\d{2}))\b/i;
/** Words before a date that make it the last day. */
const UNTIL =
  /\b(?:exp(?:ires?|ired|iring|iration)?(?:\s+(?:date|on|in))?|valid|good|current|active)?\s*(?:exp\w*|until|till?|through|thru|to|-)\s*[.:(–-]*\s*$/i;
const ENDING = /\bexp(?:ires?|ired|iring|iration)?\b|\b(?:until|till?|through|thru)\b|\bto\s*$/i;

/** "94 of 120 credits", "71/120", "1/2 done", "3 classes in": a part of a whole. */
const PART_DONE =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\s+(?:credits?|classes|courses)\s+(?:short|shy|away|left|to go|remaining)\b|\b\d+\s*(?:of|\/)\s*\d+\s*(?:credits?|cr|units?|hrs?|hours|classes|courses|done|complete)\b|\b\d+\s*(?:classes|courses|credits|cr|units|hrs|hours)\s+(?:in|left|to go|remaining|short)\b|\b\d{1,2} ?(?:%|percent) (?:complete|completed|done|finished|through)\b|\b(?:half|thirds?|quarters?|halfway|mostly)[\s-]+(?:of the way )?(?:complete|completed|done|finished|through)\b/i;
const CREDITS_ONLY = /\b\d+\s*(?:credits?|credit hours|semester hours|cr|units)\b/i;

/** Forms of "held" that say it was given, whatever helped. */
const GOT: ReadonlySet<string> = new Set(['got it', 'got mine', 'have it']);

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const PARTS =
  /\b(?:parts?|sections?|exams?|components?|modules?|tests?)\s+(?:\d+\s*-\s*)?(\d+)\s*(?:of|\/)\s*(\d+)\b|\b(\d|one|two|three|four|five|six|seven|eight)\s+(?:out\s+)?of\s+(\d+|two|three|four|five|six|seven|eight|nine|ten)\s+(?:parts?|sections?|exams?|components?|modules?|tests?)\b/i;

/** "task book 80% signed", "2,900 of 6,000 hrs": the rest is still to come. */
const PERCENT_DONE = /\b\d{1,2} ?% (?:signed|done|complete|finished)|\b[\d,]+ of [\d,]+ (?:hrs|hours)\b/i;

/** "passed 3 of 4 parts": some of them are still to come. */
function isPartPassed(text: string): boolean {
  const numbers = PARTS.exec(text)
    ?.slice(1)
    .filter((number) => number !== undefined)
    .map((number) => (/\d/.test(number) ? Number(number) : NUMBERS.indexOf(number.toLowerCase())));
  return numbers !== undefined && (numbers[0] ?? 0) < (numbers[1] ?? 0);
}

/**
 * How a credential stands by the words around it. A date it ends on decides where the day the record is read is known;
 * without that, only a word such as "expired" does.
 */
export function standingIn(
  text: string,
  kind: CredentialKind,
  permit: boolean,
  readOn: Date | undefined,
): Standing {
  const { date, ends } = dateSaid(text);
  const said = statusesIn(tokensOf(text), kind, permit);
  // "exp 2027" says when it ends, not that it has.
  const byDate = ends && !/\b(?:expired|lapsed|inactive|overdue)\b/i.test(text);
  // "First credit expires in October": it has not yet, and "got it with a waiver" is held.
  const isGot = said.some(({ form }) => GOT.has(form));
  const counted = said.filter(
    ({ status, form }) =>
      !(status === 'expired' && (form === 'expires' || (byDate && ENDING.test(form)))) &&
      !(status === 'eligible' && isGot),
  );
  if (
    kind !== 'degree' &&
    (isPartPassed(text) || PERCENT_DONE.test(text)) &&
    !counted.some(({ status }) => status === 'none')
  )
    return { status: 'in-progress', date, ends };
  const words = WEIGHT.find((status) => counted.some((hit) => hit.status === status));
  if (
    kind === 'degree' &&
    (PART_DONE.test(text) || (CREDITS_ONLY.test(text) && date === null)) &&
    words !== 'none'
  )
    return { status: 'in-progress', date, ends };
  if (byDate && date !== null && (words ?? 'held') === 'held')
    return { status: isPast(date, readOn) ? 'expired' : 'held', date, ends };
  return { status: words ?? 'held', date, ends };
}

/** The words for a status in a list of tokens that hold for a kind of credential, with the places they stand at. */
function statusesIn(
  tokens: readonly Token[],
  kind: CredentialKind,
  permit: boolean,
): { readonly status: CredentialStatus; readonly form: string }[] {
  return statusForms()
    .within(tokens)
    .flatMap(({ meanings, from, to }: FormHit<StatusEntry>) => {
      const entry = meanings.find(
        ({ kinds, onlyWithPermit }) => (kinds?.includes(kind) ?? true) && (permit || !onlyWithPermit),
      );
      const form = tokens
        .slice(from, to)
        .map(({ word }) => word)
        .join(' ');
      return entry ? [{ status: entry.status, form }] : [];
    });
}

/** Whether what stands right before a credential denies it: "no diploma". */
export const isDenied = (before: string): boolean =>
  /\b(?:no|not|without|never)\s+(?:an?\s+|my\s+)?$/i.test(before);

/** The first date of a text, as year or year-month, and whether it is a last day. */
export function dateSaid(text: string): { date: string | null; ends: boolean } {
  const match = DATE.exec(text);
  if (match?.groups === undefined) return { date: null, ends: false };
  const { name, after, month, behind, year, dashed, short } = match.groups;
  const years = fullYear(year ?? after ?? behind ?? short ?? '');
  const months = name ? MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(month ?? dashed ?? 0);
  const isMonth = months >= 1 && months <= 12;
  const before = text.slice(0, match.index);
  return {
    date: isMonth ? `${years}-${String(months).padStart(2, '0')}` : years,
    ends: UNTIL.test(before) && ENDING.test(before),
  };
}

function fullYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) > 60 ? `19${year}` : `20${year}`;
}

/** Whether a date, as year or year-month, is past on a day; not where the day isn't known. */
export function isPast(date: string, readOn: Date | undefined): boolean {
  if (readOn === undefined) return false;
  const today = readOn.toISOString();
  return date < today.slice(0, date.length);
}

/** The weightier of two statuses for who holds a credential twice: held before all, none last. */
export function better(one: CredentialStatus, other: CredentialStatus): CredentialStatus {
  return CREDENTIAL_STATUSES.indexOf(one) <= CREDENTIAL_STATUSES.indexOf(other) ? one : other;
}
