const SHORTEST = 5;
/** No word of the facts comes near it; each letter more costs another copy of the word. */
const LONGEST = 40;

/** More than there are words, and little enough that a 32-bit hash times it is a whole number still. */
const MOST_WORDS = 2 ** 21;

/**
 * Words by every form with one letter left out, to find a word one slip of the keyboard away. A form is kept as its hash
 * with the word's place behind it, sorted: as texts, 80,000 forms held 15 MB.
 */
export class SpellingIndex {
  readonly #words: readonly string[];
  readonly #places: Float64Array;

  constructor(words: Iterable<string>) {
    this.#words = [...words].filter((word) => word.length >= SHORTEST && !word.includes(' '));
    const places = this.#words.flatMap((word, at) =>
      [word, ...deletions(word)].map((form) => hashOf(form) * MOST_WORDS + at),
    );
    this.#places = Float64Array.from(places).sort();
  }

  /** The words that a form is, or is with one letter more, in the order they came in. */
  of(form: string): string[] {
    const first = hashOf(form) * MOST_WORDS;
    const found: string[] = [];
    for (let at = this.#lowerBound(first); at < this.#places.length; at++) {
      const word = this.#words[(this.#places[at] as number) - first];
      if (word === undefined) break;
      if (word === form || deletions(word).includes(form)) found.push(word);
    }
    return found;
  }

  #lowerBound(place: number): number {
    let low = 0;
    let high = this.#places.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#places[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
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
