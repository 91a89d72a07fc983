import type { Features } from '#career/sequence-tagger.ts';
import type { TextPart } from '../tagged-parts.ts';
import { tokensOf } from '../token-features.ts';
import { type ListKind, statusesIn } from './list-features.ts';

/** Something that a list names, by where its parts stand. */
export interface Named {
  readonly from: number;
  readonly to: number;
  readonly parts: readonly TextPart[];
}

/** The features of what a list names, by the first part of their names, and what each is. */
export const STANDING_FEATURES = {
  after: 'How what is named before it stands',
  list: 'What kind of list it stands in',
  l: 'A word before it',
  l2: 'Two words before it, side by side',
  lz: 'The word right before it',
  h: 'A word between its parts, or a part',
  h2: 'Two of these side by side',
  t: 'A word behind it',
  t2: 'Two words behind it, side by side',
  t0: 'The word right behind it',
  t1: 'The second word behind it',
  t01: 'The two words right behind it',
  e: 'A word behind all that its sentence names',
  e2: 'Two of these side by side',
  w: 'A word of the name itself',
  w0: 'The first word of the name',
  wz: 'The last word of the name',
  k: 'What its parts are',
  kt: 'What is said of a status behind it',
  kl: 'What is said of a status before it',
  kw: 'What is said of a status within it',
  ke: 'What is said of a status behind all that its sentence names',
  ka: 'What is said of a status before it, behind it, and behind all',
  kf: 'The first that is said of a status behind it',
  kz: 'The last that is said of a status behind it',
  kh: 'What is said of a status, and what its parts are',
  nt: 'How much is said behind it',
  nl: 'How much is said before it',
  q: 'Whether there is a question behind it',
  y: 'The years behind it, and what is said of a status there',
  yp: 'The years among its parts, and what its parts are',
} as const;

/** So far before and behind a name what is said may belong to it. */
const FARTHEST = 160;

/** The year in which the texts were written that this is learned from: a later one is still to come. */
const WRITTEN_IN = 2026;
/** Two figures from here on are of the century before. */
const LATEST_SHORT = 45;

/** A word with its figures leveled: years by whether they are past. */
function leveled(word: string): string {
  const small = word.toLowerCase();
  const year = /^['’]?(\d{2}|(?:19|20)\d{2})$/.exec(small)?.[1];
  if (year === undefined) return small.replace(/\d/g, '9');
  const full = year.length === 4 ? Number(year) : Number(year) + (Number(year) < LATEST_SHORT ? 2000 : 1900);
  const figures = year.length === 4 ? 'year' : 'short';
  if (full === WRITTEN_IN) return `${figures} now`;
  return `${figures} ${full > WRITTEN_IN ? 'ahead' : 'past'}`;
}

const wordsIn = (text: string) => tokensOf(text).map((token) => leveled(token.text));

const pairs = (name: string, words: readonly string[]) => [
  ...[...new Set(words)].map((word) => `${name} ${word}`),
  ...words.map((word, at) => `${name}2 ${word} ${words[at + 1] ?? '$'}`),
];

/** Where the last stop of a text stands, else its last comma; -1 where there is neither. */
function lastSign(text: string): number {
  const stop = Math.max(text.lastIndexOf('.'), text.lastIndexOf(';'), text.lastIndexOf('\n'));
  return stop === -1 ? text.lastIndexOf(',') : stop;
}

/** Runs of blanks as one, and lines without blanks at their ends. */
export const evened = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/**
 * Where the stretch of each named thing begins: of what stands between two the first has all up to the last stop, else up
 * to the last comma.
 */
export const beginsOf = (text: string, named: readonly Pick<Named, 'from' | 'to'>[]): number[] =>
  named.map(({ from }, at) => {
    const before = named[at - 1]?.to;
    if (before === undefined) return 0;
    const sign = lastSign(text.slice(before, from));
    return sign === -1 ? from : before + sign + 1;
  });

/** What is known of each thing that a list names: the words of its parts, and what is said around it. */
export function standingFeatures(list: ListKind, text: string, named: readonly Named[]): Features[] {
  const hits = statusesIn(text);
  const statuses = (from: number, to: number) =>
    hits.filter(({ start, end }) => start >= from && end <= to).map(({ is }) => is);
  const all = (told: readonly string[]) => [...new Set(told)].sort().join('+') || '-';
  const ends = named.map(({ to }) => {
    const end = text.slice(to).search(/[.;\n]/);
    return end === -1 ? text.length : to + end;
  });
  const begins = beginsOf(text, named);
  return named.map(({ from, to, parts }, at) => {
    const behind = named[at + 1]?.from ?? text.length;
    const leadFrom = begins[at] ?? from;
    const next = begins[at + 1];
    const tailEnd = next === undefined ? behind : next > to && next < behind ? next - 1 : behind;
    const end = ends[at] ?? text.length;
    const lastNamed = named.findLast((other) => other.from < end);
    const isLast = lastNamed === undefined || lastNamed.from === from;
    const lead = wordsIn(text.slice(Math.max(leadFrom, from - FARTHEST), from));
    const tail = wordsIn(text.slice(to, Math.min(tailEnd, to + FARTHEST)));
    const shared = isLast ? [] : wordsIn(text.slice(lastNamed.to, Math.min(end, lastNamed.to + FARTHEST)));
    const inTail = statuses(to, tailEnd);
    const inLead = statuses(leadFrom, from);
    const inShared = isLast ? [] : statuses(lastNamed.to, end);
    const inside = statuses(from, to);
    const kinds = parts.map(({ kind }) => kind);
    const years = (from: number, to: number) =>
      wordsIn(text.slice(from, to))
        .filter((word) => /^(?:year|short) /.test(word))
        .join(' ');
    const own = parts
      .filter(({ kind }) => NAMING.has(kind))
      .flatMap((part) => wordsIn(text.slice(part.from, part.to)));
    return [
      `list ${list}`,
      ...pairs('l', lead),
      `lz ${lead.at(-1) ?? '^'}`,
      ...pairs('h', wordsIn(betweenParts(text, from, to, parts))),
      ...pairs('t', tail),
      `t0 ${tail[0] ?? '$'}`,
      `t1 ${tail[1] ?? '$'}`,
      `t01 ${tail[0] ?? '$'} ${tail[1] ?? '$'}`,
      ...pairs('e', shared),
      ...[...new Set(own)].map((word) => `w ${word}`),
      `w0 ${own[0] ?? '-'}`,
      `wz ${own.at(-1) ?? '-'}`,
      `k ${[...new Set(kinds)].join('')}`,
      `kt ${all(inTail)}`,
      `kl ${all(inLead)}`,
      `kw ${all(inside)}`,
      `ke ${all(inShared)}`,
      `ka ${all(inLead)} ${all(inTail)} ${all(inShared)}`,
      `kf ${inTail[0] ?? '-'}`,
      `kz ${inTail.at(-1) ?? '-'}`,
      `kh ${all([...inLead, ...inside, ...inTail])} ${[...new Set(kinds)].join('')}`,
      `nt ${Math.min(tail.length, 6)}`,
      `nl ${Math.min(lead.length, 4)}`,
      `q ${text.slice(to, tailEnd).includes('?')}`,
      `y ${years(to, tailEnd)} ${all(inTail)}`,
      `yp ${years(from, to)} ${[...new Set(kinds)].join('')}`,
    ];
  });
}

/** Parts whose words are the name: of a credential or course, a degree, its field. */
const NAMING = new Set(['N', 'G', 'F']);

/** What stands between the parts of a name, each part by its kind. */
function betweenParts(text: string, from: number, to: number, parts: readonly TextPart[]): string {
  return parts
    .filter(({ kind }) => kind !== 'A' && kind !== 'Y')
    .toSorted((one, other) => other.from - one.from)
    .reduce(
      (left, part) => `${left.slice(0, part.from - from)} ${part.kind} ${left.slice(part.to - from)}`,
      text.slice(from, to),
    );
}
