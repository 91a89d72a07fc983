import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/role-words.json' with { type: 'json' };

/** Words that end the name of a position: "lead mechanic", "shift supervisor". */
export const roleWordTable = tableOf('writing/role-words.json', rows, () => entryOf({ words: wordList }));

const roleWords = lazily(() => new Set(roleWordTable.entries().flatMap(({ words }) => words)));

/** Whether a word can end the name of a position. Plurals don't: "drivers" are people one led. */
export function isRoleWord(word: string): boolean {
  return word
    .toLowerCase()
    .split('/')
    .some((part) => roleWords().has(part.replace(/[^a-z]/g, '')));
}

/**
 * Whether a phrase names a position the veteran held: a role word stands among its first five words, before any
 * preposition ("Squad leader for 9 Soldiers", "NCOIC", "Assistant section chief").
 */
export function startsWithRole(phrase: string): boolean {
  // "Advise commander", "assist first sergeant": what was done for one.
  if (/^(?:advis(?:e|es|ed|ing)|assist(?:s|ed|ing)?|help(?:s|ed|ing)?|brief(?:s|ed|ing)?)\b/i.test(phrase))
    return false;
  const words = phrase.split(/\s+/).slice(0, 5);
  const stop = words.findIndex((word) =>
    /^(?:of|for|in|on|at|to|with|the|by|from|during|who|that)\b|^\d(?!11$)/i.test(word),
  );
  return (stop === -1 ? words : words.slice(0, stop)).some((word) => isRoleWord(word));
}
