import { IRREGULAR_VERBS } from './verb-list.ts';

const STOP_WORDS = new Set(
  'a an and are as at be by for from has have in into is it its of on or our the their this to was were will with you your we who that which than then such other any all per via using use used including include includes etc'.split(
    ' ',
  ),
);

const SUFFIX = /(?:ations?|ements?|ments?|ions?|ings?|ers?|ors?|ance|ence|ies|ied|ed|es|s|y|e)$/;

/** Forms whose stem their letters don't show: "led" is of "lead", "maintenance" of "maintain". */
const BASES = new Map([
  ...Object.entries(IRREGULAR_VERBS).map(([base, past]) => [past, base] as const),
  ['maintenance', 'maintain'],
]);

/** The stem of a word, crude but the same for every form: "managed", "managing", "management" -> "manag". */
export function stemOf(word: string): string {
  const given = word.toLowerCase().replace(/[’']s$/, '');
  const lower = BASES.get(given) ?? given;
  if (lower.length <= 4 || /[^a-z]/.test(lower)) return lower.replace(/(?<=[a-z]{3})[se]$/, '');
  const stem = lower.replace(SUFFIX, '');
  return stem.length >= 3 ? stem.replace(/(.)\1$/, '$1') : lower;
}

/** The stems of the words of a text that carry meaning, in order. */
export function stemsOf(text: string): string[] {
  return (text.match(/[A-Za-z0-9][A-Za-z0-9+#&./’'-]*/g) ?? [])
    .map((word) => word.replace(/[./’'-]+$/, ''))
    .flatMap((word) => (/[/-]/.test(word) && !/\d/.test(word) ? word.split(/[/-]/) : [word]))
    .filter((word) => word !== '' && (word === 'IT' || !STOP_WORDS.has(word.toLowerCase())))
    .map(stemOf);
}
