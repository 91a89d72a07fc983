import type { GlossaryRow } from './glossary-entry.ts';

export type Meaning = Omit<GlossaryRow, 'term' | 'source'>;

export interface GlossaryEntry {
  readonly term: string;
  readonly meanings: readonly Meaning[];
  /** The second character in lower case where it is a letter or figure; else empty. It rules most terms out at once. */
  readonly second: string;
  /** Whether the case of the letters counts, beyond the first. */
  readonly caseCounts: boolean;
}

/** From the first character, in lower case, to the terms that begin with it, longest first. */
export type GlossaryIndex = ReadonlyMap<string, readonly GlossaryEntry[]>;

/** Acronyms of up to this many letters stand in lower case too often by chance ("co", "it", "pt"). */
const SHORT_ACRONYM = 2;

function caseCounts(term: string, meanings: readonly Meaning[]): boolean {
  if (meanings.some((meaning) => meaning.onlyAsWritten)) return true;
  const isAcronym = /[A-Z]/.test(term.slice(1)) || /^[A-Z][^a-z]*$/.test(term);
  if (!isAcronym) return false;
  return term.replace(/[^A-Za-z]/g, '').length <= SHORT_ACRONYM;
}

/** Groups rows by term and indexes them. Rows of one term with the same civilian words are one meaning. */
export function indexGlossary(rows: readonly GlossaryRow[]): GlossaryIndex {
  const byTerm = Map.groupBy(rows, ({ term }) => term);
  const entries = [...byTerm].map(
    ([term, meanings]): GlossaryEntry => ({
      term,
      meanings,
      second: /[a-z0-9]/.exec(term.charAt(1).toLowerCase())?.[0] ?? '',
      caseCounts: caseCounts(term, meanings),
    }),
  );
  entries.sort((one, other) => other.term.length - one.term.length);
  return Map.groupBy(entries, (entry) => entry.term.charAt(0).toLowerCase());
}
