import { printedDate } from '#career/record/dates.ts';
import { isSaidAloud } from '#career/record/said-aloud.ts';
import type { VeteranRecord } from '#career/service.ts';
import type { Credential } from './credential.ts';
import { type ListedCredential, listedCredentials } from './read-credentials.ts';

/** A certificate as a resume prints it, and the words of the veteran's list that it was made of. */
export interface PrintedCredential {
  readonly text: string;
  readonly quote: string;
  /** Its name alone, where it is simply held and we know it. */
  readonly held: string | null;
}

/**
 * The certificates of a record as a resume prints them: the name as it was written, behind it how it stands where it isn't
 * simply held. What isn't held at all is left out, and so is what nobody can tell until the veteran does.
 */
export function printedCredentials(record: VeteranRecord): PrintedCredential[] {
  return listedCredentials(record).flatMap((listed): PrintedCredential[] => {
    const { name, quote, credentials } = listed;
    const [first] = credentials;
    if (first === undefined || first.status === 'none' || isSaidAloud(quote)) return [];
    // A clearance has its own place in a resume, and one that has lapsed has none.
    if (credentials.every(({ kind }) => kind === 'clearance')) return [];
    const plain = name
      .replace(/^(?:the|my|an?)\s+/i, '')
      .replace(/(?<=[A-Za-z]{4})\.$/, '')
      .replace(
        /\bcdl([ -])(class )?([abc])(?![a-z])/i,
        (_, sign: string, of: string | undefined, letter: string) =>
          `CDL${sign}${of ?? ''}${letter.toUpperCase()}`,
      );
    const said = standingInPrint(first, listed);
    const held = first.status === 'held' && first.ids.length > 0 ? plain : null;
    return [{ text: withBracket(plain, said), quote, held }];
  });
}

/** What was listed and may be held or not: "PE Civil, sat April, will sit it again". */
export const unclearCredentials = (record: VeteranRecord): string[] =>
  listedCredentials(record).flatMap(({ standing, quote, credentials }) =>
    standing === 'unclear' && credentials.some(({ kind }) => kind !== 'clearance') ? [quote] : [],
  );

/** "Chief Engineer (limited, in progress)": one bracket holds both. */
export const withBracket = (name: string, said: string): string => {
  if (said === '') return name;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${said})` : `${name} (${said})`;
};

/** The words of a last day or of what is over, right before a date. */
const OVER_SINCE = /\b(?:expired?|exp\w*|lapsed?|inactive|ended|ran out)\b[^\d;()]*$/i;
const APPLIED = /\b(?:application|applied|applying)\b|\bapp (?:in|pending|sent)\b/i;
const EXPECTED = /\b(?:expected|anticipated|expect(?:ing)?)\b/i;
const EXAM = /\b(?:scheduled|booked)\b/i;
const RENEWAL = /\brenew\w*\s+(?:is )?in (?:progress|process)\b|\bunder renewal\b/i;

/** How a credential stands, in the words of a resume; empty where it is simply held. */
function standingInPrint(
  { status, date, ends }: Credential,
  { name, quote, date: typed }: ListedCredential,
): string {
  const when = date === null ? '' : printed(date);
  switch (status) {
    case 'held':
      return ends && when !== '' ? `through ${when}` : when;
    case 'expired':
      // The day it was earned is no day it expired.
      return when !== '' && (ends || OVER_SINCE.test(quote.slice(0, quote.indexOf(typed))))
        ? `expired ${when}`
        : 'expired';
    case 'permit':
      return /\bpermit\b/i.test(name) ? '' : 'permit';
    case 'eligible':
      return 'eligible';
    default:
      if (RENEWAL.test(quote)) return 'renewal in progress';
      if (APPLIED.test(quote)) return 'application pending';
      if (when !== '' && EXPECTED.test(quote)) return `in progress, expected ${when}`;
      return when !== '' && EXAM.test(quote) ? `in progress, exam scheduled for ${when}` : 'in progress';
  }
}

function printed(date: string): string {
  const [year = '', month] = date.split('-');
  return printedDate({ year: Number(year), month: month === undefined ? null : Number(month) });
}
