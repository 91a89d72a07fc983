/** A word of a text with where it stands. */
export interface Token {
  /** In lower case, without signs at its ends; "+", "#" and "&" belong to it. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** "B.S." and "BS" are one word. */
const INITIALS = /\b(?:[A-Za-z]\.){1,4}[A-Za-z]?\b\.?/g;

/** The words of a text. Hyphens and slashes part them: "EMT-B" is two, as "CDL Class A" is three. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const joined = text.replace(INITIALS, (letters) => letters.replaceAll('.', '').padEnd(letters.length));
  for (const match of joined.matchAll(
    /[A-Za-z0-9]+(?:['’][A-Za-z]+|&[A-Za-z]+(?![A-Za-z0-9])|[+#]+(?![A-Za-z0-9]))?/g,
  )) {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    tokens.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return tokens;
}

export interface FormHit<Meaning> {
  readonly meanings: readonly Meaning[];
  readonly start: number;
  readonly end: number;
  /** Places in the list of tokens, the last excluded. */
  readonly from: number;
  readonly to: number;
}

/** Ways of writing things, found in a text whatever signs stand between their words. Of several the longest counts. */
export class FormIndex<Meaning> {
  readonly #meanings = new Map<string, Meaning[]>();
  /** The most words of a form that begins with a word. */
  readonly #longest = new Map<string, number>();

  add(form: string, meaning: Meaning): void {
    const words = tokensOf(form).map(({ word }) => word);
    const key = words.join(' ');
    const first = words[0];
    if (first === undefined) return;
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, words.length));
    const known = this.#meanings.get(key);
    if (known === undefined) this.#meanings.set(key, [meaning]);
    else if (!known.includes(meaning)) known.push(meaning);
  }

  /** What a form stands for; empty where it is not known. */
  meaningsOf(form: string): readonly Meaning[] {
    return (
      this.#meanings.get(
        tokensOf(form)
          .map(({ word }) => word)
          .join(' '),
      ) ?? []
    );
  }

  /** The forms in a list of tokens, in order. */
  within(tokens: readonly Token[]): FormHit<Meaning>[] {
    const hits: FormHit<Meaning>[] = [];
    let at = 0;
    while (at < tokens.length) {
      const hit = this.#at(tokens, at);
      if (hit) hits.push(hit);
      at = hit?.to ?? at + 1;
    }
    return hits;
  }

  #at(tokens: readonly Token[], at: number): FormHit<Meaning> | undefined {
    const first = tokens[at];
    if (first === undefined) return undefined;
    for (let length = this.#longest.get(first.word) ?? 0; length > 0; length--) {
      const part = tokens.slice(at, at + length);
      const meanings = this.#meanings.get(part.map(({ word }) => word).join(' '));
      const last = part.at(-1);
      if (meanings && last && part.length === length)
        return { meanings, start: first.start, end: last.end, from: at, to: at + length };
    }
    return undefined;
  }
}
