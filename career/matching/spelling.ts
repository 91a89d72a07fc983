/** Words by every form with one letter left out, to find a word one slip of the keyboard away. */
export type SpellingIndex = ReadonlyMap<string, readonly string[]>;

const SHORTEST = 5;

function deletions(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

export function buildSpelling(words: Iterable<string>): SpellingIndex {
  const index = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST || word.includes(' ')) continue;
    for (const form of [word, ...deletions(word)]) {
      const list = index.get(form);
      if (list) list.push(word);
      else index.set(form, [word]);
    }
  }
  return index;
}

/** A known word one letter more, less, other or swapped away from an unknown one; undefined when there is none. */
export function respell(index: SpellingIndex, word: string): string | undefined {
  if (word.length < SHORTEST - 1) return undefined;
  // A word of four letters is mended only by adding one: "truk" is truck, but "cord" need not be "core".
  for (const form of word.length < SHORTEST ? [word] : [word, ...deletions(word)]) {
    const known = index
      .get(form)
      ?.find(
        (candidate) =>
          Math.abs(candidate.length - word.length) <= 1 && candidate.charAt(0) === word.charAt(0),
      );
    if (known) return known;
  }
  return undefined;
}
