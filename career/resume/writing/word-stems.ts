import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/stop-words.json' with { type: 'json' };
import { irregularVerbTable } from './verb-table.ts';

/** Words that carry no meaning when texts are compared. */
export const writingStopWords = tableOf('writing/stop-words.json', rows, () => entryOf({ words: wordList }));

/** Words that carry no meaning when texts are compared, in lower case. */
export const stopWords = lazily(() => new Set(writingStopWords.entries().flatMap(({ words }) => words)));

const SUFFIX = /(?:ations?|ements?|ments?|ions?|ings?|ers?|ors?|ance|ence|ies|ied|ed|es|s|y|e)$/;

/** Forms whose stem their letters don't show: "led" is of "lead", "maintenance" of "maintain". */
const bases = lazily(
  () =>
    new Map([
      ...irregularVerbTable.entries().map(({ base, past }) => [past, base] as const),
      ['maintenance', 'maintain'],
    ]),
);

/** The stem of a word, crude but the same for every form: "managed", "managing", "management" -> "manag". */
export function stemOf(word: string): string {
  const given = word.toLowerCase().replace(/[’']s$/, '');
  const lower = bases().get(given) ?? given;
  if (lower.length <= 4 || /[^a-z]/.test(lower)) return lower.replace(/(?<=[a-z]{3})[se]$/, '');
  const stem = lower.replace(SUFFIX, '');
  return stem.length >= 3 ? stem.replace(/(.)\1$/, '$1') : lower;
}

/** The stems of the words of a text that carry meaning, in order. */
export function stemsOf(text: string): string[] {
  return (text.match(/[A-Za-z0-9][A-Za-z0-9+#&./’'-]*/g) ?? [])
    .map((word) => word.replace(/[./’'-]+$/, ''))
    .flatMap((word) => (/[/-]/.test(word) && !/\d/.test(word) ? word.split(/[/-]/) : [word]))
    .filter((word) => word !== '' && (word === 'IT' || !stopWords().has(word.toLowerCase())))
    .map(stemOf);
}
