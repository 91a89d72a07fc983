import { lazily } from '#career/lazily.ts';
import { knownEmployerTable } from './record-tables.ts';
import { type Token, tokensOf } from './token-features.ts';

interface KnownName {
  readonly words: readonly string[];
  /** Capitals must be as they are here. */
  readonly onlyAsWritten: boolean;
}

/** Names by their first word in small letters, the longest first. */
const names = lazily(() => {
  const all = knownEmployerTable
    .entries()
    .flatMap(({ names, onlyAsWritten = false }) =>
      names.map((name): KnownName => ({ words: tokensOf(name).map(({ text }) => text), onlyAsWritten })),
    );
  return Map.groupBy(
    all.toSorted((one, other) => other.words.length - one.words.length),
    ({ words }) => (words[0] ?? '').toLowerCase(),
  );
});

/** The places of the tokens that belong to the name of an employer whom many work for. */
export function knownEmployersIn(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    const first = tokens[at]?.text.toLowerCase() ?? '';
    const name = names()
      .get(first)
      ?.find(({ words, onlyAsWritten }) =>
        words.every((word, place) => {
          const typed = tokens[at + place]?.text ?? '';
          return onlyAsWritten ? typed === word : typed.toLowerCase() === word.toLowerCase();
        }),
      );
    if (name === undefined) continue;
    for (let place = 0; place < name.words.length; place++) found.add(at + place);
    at += name.words.length - 1;
  }
  return found;
}
