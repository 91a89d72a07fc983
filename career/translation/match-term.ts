import type { GlossaryEntry } from './glossary-index.ts';

export interface TermMatch {
  readonly end: number;
  readonly plural: boolean;
}

const ALPHANUMERIC = /[A-Za-z0-9]/;

/**
 * Whether a term of the glossary stands in the text at a place, as a whole word, in the singular or the plural.
 * A space in the term stands for any white space or a hyphen; a hyphen may be missing ("C130"), or be a space.
 */
export function matchTerm(text: string, at: number, entry: GlossaryEntry): TermMatch | undefined {
  let place = at;
  for (const expected of entry.term) {
    const given = text.charAt(place);
    if (expected === ' ') {
      const gap = /^(?:\s+|-)/.exec(text.slice(place, place + 8))?.[0];
      if (!gap) return undefined;
      place += gap.length;
    } else if (expected === '-') {
      if (given === '-' || given === ' ') place += 1;
    } else {
      if (!sameLetter(expected, given, entry.caseCounts)) return undefined;
      place += 1;
    }
  }
  return wholeWord(text, place, isAcronym(entry.term));
}

function sameLetter(expected: string, given: string, caseCounts: boolean): boolean {
  return expected === given || (!caseCounts && expected.toLowerCase() === given.toLowerCase());
}

function isAcronym(term: string): boolean {
  return /[A-Z]$/.test(term);
}

/** The term must end where a word ends, with or without a plural: a small s behind capitals ("LINES" is no "LIN"). */
function wholeWord(text: string, end: number, acronym: boolean): TermMatch | undefined {
  if (!ALPHANUMERIC.test(text.charAt(end))) return { end, plural: false };
  const plural = (acronym ? /^s(?![A-Za-z0-9])/ : /^(?:s|es)(?![A-Za-z0-9])/i).exec(
    text.slice(end, end + 4),
  )?.[0];
  return plural ? { end: end + plural.length, plural: true } : undefined;
}
