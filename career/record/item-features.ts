import type { Features } from '#career/sequence-tagger.ts';

/** What the items of a list are. */
export const ITEM_KINDS = ['certificate', 'skill', 'award', 'training'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** The features of an item, by the first part of their names, and what each is. */
export const ITEM_FEATURES = {
  after: 'Before any item there is nothing',
  w: 'A word of it',
  b: 'Two words side by side, or its first or last',
  k: 'What kind of list it stands in',
  f: 'Its first word',
  kf: 'The kind of list, and its first word',
  l: 'Its last word',
  kl: 'The kind of list, and its last word',
  n: 'How many words it has',
  kn: 'The kind of list, and how many words it has',
  low: 'How many words in small letters it has',
  upper: 'How many acronyms it has',
  typed: 'Whether it was typed with a capital, small, or is our wording',
  pre: 'The sign before it',
  post: 'The sign behind it',
  prew: 'The word before it',
} as const;

/** So much of an item is looked for where it was typed. */
const BEGINNING = 12;

/** What is known of an item of a list beside what was typed there. */
export function itemFeatures(kind: ItemKind, item: string, typed: string): Features {
  const words = item.match(/[A-Za-z]+(?:['’][a-z]+)?|\d+|[^\sA-Za-z\d]/g) ?? [];
  const small = words.map((word) => word.toLowerCase().replace(/\d/g, '9'));
  const [first = '', last = ''] = [small[0], small.at(-1)];
  const at = typed.toLowerCase().indexOf(item.toLowerCase().slice(0, BEGINNING));
  const letter = typed.charAt(at);
  const cased =
    at === -1 ? 'ours' : /[A-Z]/.test(letter) ? 'capital' : /[a-z]/.test(letter) ? 'small' : 'figure';
  const before = at === -1 ? '' : typed.slice(0, at);
  const behind = at === -1 ? '' : typed.slice(at + item.length).trimStart();
  return [
    ...new Set([
      ...small.map((word) => `w ${word}`),
      ...['^', ...small].map((word, place) => `b ${word} ${small[place] ?? '$'}`),
      `k ${kind}`,
      `f ${first}`,
      `kf ${kind} ${first}`,
      `l ${last}`,
      `kl ${kind} ${last}`,
      `n ${Math.min(words.length, 12)}`,
      `kn ${kind} ${Math.min(words.length, 6)}`,
      `low ${Math.min(words.filter((word) => /^[a-z]/.test(word)).length, 8)}`,
      `upper ${Math.min(words.filter((word) => /^[A-Z]{2,}$/.test(word)).length, 4)}`,
      `typed ${cased}`,
      `pre ${before.trimEnd().slice(-1) || '^'}`,
      `post ${behind.charAt(0) || '$'}`,
      `prew ${/([a-z']+)[^a-z']*$/i.exec(before)?.[1]?.toLowerCase() ?? '^'}`,
    ]),
  ];
}
