/** Words by every form with one letter left out, to find a word one slip of the keyboard away. */
export type SpellingIndex = ReadonlyMap<string, readonly string[]>;

const SHORTEST = 5;
/** No word of the facts comes near it; each letter more costs another copy of the word. */
const LONGEST = 40;

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
    for (const candidate of index.get(form) ?? []) {
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
