/** The words of a text in lower case, as phrases are compared by them. */
const wordsIn = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** A phrase as part of a regular expression, word for word. */
export const literally = (phrase: string) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Thousands of phrases of which a line holds none or a few. It finds those whose words all stand in a text, so that only
 * they need be looked for: one pattern of all of them takes a hundred times as long.
 */
export class PhraseIndex {
  readonly #byFirst = new Map<string, { readonly phrase: string; readonly words: readonly string[] }[]>();

  constructor(phrases: Iterable<string>) {
    for (const phrase of phrases) {
      const words = wordsIn(phrase);
      const [first] = words;
      if (first === undefined) continue;
      const same = this.#byFirst.get(first);
      if (same) same.push({ phrase, words });
      else this.#byFirst.set(first, [{ phrase, words }]);
    }
  }

  /** The phrases whose words all stand in a text, in whatever order, the longest first. An s behind the last is no matter. */
  possible(text: string): string[] {
    const said = new Set(wordsIn(text));
    for (const word of [...said]) if (word.endsWith('s')) said.add(word.slice(0, -1));
    const found: string[] = [];
    for (const word of said)
      for (const { phrase, words } of this.#byFirst.get(word) ?? [])
        if (words.every((wanted) => said.has(wanted))) found.push(phrase);
    return found.toSorted((one, other) => other.length - one.length);
  }

  /** A pattern for those phrases, `around` them what is given: null where there are none. */
  pattern(text: string, around: (phrases: string) => RegExp, asPattern = literally): RegExp | null {
    const possible = this.possible(text);
    return possible.length === 0 ? null : around(`(?:${possible.map(asPattern).join('|')})`);
  }
}
