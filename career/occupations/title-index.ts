import { stem, wordsOf } from '#career/matching/words.ts';
import type { CareerFacts } from './facts.ts';

/** Occupations known by a title, with how much the title is theirs: 3 official, 2 reported, 1 alternate. */
export interface TitleOwner {
  readonly row: number;
  readonly weight: number;
}

/** The longest title, in words, that is looked for inside a text. */
const LONGEST_TITLE = 5;

const LINKING = new Set(['and', 'or', 'of', 'the', 'for', 'in', 'a', 'an', 'to', 'i', 'ii', 'iii']);

/** A title as a key: stems of its words, linking words left out. */
export function titleKey(title: string): string {
  return wordsOf(title)
    .filter((word) => !LINKING.has(word))
    .map(stem)
    .join(' ');
}

/** Every civilian title, official, reported and alternate, by its key. About 60,000; built at first use. */
export function titleIndex(facts: CareerFacts): ReadonlyMap<string, readonly TitleOwner[]> {
  return facts.once('title-index', () => {
    const index = new Map<string, TitleOwner[]>();
    const { code, title, shownTitle, reportedTitles, alternateTitles } = facts.tables.occupations;
    const add = (text: string, row: number, weight: number) => {
      const key = titleKey(text);
      if (key === '') return;
      const owners = index.get(key);
      const known = owners?.find((owner) => owner.row === row);
      if (known) return;
      if (owners) owners.push({ row, weight });
      else index.set(key, [{ row, weight }]);
    };
    code.forEach((_, row) => {
      if (facts.militaryOnly[row]) return;
      add(title[row] ?? '', row, 3);
      add(shownTitle[row] ?? '', row, 3);
      for (const text of (reportedTitles[row] ?? '').split('|')) if (text !== '') add(text, row, 2);
      for (const text of (alternateTitles[row] ?? '').split('|')) if (text !== '') add(text, row, 1);
    });
    return index;
  });
}

/** A civilian title found inside a text. */
export interface TitleFound {
  readonly text: string;
  readonly owners: readonly TitleOwner[];
  readonly words: number;
}

/** Titles as their words are written, plurals apart: "boat painter" is one, "boats painted" is not. */
function writtenTitles(facts: CareerFacts): ReadonlySet<string> {
  return facts.once('written-titles', () => {
    const { title, shownTitle, reportedTitles, alternateTitles } = facts.tables.occupations;
    const written = new Set<string>();
    title.forEach((official, row) => {
      if (facts.militaryOnly[row]) return;
      for (const column of [official, shownTitle[row], reportedTitles[row], alternateTitles[row]])
        for (const text of (column ?? '').split('|')) written.add(asTitleIsWritten(wordsOf(text)));
    });
    return written;
  });
}

function asTitleIsWritten(words: readonly string[]): string {
  return words
    .filter((word) => !LINKING.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .join(' ');
}

/** Whether words found in a text are a title as people write it, not merely words of the same stems. */
export function isWrittenTitle(facts: CareerFacts, { text }: TitleFound): boolean {
  return writtenTitles(facts).has(asTitleIsWritten(wordsOf(text)));
}

/** Titles inside a text, longest first at each place, not overlapping. Single words only when asked for. */
export function titlesWithin(facts: CareerFacts, text: string, shortest: number): TitleFound[] {
  const index = titleIndex(facts);
  const words = wordsOf(text).filter((word) => !LINKING.has(word));
  const stems = words.map(stem);
  const found: TitleFound[] = [];
  for (let at = 0; at < stems.length; at++) {
    for (let length = Math.min(LONGEST_TITLE, stems.length - at); length >= shortest; length--) {
      const owners = index.get(stems.slice(at, at + length).join(' '));
      if (!owners) continue;
      found.push({ text: words.slice(at, at + length).join(' '), owners, words: length });
      at += length - 1;
      break;
    }
  }
  return found;
}
