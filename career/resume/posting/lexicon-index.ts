import { stemsOf } from '../writing/word-stems.ts';
import {
  isSameWord,
  type SearchedText,
  searched,
  showsWording,
  type Wording,
  wordingOf,
} from '../writing/wording-match.ts';
import { CERTIFICATES } from './lexicon/certificates.ts';
import { FIELD_AND_TECHNICAL_SKILLS } from './lexicon/field-and-technical-skills.ts';
import { PEOPLE_AND_BUSINESS_SKILLS } from './lexicon/people-and-business-skills.ts';
import { TOOLS } from './lexicon/tools.ts';
import type { TermKind } from './term-kinds.ts';

export interface LexiconTerm {
  readonly kind: TermKind;
  /** The name it goes by here: the first of its row. */
  readonly name: string;
  /** Every way of writing it. */
  readonly wordings: readonly Wording[];
  /** Those of them that name a skill, and not a thing or a person that comes with it (marked ~ in the lists). */
  readonly skillNames: readonly Wording[];
}

function termsOf(rows: readonly (readonly string[])[], kind: TermKind): LexiconTerm[] {
  return rows.map((row) => {
    const wordings = row.map((wording) => wordingOf(wording.replace(/^~/, '')));
    const skillNames = wordings.filter((_, place) => !row[place]?.startsWith('~'));
    return { kind, name: wordings[0]?.text ?? '', wordings, skillNames };
  });
}

export const LEXICON: readonly LexiconTerm[] = [
  ...termsOf(CERTIFICATES, 'certificate'),
  ...termsOf(TOOLS, 'tool'),
  ...termsOf(PEOPLE_AND_BUSINESS_SKILLS, 'skill'),
  ...termsOf(FIELD_AND_TECHNICAL_SKILLS, 'skill'),
];

export interface TermHit {
  readonly term: LexiconTerm;
  /** The way of writing it that stands there. */
  readonly wording: Wording;
}

const BY_FIRST_STEM = Map.groupBy(
  LEXICON.flatMap((term) => term.wordings.map((wording): TermHit => ({ term, wording }))),
  ({ wording }) => wording.stems[0] ?? '',
);
for (const rows of BY_FIRST_STEM.values()) {
  rows.sort((one, other) => other.wording.stems.length - one.wording.stems.length);
}

/** The term of one word with this stem: the very word before its verb. */
function singleHit(text: SearchedText, stem: string): TermHit | undefined {
  const rows = (BY_FIRST_STEM.get(stem) ?? []).filter(({ wording }) => wording.stems.length === 1);
  const same = rows.find((row) => text.words.some((word) => isSameWord(word, row.wording)));
  return same ?? rows.find((row) => showsWording(text, row.wording));
}

/** The term of several words that begins at a place, the longest. */
function phraseAt(text: SearchedText, place: number): TermHit | undefined {
  const rows = BY_FIRST_STEM.get(text.stems[place] ?? '') ?? [];
  return rows.find(
    ({ wording }) =>
      wording.stems.length > 1 && wording.stems.every((stem, at) => text.stems[place + at] === stem),
  );
}

/**
 * All terms of a text, each once, in the order in which they first stand. Where several begin at a word the longest
 * counts. A term of one word must be that word: "accounts" are no "accounting".
 */
export function termsIn(text: string): TermHit[] {
  const found = new Map<LexiconTerm, TermHit>();
  for (const line of text.split(/[\n.;:•,()]+/)) {
    const words = searched(line);
    const { stems } = words;
    // It depends on the line, not on the place: asked once for each stem, or a line of one word thousands of times
    // over would take the square of its length.
    const singles = new Map<string, TermHit | undefined>();
    let place = 0;
    while (place < stems.length) {
      const stem = stems[place] ?? '';
      if (!singles.has(stem)) singles.set(stem, singleHit(words, stem));
      const hit = phraseAt(words, place) ?? singles.get(stem);
      if (hit && !found.has(hit.term)) found.set(hit.term, hit);
      place += hit?.wording.stems.length ?? 1;
    }
  }
  return [...found.values()];
}

const PLAIN_WORDS = new Set(
  LEXICON.flatMap(({ wordings }) => wordings.flatMap(({ text }) => text.split(' ')))
    .filter((word) => /^[a-z]+$/.test(word))
    .map((word) => word.replace(/s$/, '')),
);

/** Whether a word, given in lower case, is written small in the lists: "briefings" is, "excel" isn't. */
export function isPlainWord(word: string): boolean {
  return PLAIN_WORDS.has(word.replace(/s$/, ''));
}

function keyOf(stems: readonly string[]): string {
  return stems.toSorted().join(' ');
}

const BY_WORDS = new Map(
  LEXICON.toReversed().flatMap((term) => term.wordings.map(({ stems }) => [keyOf(stems), term] as const)),
);

/** The term whose wordings hold exactly the words of a text, in any order: "Writing reports" and "Report writing". */
export function termNamed(text: string): LexiconTerm | undefined {
  return BY_WORDS.get(keyOf([...new Set(stemsOf(text))]));
}

const BY_NAME = new Map(LEXICON.map((term) => [`${term.kind} ${term.name}`, term]));

/** The term of a kind by its name. */
export function findTerm(kind: TermKind, name: string): LexiconTerm | undefined {
  return BY_NAME.get(`${kind} ${name}`);
}
