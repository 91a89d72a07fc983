import { lazily } from '#career/lazily.ts';
import { militaryEmployerTable } from './record-tables.ts';

/** Words that whoever reads a resume knows, in their own spelling. */
export interface KnownWords {
  readonly has: (word: string) => boolean;
}

/** A reader of whom nothing is known. */
export const NO_KNOWN_WORDS: KnownWords = { has: () => false };

/** A word as it stands, acronyms and designations with their signs. */
const WORD = /[A-Za-z\d][A-Za-z\d&./'-]*[A-Za-z\d]/g;

const militaryEmployer = lazily(
  () =>
    new RegExp(
      `\\b(?:${militaryEmployerTable
        .entries()
        .flatMap(({ names }) => names)
        .join('|')})\\b`,
      'i',
    ),
);

/** What the reader of a posting knows: the posting's own words; for an employer of the services, all of theirs. */
export function wordsKnownBy(
  posting: { readonly description: string; readonly company: string } | undefined,
): KnownWords {
  if (posting === undefined) return NO_KNOWN_WORDS;
  if (militaryEmployer().test(posting.company)) return { has: () => true };
  const words = new Set(posting.description.match(WORD) ?? []);
  return { has: (word) => words.has(word) };
}
