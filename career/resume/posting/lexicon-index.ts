import { lazily } from '#career/lazily.ts';
import { stemsOf } from '../writing/word-stems.ts';
import {
  isSameWord,
  type SearchedText,
  searched,
  showsWording,
  type Wording,
  wordingOf,
} from '../writing/wording-match.ts';
import { type LexiconEntry, lexiconTables } from './lexicon.ts';
import type { TermKind } from './term-kinds.ts';

export interface LexiconTerm {
  readonly kind: TermKind;
  /** The name it goes by here: the first of its ways of writing. */
  readonly name: string;
  /** Every way of writing it. */
  readonly wordings: readonly Wording[];
  /** Those of them that name a skill, and not a thing or a person that comes with it. */
  readonly skillNames: readonly Wording[];
  /** In a veteran's words only the noun names it. */
  readonly notByVerb: boolean;
  /** Those that name something else in a veteran's words. */
  readonly otherInService: ReadonlySet<string>;
}

function termOf(entry: LexiconEntry, kind: TermKind): LexiconTerm {
  const { name, alsoWritten, notTheSkill = [], notByVerb = false, otherInService = [] } = entry;
  const skillNames: Wording[] = [];
  const wordings = [name, ...alsoWritten].map((written) => {
    const wording = wordingOf(written);
    if (!notTheSkill.includes(written)) skillNames.push(wording);
    return wording;
  });
  return {
    kind,
    name: wordings[0]?.text ?? '',
    wordings,
    skillNames,
    notByVerb,
    otherInService: new Set(otherInService),
  };
}

const lexicon = lazily((): readonly LexiconTerm[] =>
  lexiconTables.flatMap(({ kind, table }) => table.entries().map((entry) => termOf(entry, kind))),
);

export interface TermHit {
  readonly term: LexiconTerm;
  /** The way of writing it that stands there. */
  readonly wording: Wording;
}

const byFirstStem = lazily(() => {
  const rowsByStem = Map.groupBy(
    lexicon().flatMap((term) => term.wordings.map((wording): TermHit => ({ term, wording }))),
    ({ wording }) => wording.stems[0] ?? '',
  );
  for (const rows of rowsByStem.values()) {
    rows.sort((one, other) => other.wording.stems.length - one.wording.stems.length);
  }
  return rowsByStem;
});

/** The term of one word with this stem: the very word before its verb. */
function singleHit(text: SearchedText, stem: string): TermHit | undefined {
  const rows = (byFirstStem().get(stem) ?? []).filter(({ wording }) => wording.stems.length === 1);
  const same = rows.find((row) => text.words.some((word) => isSameWord(word, row.wording)));
  return same ?? rows.find((row) => showsWording(text, row.wording));
}

/** The term of several words that begins at a place, the longest. */
function phraseAt(text: SearchedText, place: number): TermHit | undefined {
  const rows = byFirstStem().get(text.stems[place] ?? '') ?? [];
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

/**
 * The terms of a veteran's own text. "Accounted for weapons" and "accounting for 45 rifles" are no "Accounting": where
 * the lists say so a term must stand there as a noun.
 */
export function termsInOwnWords(text: string): TermHit[] {
  const { words } = searched(text);
  const isNoun = ({ name }: LexiconTerm, wording: Wording) =>
    words.some(
      (word, at) =>
        isSameWord(word, wording) && !(wording.text === name && OBJECT_FOLLOWS.test(words[at + 1] ?? '')),
    );
  return termsIn(text).filter(
    ({ term, wording }) =>
      !term.otherInService.has(wording.text) &&
      (!term.notByVerb || wording.stems.length > 1 || isNoun(term, wording)),
  );
}

const OBJECT_FOLLOWS = /^(?:for|of)$/i;

const plainWords = lazily(
  () =>
    new Set(
      lexicon()
        .flatMap(({ wordings }) => wordings.flatMap(({ text }) => text.split(' ')))
        .filter((word) => /^[a-z]+$/.test(word))
        .map((word) => word.replace(/s$/, '')),
    ),
);

/** Whether a word, given in lower case, is written small in the lists: "briefings" is, "excel" isn't. */
export function isPlainWord(word: string): boolean {
  return plainWords().has(word.replace(/s$/, ''));
}

function keyOf(stems: readonly string[]): string {
  return stems.toSorted().join(' ');
}

const byWords = lazily(
  () =>
    new Map(
      lexicon()
        .toReversed()
        .flatMap((term) => term.wordings.map(({ stems }) => [keyOf(stems), term] as const)),
    ),
);

/** The term whose wordings hold exactly the words of a text, in any order: "Writing reports" and "Report writing". */
export function termNamed(text: string): LexiconTerm | undefined {
  return byWords().get(keyOf([...new Set(stemsOf(text))]));
}

const byName = lazily(() => new Map(lexicon().map((term) => [`${term.kind} ${term.name}`, term])));

/** The term of a kind by its name. */
export function findTerm(kind: TermKind, name: string): LexiconTerm | undefined {
  return byName().get(`${kind} ${name}`);
}

/** Every way of writing a term; of one that no table knows, its own. */
export function wordingsOf(kind: TermKind, name: string): readonly Wording[] {
  return findTerm(kind, name)?.wordings ?? [wordingOf(name)];
}
