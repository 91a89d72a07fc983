import hunspell from 'dictionary-en';
import nspell from 'nspell';
import { lazily } from '#career/lazily.ts';
import { wordTable } from '#career/record/record-tables.ts';

/** Built at the first question (0.1 s, 17 MB). What service and trades say beyond it stands in a table of ours. */
const dictionary = lazily(() => {
  const decoder = new TextDecoder();
  const checker = nspell(decoder.decode(hunspell.aff), decoder.decode(hunspell.dic));
  for (const { words } of wordTable.entries()) for (const word of words) checker.add(word);
  return checker;
});

/** Longer strings are no word, and cost time to take apart. */
const LONGEST_WORD = 30;

/** Whether a word is American English as it stands, capitals included: "Honduras" is, "honduras" is not. */
export function isEnglish(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  const straight = word.replaceAll('’', "'");
  // The dictionary leaves out plurals of abstract nouns: "evolutions", "integrations".
  return (
    dictionary().correct(straight) ||
    (/[a-z]{6,}s$/.test(straight) && dictionary().correct(straight.slice(0, -1)))
  );
}

/** A word in small letters as it is printed: with its capital where it is a name only ("honduras", "monday"). */
export function withItsCapital(word: string): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return !isEnglish(word) && isEnglish(capital) ? capital : word;
}
