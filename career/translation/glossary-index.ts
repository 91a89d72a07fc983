import type { GlossaryRow } from './glossary-entry.ts';

export type Meaning = Omit<GlossaryRow, 'term' | 'source'>;

export interface GlossaryEntry {
  readonly term: string;
  readonly meanings: readonly Meaning[];
  /** Whether the case of the letters counts, beyond the first. */
  readonly caseCounts: boolean;
}

/** From the first two characters of a text, in lower case, to the terms that may begin there, longest first. */
export type GlossaryIndex = (start: string) => readonly GlossaryEntry[];

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
    ([term, meanings]): GlossaryEntry => ({ term, meanings, caseCounts: caseCounts(term, meanings) }),
  );
  entries.sort((one, other) => other.term.length - one.term.length);
  const byFirst = Map.groupBy(entries, ({ term }) => term.charAt(0).toLowerCase());
  const found = new Map<string, readonly GlossaryEntry[]>();
  return (start) => {
    const known = found.get(start);
    if (known !== undefined) return known;
    const terms = (byFirst.get(start.charAt(0)) ?? []).filter(({ term }) => begins(term, start));
    found.set(start, terms);
    return terms;
  };
}

/** A hyphen or a space of a term may be another character in the text, or missing ("C130"): those may begin anywhere. */
function begins(term: string, start: string): boolean {
  const second = term.charAt(1).toLowerCase();
  return !/[a-z0-9]/.test(second) || second === start.charAt(1);
}
