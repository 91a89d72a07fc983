import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import languageRows from '#knowledge/record/languages.json' with { type: 'json' };

/** Languages that people name among their skills. */
export const languageTable = tableOf('record/languages.json', languageRows, () =>
  entryOf({ words: wordList }),
);

/** What says how well, or by which test; anything else makes it a skill of its own ("Spanish interpreter"). */
const LEVEL =
  /^(?:(?:native|fluent|fluency|bilingual|conversational|professional|working|limited|basic|intermediate|advanced|elementary|proficient|proficiency|speaker|speaking|speak|spoken|written|reading|read|writing|listening|heritage|language|level|and|in|defense|test|dlpt|opi|ilr|english|\/|\d\+?|[(),:/+–—-])\s*)*$/i;

const pattern = lazily(() => {
  const names = languageTable
    .entries()
    .flatMap(({ words }) => words)
    .toSorted((one, other) => other.length - one.length);
  return new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])`, 'g');
});

/** Whether an item of a list says that somebody knows a language, and nothing more: "Spanish (native)", "Dari DLPT 2/2". */
export function isLanguage(item: string): boolean {
  const rest = item.replace(pattern(), ' ');
  return rest !== item && LEVEL.test(rest.trim());
}
