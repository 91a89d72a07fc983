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

/** Every civilian title, official, reported and alternate: about 60,000. */
export class CivilianTitles {
  readonly #byKey = new Map<string, readonly TitleOwner[]>();
  readonly #written: () => ReadonlySet<string>;

  constructor(occupations: readonly Occupation[]) {
    const civilian = occupations.filter((occupation) => occupation.civilian);
    const stemOf = stemOnce();
    const add = (titles: readonly string[], owner: TitleOwner) => {
      // Most titles have one owner: they share one list of it.
      const alone = [owner] as const;
      for (const title of titles) this.#add(titleKey(title, stemOf), alone);
    };
    for (const occupation of civilian) {
      add([occupation.title, occupation.shownTitle], { occupation, weight: 3 });
      add(occupation.reportedTitles, { occupation, weight: 2 });
      add(occupation.alternateTitles, { occupation, weight: 1 });
    }
    this.#written = lazily(() => {
      const titles = civilian.flatMap(({ title, shownTitle, reportedTitles, alternateTitles }) => [
        title,
        shownTitle,
        ...reportedTitles,
        ...alternateTitles,
      ]);
      return new Set(titles.map((title) => asWritten(wordsOf(title))));
    });
  }

  #add(key: string, alone: readonly [TitleOwner]): void {
    if (key === '') return;
    const [{ occupation }] = alone;
    const owners = this.#byKey.get(key);
    if (!owners) this.#byKey.set(key, alone);
    else if (!owners.some((owner) => owner.occupation === occupation))
      this.#byKey.set(key, [...owners, ...alone]);
  }

  /** The occupations that go by a title. */
  owners(title: string): readonly TitleOwner[] {
    return this.#byKey.get(titleKey(title)) ?? [];
  }

  /** Titles inside a text, longest first at each place, not overlapping, of at least `shortest` words. */
  within(text: string, shortest: number): TitleFound[] {
    const words = wordsOf(text).filter((word) => !LINKING.has(word));
    const stems = words.map(stem);
    const found: TitleFound[] = [];
    for (let at = 0; at < stems.length; at++) {
      for (let length = Math.min(LONGEST_TITLE, stems.length - at); length >= shortest; length--) {
        const owners = this.#byKey.get(stems.slice(at, at + length).join(' '));
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
    return this.#written().has(asWritten(wordsOf(text)));
  }

  /** Builds now what waits for its first use. */
  prepare(): void {
    this.#written();
  }
}
