import { lazily } from '#career/lazily.ts';
import { printedDate } from '#career/record/dates.ts';
import { isSaidAloud } from '#career/record/said-aloud.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Credential } from './credential.ts';
import { stateTable } from './credential-tables.ts';
import { listedCredentials } from './read-credentials.ts';
import { heldInPrint, isRemark, isState } from './remarks.ts';
import { beginsWithStatus, nameAlone } from './status.ts';

/** A certificate as a resume prints it, and the item of the veteran's list that it was made of. */
export interface PrintedCredential {
  readonly text: string;
  readonly quote: string;
}

/**
 * The certificates of a record as a resume prints them: what is held as it was written, anything else with its status
 * in plain words behind its name. What is not held at all is left out. An item that names several credentials of
 * different status stands word for word: which words belong to which is the veteran's to say.
 */
export function printedCredentials(record: VeteranRecord): PrintedCredential[] {
  return listedCredentials(record).flatMap(({ item, credentials }): PrintedCredential[] => {
    const [first] = credentials;
    if (isSaidAloud(item) || REFUSED.test(item) || /^\([^()]*\)\W*$/.test(item)) return [];
    // A clearance has its own place in a resume, and one that has lapsed has none.
    if (credentials.length > 0 && credentials.every(({ kind }) => kind === 'clearance')) return [];
    if (first === undefined) return [{ text: item, quote: item }];
    const isMixed = credentials.some(({ status }) => status !== first.status);
    if (first.status === 'none' && !isMixed) return [];
    if ((first.ids.length === 0 && !readsAsName(item)) || NO_CREDENTIAL.test(nameAlone(item))) return [];
    if (first.status === 'held' || isMixed || namesSeveral(item))
      return [{ text: first.status === 'held' && !isMixed ? heldInPrint(item) : item, quote: item }];
    const [, issuer = '', part = ''] = HAS_PART.exec(item) ?? [];
    if (part !== '') return [{ text: `${issuer}${part}`, quote: item }];
    const status = statusInWords(first, item);
    const name = nameAlone(item)
      .replace(HELD_ONCE, '')
      .replace(/^(?:the|my|an?)\s+/i, '')
      .replace(/ application$|\s+(?:under )?renew\w*\b.*$|[\s,(]+(?:but|and|which|let (?:it|that))$/i, '');
    const of = OF_THE_NAME.exec(item.slice(item.indexOf(name) + name.length))?.[1];
    return [{ text: `${name} (${of === undefined ? '' : `${of}, `}${status})`, quote: item }];
  });
}

/** "PE Civil: sat April, will sit it again": what was tried and not got, or not yet, is not printed before they say more. */
export const unclearCredentials = (record: VeteranRecord): string[] =>
  listedCredentials(record).flatMap(({ item, credentials: [first] }) =>
    first?.status === 'none' && first.kind !== 'clearance' && TRIED.test(item) && !REFUSED.test(item)
      ? [item]
      : [],
  );
const TRIED = /\b(?:retak\w*|retest\w*|again|sat|scheduled|booked|bought|exams?|tests?|tested)\b/i;

/** "MBA applications in progress": what one asks for is none yet. */
const NO_CREDENTIAL = /\b(?:applications|classes|prereq\w*|bid)$|\bvaccinat/i;

/** "CPP (ASIS)", "Chief Engineer (limited)": a bracket right behind a name says whose it is or how far it goes. */
const OF_THE_NAME =
  /^\s*\(([A-Z][A-Za-z0-9&-]*[A-Z0-9][A-Za-z0-9&-]*|limited|unlimited|inland|near coastal|basic|advanced|assistant)\)/;

/** "FAA A&P - have Airframe": of two ratings the one that is held. */
const HAS_PART = /^(FAA )?A&P\s*[-–—:,(]\s*(?:have|hold|got)\s+(?:the\s+|my\s+)?(Airframe|Powerplant)\b/i;
/** "had Certified Purchasing Professional". */
const HELD_ONCE = /^(?:i\s+)?(?:used to (?:have|hold)|had|held|have|got)\s+(?:an?\s+|my\s+)?/i;

/** Words of what people say beside a name: no certificate is called so. */
const REMARK =
  /(?:^|[\s(])(?:i(?= [a-z])|my|me|is|was|were|am|are|did|didn['’]?t|don['’]?t|not|no|yet|go|back|have to|needs? to|when|because|someday|maybe|think|wants?|forever|only|mil\.?)(?=$|[\s).])|[?:]\)|\?$/i;

/** What names nothing we know is a credential where it is called like one: not "did not sit", "(have to find paper)", "mil.". */
function readsAsName(item: string): boolean {
  const name = nameAlone(item).replace(HELD_ONCE, '');
  if (GOES_WITH_ANOTHER.test(name) || stateNames().test(name)) return false;
  const words = name.match(/[A-Za-z][A-Za-z'’+-]*/g) ?? [];
  if (words.length === 0 || words.length > MOST_NAME_WORDS || REMARK.test(name)) return false;
  return (
    words.length > 1 || words.some((word) => /[A-Z]/.test(word)) || item !== name || CALLED_SO.test(item)
  );
}

/** What is said of a credential named before: "need sea days", "last PR 2019", "retake", "four of eight". */
const GOES_WITH_ANOTHER =
  /^(?:asked|tested|military issued|good (?:thru|through|until|til)|written|practical|provisional|standard since|documents|medically|sat|need|needs|last|issued?|renew(?:al|ed)|retake|retest|recert(?:ification)?|commission|test|exam|classes?|course|paperwork|skills?$|too|also|(?:one|two|three|four|five|six|\d+) of)\b|^[A-Z]\d$/i;
/** "CPHQ: no". */
const REFUSED = /[:\s-]\s*no\.?$/i;
/** "Missouri (active) and Nebraska": where, and no credential. */
const stateNames = lazily(
  () =>
    new RegExp(
      `^(?:${stateTable
        .entries()
        .map(({ name }) => name)
        .join('|')})(?:$|[\\s,(]+(?:and|or|active)\\b)`,
      'i',
    ),
);

const MOST_NAME_WORDS = 9;

/** One word in small letters and yet a credential. */
const CALLED_SO = /licen[sc]e|certif|card|permit|flagger|notary|forklift/i;

/** "ASE T2, T4, T8 (T8 exp. 2024)": what the end says holds for one of them. */
function namesSeveral(item: string): boolean {
  const [head = ''] = item.split(/\s*\(|\s+[-–—]/);
  const [, ...others] = head.split(/,(?!\d)\s*/);
  return others.some((part) => !beginsWithStatus(part) && !isRemark(part) && !isState(part));
}

/** A date behind it is the last: "(2021, expired)" says when it was got. */
const ENDED =
  /\b(?:expired|expires|exp|lapsed?|inactive|since|debriefed|ended)\b[^;()]*?(?:\b((?:19|20)\d\d)|\d)/i;
const UNTIL_THEN = /\b(?:valid|good|current|active)\s+(?:until|till?|through|thru|to)\b/i;
/** "four of eight expired": the others are held. */
const SOME_OF_THEM =
  /\b(?:one|two|three|four|five|six|seven|\d) of (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:have )?(?:expired|lapsed)\b/i;
const APPLIED = /\b(?:application|applied|applying)\b|\bapp (?:in|pending|sent)\b/i;
const EXPECTED = /\b(?:expected|anticipated|expect(?:ing)?)\b/i;
const EXAM = /\b(?:scheduled|booked)\b/i;

function statusInWords({ status, date, ends }: Credential, item: string): string {
  const when = date === null ? '' : printed(date);
  const ended = ENDED.exec(item);
  // "(2009, inactive since 2022)": of two dates the one behind the word.
  const year = ended?.[1];
  const last = year !== undefined && !when.includes(year) ? year : when;
  const since = last !== '' && (ends || ended !== null) ? ` ${last}` : '';
  switch (status) {
    case 'expired': {
      const overdue = /\b(?:refresh(?:er)?|recert(?:ification)?|renewal)? ?(?:is )?overdue\b/i
        .exec(item)?.[0]
        .replace(/\bis /, '');
      if (overdue !== undefined) return overdue.trim().toLowerCase();
      // "valid until 03/2024" is what they wrote, whatever today is.
      if (UNTIL_THEN.test(item) && !/\b(?:expired|lapsed)\b/i.test(item) && when !== '')
        return `valid until ${when}`;
      const some = SOME_OF_THEM.exec(item)?.[0];
      if (some !== undefined) return `${some}${since}`;
      if (/\binactive\b/i.test(item)) return since === '' ? 'inactive' : `inactive since${since}`;
      return `expired${since}`;
    }
    case 'in-progress':
      if (/\bapplication (?:is )?(?:in progress|in process|started)\b/i.test(item))
        return 'application in progress';
      if (/\brenew\w*\s+(?:is )?in progress\b|\bunder renewal\b/i.test(item)) return 'renewal in progress';
      if (APPLIED.test(item) && !/(?<!not )\bapproved\b/i.test(item)) return 'application pending';
      if (when !== '' && EXPECTED.test(item)) return `in progress, expected ${when}`;
      return when !== '' && EXAM.test(item) ? `in progress, exam scheduled for ${when}` : 'in progress';
    case 'permit':
      return 'permit';
    default:
      return 'eligible';
  }
}

function printed(date: string): string {
  const [year = '', month] = date.split('-');
  return printedDate({ year: Number(year), month: month === undefined ? null : Number(month) });
}
