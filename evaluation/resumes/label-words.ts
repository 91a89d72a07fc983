/**
 * Whether two short texts speak of the same thing, by their words alone: equal ones, one cut short of the other
 * ("Tech", "Technician"), and initials of words that stand together ("CPR", "cardiopulmonary resuscitation"). It shares
 * no list with what writes resumes.
 */

const SMALL = new Set('a an and as at by for from in of on or the to with w x my i'.split(' '));

/** The words of a text in small letters, figures among them, without those that tie others together. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .replace(/\b(?:[A-Z]\.){2,}/g, (dotted) => dotted.replaceAll('.', ''))
      .replace(/(?<=[A-Za-z])['’](?=s\b)/g, '')
      .toLowerCase()
      .match(/[a-z]+|\d[\d,.]*\d|\d/g) ?? []
  ).filter((word) => !SMALL.has(word));

const isShortOf = (short: string, long: string): boolean => {
  if (short.length < 2 || long.length <= short.length || short[0] !== long[0]) return false;
  if (long.startsWith(short)) return true;
  // "mgr", "dept": its letters in their order, and the last of it.
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length && short.length >= 3;
};

const alike = (one: string, other: string) =>
  one === other ||
  one.replace(/s$/, '') === other.replace(/s$/, '') ||
  isShortOf(one, other) ||
  isShortOf(other, one);

/** Where the initials of following words spell one word: the places of the words, or none. */
function spelledBy(short: string, words: readonly string[]): number[] {
  if (!/^[a-z]{2,7}$/.test(short)) return [];
  for (let from = 0; from + 2 <= words.length; from++)
    for (let to = from + 2; to <= Math.min(words.length, from + short.length); to++) {
      const letters = words
        .slice(from, to)
        .map((word) => word[0])
        .join('');
      if (letters === short) return Array.from({ length: to - from }, (_, at) => from + at);
    }
  return [];
}

/** The words of a text that none of the texts beside it hold, in any of the ways above. */
export function wordsBeyond(text: string, beside: readonly string[]): string[] {
  const own = wordsOf(text);
  const theirs = beside.map(wordsOf);
  const known = new Set<number>();
  for (const words of theirs) for (const word of words) for (const at of spelledBy(word, own)) known.add(at);
  return own.filter(
    (word, at) =>
      !known.has(at) &&
      !theirs.some((words) => words.some((other) => alike(word, other)) || spelledBy(word, words).length > 0),
  );
}

/** How much of a text's words another holds, from 0 to 1. */
export function shareHeld(text: string, by: readonly string[]): number {
  const words = wordsOf(text);
  return words.length === 0 ? 0 : 1 - wordsBeyond(text, by).length / words.length;
}

/** How much of a phrase's words stand in a text in their order and close together, from 0 to 1. */
export function runShare(phrase: string, text: string): number {
  const wanted = wordsOf(phrase);
  const words = wordsOf(text);
  let best = 0;
  for (let from = 0; from < words.length; from++) {
    const window = words.slice(from, from + wanted.length + 2);
    let at = 0;
    let found = 0;
    for (const word of wanted) {
      const place = window.indexOf(word, at);
      if (place !== -1) [found, at] = [found + 1, place + 1];
    }
    best = Math.max(best, found);
  }
  return wanted.length === 0 ? 0 : best / wanted.length;
}
