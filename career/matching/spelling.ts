import { HashedTexts } from '#career/hashed-texts.ts';

const SHORTEST = 5;
/** No word of the facts comes near it; each letter more costs another copy of the word. */
const LONGEST = 40;

/** Words by every form with one letter left out, to find a word one slip of the keyboard away: 80,000 forms. */
export class SpellingIndex {
  readonly #words: readonly string[];
  readonly #forms: HashedTexts;

  constructor(words: Iterable<string>) {
    this.#words = [...words].filter((word) => word.length >= SHORTEST && !word.includes(' '));
    this.#forms = new HashedTexts(
      this.#words.flatMap((word, at) => [word, ...deletions(word)].map((form) => [form, at] as const)),
    );
  }

  /** The words that a form is, or is with one letter more, in the order they came in. */
  of(form: string): string[] {
    return this.#forms
      .placesOf(form)
      .map((at) => this.#words[at] as string)
      .filter((word) => word === form || deletions(word).includes(form));
  }
}

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/**
 * A known word one letter more, less, other or swapped away from an unknown one; undefined when there is none. Of
 * several the one that begins alike the longest: slips come late in a word.
 */
export function respell(index: SpellingIndex, word: string): string | undefined {
  if (word.length < SHORTEST - 1 || word.length > LONGEST) return undefined;
  // A word of four letters is mended only by adding one: "truk" is truck, but "cord" need not be "core".
  const forms = word.length < SHORTEST ? [word] : [word, ...deletions(word)];
  let best: string | undefined;
  let longest = 0;
  for (const form of forms) {
    for (const candidate of index.of(form)) {
      if (Math.abs(candidate.length - word.length) > 1) continue;
      const alike = sharedBeginning(candidate, word);
      if (alike > longest) {
        longest = alike;
        best = candidate;
      }
    }
  }
  return best;
}

function sharedBeginning(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charAt(length) === b.charAt(length)) length += 1;
  return length;
}
