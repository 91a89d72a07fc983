import type { Token } from '#career/record/token-features.ts';

/** Where something that a reader names stands in a text, and what it is. */
export interface LabelledPart<Kind extends string> {
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

/** The places at which words stand in a text, no part of a longer word. */
export function placesOf(text: string, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const isWhole =
      !/\w\w/.test(text.slice(Math.max(0, at - 1), at + 1)) &&
      !/\w\w/.test(text.slice(at + words.length - 1, at + words.length + 1));
    if (isWhole) places.push(at);
  }
  return places;
}

/** The place nearest to another; undefined where there is none. */
export const nearest = (places: readonly number[], near: number): number | undefined =>
  places.toSorted((one, other) => Math.abs(one - near) - Math.abs(other - near))[0];

/** The tags of tokens by the parts they are of; a token of two is of the first. */
export function tagsOf(tokens: readonly Token[], parts: readonly LabelledPart<string>[]): string[] {
  const tags = tokens.map(() => 'O');
  for (const { kind, from, to } of parts) {
    let begun = false;
    for (const [at, token] of tokens.entries()) {
      if (token.from >= to || token.to <= from) continue;
      if (tags[at] === 'O') tags[at] = `${begun ? 'I' : 'B'}${kind}`;
      begun = true;
    }
  }
  return tags;
}
