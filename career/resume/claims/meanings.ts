import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import notTheSame from '#knowledge/claims/not-the-same.json' with { type: 'json' };
import sameMeaning from '#knowledge/claims/same-meaning.json' with { type: 'json' };
import { stemOf } from '../writing/word-stems.ts';

/** What may be said in the place of what was told. */
export const sameMeaningTable = tableOf(
  'claims/same-meaning.json',
  sameMeaning,
  () => entryOf({ words: wordList.optional(), from: wordList.optional(), to: wordList.optional() }),
  (entries, fault) => {
    entries.forEach(({ words, from, to }, at) => {
      const isGroup = words !== undefined && words.length > 1 && from === undefined && to === undefined;
      const isOneWay = words === undefined && from !== undefined && to !== undefined;
      if (!isGroup && !isOneWay) fault(at, 'words', 'has to be several words, or from and to');
    });
  },
);

/** What is easily taken for each other and claims something else. */
export const notTheSameTable = tableOf(
  'claims/not-the-same.json',
  notTheSame,
  () => entryOf({ words: wordList.optional(), steps: wordList.optional() }),
  (entries, fault) => {
    entries.forEach(({ words, steps }, at) => {
      if ((words === undefined) === (steps === undefined) || (words ?? steps ?? []).length < 2)
        fault(at, 'words', 'has to be several words, or several steps');
    });
  },
);

/** A word or phrase of the tables, with what it stands for. */
interface Phrase {
  readonly stems: readonly string[];
  /** Meanings that it tells, and those that it says: what one told may be said so. */
  readonly tells: number[];
  readonly says: number[];
  /** Kinds it is one of, and its step where they have steps. */
  readonly kinds: { readonly kind: number; readonly at: number; readonly isStep: boolean }[];
}

/** A phrase in a text, by its first word and the one behind its last. */
export interface FoundPhrase {
  readonly from: number;
  readonly to: number;
  readonly phrase: Phrase;
}

/** The words of a text as they are looked up: small words too, so that "turn in" is found. */
export const tokensOf = (text: string): { readonly stem: string; readonly at: number }[] =>
  [...text.matchAll(/[A-Za-z0-9][A-Za-z0-9+#&'’/]*/g)].map((match) => ({
    stem: stemOf(match[0].toLowerCase().replace(/[’']s?$/, '')),
    at: match.index,
  }));

const phrases = lazily((): ReadonlyMap<string, readonly Phrase[]> => {
  const byStems = new Map<string, Phrase>();
  const byFirst = new Map<string, Phrase[]>();
  const phraseOf = (words: string): Phrase => {
    const stems = tokensOf(words).map(({ stem }) => stem);
    const known = byStems.get(stems.join(' '));
    if (known) return known;
    const phrase: Phrase = { stems, tells: [], says: [], kinds: [] };
    byStems.set(stems.join(' '), phrase);
    const first = stems[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
    return phrase;
  };
  sameMeaningTable.entries().forEach(({ words = [], from = words, to = words }, meaning) => {
    for (const word of from) phraseOf(word).tells.push(meaning);
    for (const word of to) phraseOf(word).says.push(meaning);
  });
  notTheSameTable.entries().forEach(({ words, steps }, kind) => {
    (words ?? steps ?? []).forEach((word, at) => {
      phraseOf(word).kinds.push({ kind, at, isStep: steps !== undefined });
    });
  });
  return byFirst;
});

/** The phrases of the tables in a statement. */
export const phrasesOf = oncePer(({ quote }: { readonly quote: string }): readonly FoundPhrase[] =>
  phrasesIn(tokensOf(quote).map(({ stem }) => stem)),
);

/** What a statement tells in its own words: the meanings of its phrases. */
export const meaningsOf = oncePer(
  (statement: { readonly quote: string }): ReadonlySet<number> =>
    new Set(phrasesOf(statement).flatMap(({ phrase }) => phrase.tells)),
);

/** The phrases of the tables in a text, by the stems of all its words. */
export function phrasesIn(stems: readonly string[]): FoundPhrase[] {
  return stems.flatMap((stem, from) =>
    (phrases().get(stem) ?? [])
      .filter((phrase) => phrase.stems.every((each, place) => stems[from + place] === each))
      .map((phrase) => ({ from, to: from + phrase.stems.length, phrase })),
  );
}
