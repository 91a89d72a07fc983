import { lazily } from '#career/lazily.ts';
import { isEnglish } from '#career/text/dictionary.ts';
import { glossaryRows } from '#career/translation/glossary.ts';
import { acronyms, ownSpelling } from './calm.ts';

const AWARD =
  /^(?:[A-Z][\w'-]*|and|of|for|the)(?: (?:[A-Z][\w'-]*|and|of|for|the))* (?:Medal|Badge|Ribbon|Cross|Star|Heart|Tab|Citation|Award)$/;

/** Names of awards as the glossary writes them, the longest first, with what finds them in any letters. */
const awards = lazily(() => {
  const names = glossaryRows().map(({ civilian, resumeWords }) => resumeWords ?? civilian);
  return [...new Set(names.filter((name) => AWARD.test(name)))]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => ({ name, pattern: new RegExp(`\\b${name}\\b`, 'gi') }));
});

/**
 * An item of a list of awards or certificates that was typed in small letters, with the capitals that its acronyms and
 * names have: "arcom" becomes "ARCOM", "combat medical badge" "Combat Medical Badge". English words stay as they are.
 */
export function withCapitals(item: string): string {
  const words = item.replace(/(?<![\w'-])[a-z]{2,7}(?![\w'-])/g, (word) => {
    if (isEnglish(word)) return word;
    const capitals = word.toUpperCase();
    return ownSpelling(word) ?? (acronyms().has(capitals) ? capitals : word);
  });
  return awards().reduce((text, { name, pattern }) => text.replace(pattern, name), words);
}
