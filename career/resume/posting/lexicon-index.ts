import { stemsOf } from '../writing/word-stems.ts';
import { CERTIFICATES } from './lexicon/certificates.ts';
import { FIELD_AND_TECHNICAL_SKILLS } from './lexicon/field-and-technical-skills.ts';
import { PEOPLE_AND_BUSINESS_SKILLS } from './lexicon/people-and-business-skills.ts';
import { TOOLS } from './lexicon/tools.ts';

export const TERM_KINDS = ['skill', 'tool', 'certificate', 'education', 'years', 'title'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface LexiconTerm {
  readonly kind: TermKind;
  /** The name it goes by here: the first of its row. */
  readonly name: string;
  /** Every way of writing it, in stems. */
  readonly variants: readonly (readonly string[])[];
  readonly written: readonly string[];
}

export interface LexiconHit {
  readonly term: LexiconTerm;
  /** How many stems it took. */
  readonly length: number;
}

function termsOf(rows: readonly (readonly string[])[], kind: TermKind): LexiconTerm[] {
  return rows.map((written) => ({ kind, name: written[0] ?? '', variants: written.map(stemsOf), written }));
}

export const LEXICON: readonly LexiconTerm[] = [
  ...termsOf(CERTIFICATES, 'certificate'),
  ...termsOf(TOOLS, 'tool'),
  ...termsOf(PEOPLE_AND_BUSINESS_SKILLS, 'skill'),
  ...termsOf(FIELD_AND_TECHNICAL_SKILLS, 'skill'),
];

const BY_FIRST_STEM = new Map<string, { readonly term: LexiconTerm; readonly stems: readonly string[] }[]>();
for (const term of LEXICON) {
  for (const stems of term.variants) {
    const first = stems[0];
    if (first !== undefined) BY_FIRST_STEM.set(first, [...(BY_FIRST_STEM.get(first) ?? []), { term, stems }]);
  }
}
for (const rows of BY_FIRST_STEM.values()) rows.sort((one, other) => other.stems.length - one.stems.length);

/** The term that begins at a place of a line given in stems; the longest one. */
export function termAt(stems: readonly string[], place: number): LexiconHit | undefined {
  const rows = BY_FIRST_STEM.get(stems[place] ?? '') ?? [];
  const found = rows.find((row) => row.stems.every((stem, index) => stems[place + index] === stem));
  return found && { term: found.term, length: found.stems.length };
}

/** All terms of a text, each once, in the order in which they first stand. */
export function termsIn(text: string): LexiconTerm[] {
  const found = new Set<LexiconTerm>();
  for (const line of text.split(/[\n.;:•,()]+/)) {
    const stems = stemsOf(line);
    let place = 0;
    while (place < stems.length) {
      const hit = termAt(stems, place);
      if (hit) found.add(hit.term);
      place += hit?.length ?? 1;
    }
  }
  return [...found];
}
