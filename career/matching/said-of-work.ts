import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import first from '#knowledge/matching/said-of-work/11-to-19.json' with { type: 'json' };
import second from '#knowledge/matching/said-of-work/21-to-33.json' with { type: 'json' };
import third from '#knowledge/matching/said-of-work/35-to-47.json' with { type: 'json' };
import fourth from '#knowledge/matching/said-of-work/49-to-53.json' with { type: 'json' };
import { stem, wordsOf } from './words.ts';

const table = (name: string, rows: unknown) =>
  tableOf(
    `matching/said-of-work/${name}.json`,
    rows,
    () => entryOf({ ...occupation.shape, phrases: words.array().min(1) }),
    noRepeats('code', ({ code }) => code),
  );

/** How people say in everyday words which work they like or want: looked for in such clauses alone. */
export const saidOfWorkTables = [
  table('11-to-19', first),
  table('21-to-33', second),
  table('35-to-47', third),
  table('49-to-53', fourth),
];

const LONGEST = 4;

/**
 * A word alone as written, but for the s of a plural: "fillings" are a dentist's, and who is filling a truck is none. The
 * words of a phrase by their stems: "make parts" is "making parts".
 */
const keyOf = (words: readonly string[]) =>
  words.length === 1
    ? (words[0] ?? '').replace(/(?<=[a-z]{2}[^s])(?<!ing)s$/, '')
    : words.map(stem).join(' ');

/** Phrase -> codes of the occupations it means. */
const phrases = lazily(() => {
  const found = new Map<string, string[]>();
  for (const { code, phrases: said } of saidOfWorkTables.flatMap((rows) => rows.entries()))
    for (const key of new Set(said.map((phrase) => keyOf(wordsOf(phrase))))) {
      const known = found.get(key);
      if (known) known.push(code);
      else found.set(key, [code]);
    }
  return found;
});

/** A phrase that means many kinds of work tells each of them less. */
const FEW = 3;

/** The occupations that a clause means in everyday words, by code: 0-1, most for what few others go by. Longer phrases first; a word is read once. */
export function meantBy(clause: string): ReadonlyMap<string, number> {
  const told = wordsOf(clause);
  const meant = new Map<string, number>();
  for (let at = 0; at < told.length; at++)
    for (let length = Math.min(LONGEST, told.length - at); length > 0; length--) {
      const codes = phrases().get(keyOf(told.slice(at, at + length)));
      if (codes === undefined) continue;
      const says = length > 1 ? SAYS : told.length <= SHORT ? ALONE : ALONE / 2;
      const share = Math.min(1, FEW / codes.length) * says;
      for (const code of codes) meant.set(code, 1 - (1 - (meant.get(code) ?? 0)) * (1 - share));
      at += length - 1;
      break;
    }
  return meant;
}

/** One phrase may be chance, two are hardly; a word alone is, the more so in a long story. */
const SAYS = 0.8;
const ALONE = 0.6;
const SHORT = 7;
