import { HashedTexts } from '#career/hashed-texts.ts';
import { lazily } from '#career/lazily.ts';
import { stem, wordsOf } from '#career/matching/words.ts';
import type { Occupation } from './occupation.ts';

/** An occupation known by a title, with how much the title is its own: 3 official, 2 reported, 1 alternate. */
export interface TitleOwner {
  readonly occupation: Occupation;
  readonly weight: number;
}

/** A civilian title found inside a text. */
export interface TitleFound {
  readonly text: string;
  readonly owners: readonly TitleOwner[];
  readonly words: number;
}

/** The longest title, in words, that is looked for inside a text. */
const LONGEST_TITLE = 5;

const LINKING = new Set(['and', 'or', 'of', 'the', 'for', 'in', 'a', 'an', 'to', 'i', 'ii', 'iii']);

/** A title as a key: stems of its words, linking words left out. */
export function titleKey(title: string, stemOf: (word: string) => string = stem): string {
  return wordsOf(title)
    .filter((word) => !LINKING.has(word))
    .map(stemOf)
    .join(' ');
}

/** Sixty thousand titles are made of ten thousand words: each is brought to its stem once. */
function stemOnce(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? stem(word);
    known.set(word, found);
    return found;
  };
}

/** Plurals apart: "boat painter" is a title, "boats painted" is not. */
function asWritten(words: readonly string[]): string {
  return words
    .filter((word) => !LINKING.has(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ''))
    .join(' ');
}

/** The titles of an occupation, with how much each is its own. */
const titlesOf = ({ title, shownTitle, reportedTitles, alternateTitles }: Occupation) => [
  { weight: 3, titles: [title, shownTitle] },
  { weight: 2, titles: reportedTitles },
  { weight: 1, titles: alternateTitles },
];

/**
 * Every civilian title, official, reported and alternate: about 60,000. Found by their hashes: as the keys of a Map they
 * held 11 MB.
 */
export class CivilianTitles {
  /** By key, a title that has it. */
  readonly #titles: readonly string[];
  readonly #owners: readonly (readonly TitleOwner[])[];
  readonly #keys: HashedTexts;
  readonly #written: () => (text: string) => boolean;

  constructor(occupations: readonly Occupation[]) {
    const civilian = occupations.filter((occupation) => occupation.civilian);
    const byKey = ownersByKey(civilian);
    this.#titles = [...byKey.values()].map(({ title }) => title);
    this.#owners = [...byKey.values()].map(({ owners }) => owners);
    this.#keys = new HashedTexts([...byKey.keys()].map((key, place) => [key, place]));
    this.#written = lazily(() => writtenIn(civilian));
  }

  /** The occupations that go by a title. */
  owners(title: string): readonly TitleOwner[] {
    return this.#ownersOf(titleKey(title)) ?? [];
  }

  #ownersOf(key: string): readonly TitleOwner[] | undefined {
    const place = this.#keys.placesOf(key).find((at) => titleKey(this.#titles[at] as string) === key);
    return place === undefined ? undefined : this.#owners[place];
  }

  /** Titles inside a text, longest first at each place, not overlapping, of at least `shortest` words. */
  within(text: string, shortest: number): TitleFound[] {
    const words = wordsOf(text).filter((word) => !LINKING.has(word));
    const stems = words.map(stem);
    const found: TitleFound[] = [];
    for (let at = 0; at < stems.length; at++) {
      for (let length = Math.min(LONGEST_TITLE, stems.length - at); length >= shortest; length--) {
        const owners = this.#ownersOf(stems.slice(at, at + length).join(' '));
        if (!owners) continue;
        found.push({ text: words.slice(at, at + length).join(' '), owners, words: length });
        at += length - 1;
        break;
      }
    }
    return found;
  }

  /** Whether words found in a text are a title as people write it, not merely words of the same stems. */
  isWritten({ text }: TitleFound): boolean {
    return this.#written()(asWritten(wordsOf(text)));
  }

  /** Builds now what waits for its first use. */
  prepare(): void {
    this.#written();
  }
}

interface KnownTitle {
  /** The first title that has the key. */
  readonly title: string;
  readonly owners: readonly TitleOwner[];
}

/** Titles by their keys, the first occupation that goes by one first. */
function ownersByKey(civilian: readonly Occupation[]): ReadonlyMap<string, KnownTitle> {
  const stemOf = stemOnce();
  const byKey = new Map<string, KnownTitle>();
  for (const occupation of civilian) {
    for (const { weight, titles } of titlesOf(occupation)) {
      // Most titles have one owner: they share one list of it.
      const alone = [{ occupation, weight }];
      for (const title of titles) {
        const key = titleKey(title, stemOf);
        if (key === '') continue;
        const known = byKey.get(key);
        if (!known) byKey.set(key, { title, owners: alone });
        else if (!known.owners.some((owner) => owner.occupation === occupation))
          byKey.set(key, { title: known.title, owners: [...known.owners, ...alone] });
      }
    }
  }
  return byKey;
}

/** Tells whether a text is one of the titles, plurals apart. */
function writtenIn(civilian: readonly Occupation[]): (text: string) => boolean {
  const byText = new Map(
    civilian
      .flatMap((occupation) => titlesOf(occupation).flatMap(({ titles }) => titles))
      .map((title) => [asWritten(wordsOf(title)), title]),
  );
  const titles = [...byText.values()];
  const places = new HashedTexts([...byText.keys()].map((text, place) => [text, place]));
  return (text) =>
    places.placesOf(text).some((place) => asWritten(wordsOf(titles[place] as string)) === text);
}
