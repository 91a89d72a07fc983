import { z } from 'zod';
import { type Boosted, logOddsBy } from '#career/boosted-trees.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/claims/doubt.json' with { type: 'json' };
import treeRows from '#knowledge/claims/doubt-trees.json' with { type: 'json' };
import wordRows from '#knowledge/claims/doubted-words.json' with { type: 'json' };
import type { UnsupportedClaim } from './claim.ts';
import { LINE_MEASURES, type LineMeasure, lineMeasures } from './line-measures.ts';
import type { ReadClaim } from './told-passages.ts';
import { WORD_MEASURES, type WordMeasure, wordMeasures } from './word-measures.ts';

/** What is judged: whether a word of a line is untrue, and whether anything of the line is. */
export const DOUBTS = ['word', 'line'] as const;

const measure = z.union([z.enum(WORD_MEASURES), z.enum(LINE_MEASURES)]);

/** The measures of both, each with its reason. */
export const doubtMeasureTable = tableOf(
  'claims/doubt.json',
  rows,
  () => entryOf({ of: z.enum(DOUBTS), measure }),
  noRepeats('measure', ({ of, measure: name }) => `${of} ${name}`),
  (entries, fault) => {
    const listed = new Set(entries.map(({ of, measure: name }) => `${of} ${name}`));
    const all = [
      ...WORD_MEASURES.map((name) => `word ${name}`),
      ...LINE_MEASURES.map((name) => `line ${name}`),
    ];
    const missing = all.find((name) => !listed.has(name));
    if (missing !== undefined) fault(0, 'measure', `no entry has ${missing}`);
    entries.forEach(({ of, measure: name }, at) => {
      if (!all.includes(`${of} ${name}`)) fault(at, 'measure', `is none of a ${of}`);
    });
  },
);

const split = z.tuple([measure, z.number(), z.number(), z.number()]);
const branch = z.union([z.number(), split]);

/** What the measures say of each, learned from judged claims by `npm run learn:claims`. */
export const doubtTreeTable = tableOf(
  'claims/doubt-trees.json',
  treeRows,
  () =>
    entryOf({
      of: z.enum(DOUBTS),
      /** The log-odds before any tree has spoken. */
      base: z.number(),
      trees: z.array(z.union([z.number(), z.tuple([measure, z.number(), branch, branch])])).min(1),
    }),
  noRepeats('of', ({ of }) => of),
  (entries, fault) => {
    const missing = DOUBTS.find((each) => !entries.some(({ of }) => of === each));
    if (missing !== undefined) fault(0, 'of', `no entry is of a ${missing}`);
  },
);

const count = z.int().nonnegative();

/** How often words that no statement held were untrue and true in judged claims, by their stem. */
export const doubtedWordTable = tableOf(
  'claims/doubted-words.json',
  wordRows,
  () => entryOf({ stem: words, untrue: count, true: count }),
  noRepeats('stem', ({ stem }) => stem),
);

/** Of a word met for the first time, so many verdicts are thought of. */
const USUAL_VERDICTS = 2;

/** What was counted of words, as log-odds beside the usual share; 0 for one that was never met. */
export function doubtedBy(
  counted: ReadonlyMap<string, { readonly untrue: number; readonly true: number }>,
): (stem: string) => number {
  let [untrue, isTrue] = [0, 0];
  for (const one of counted.values()) {
    untrue += one.untrue;
    isTrue += one.true;
  }
  const usual = untrue / Math.max(1, isTrue);
  return (stem) => {
    const one = counted.get(stem);
    if (one === undefined || usual === 0) return 0;
    const odds = (one.untrue + USUAL_VERDICTS * usual) / (one.true + USUAL_VERDICTS);
    return Math.log(odds / usual);
  };
}

/** What was learned: of words, of lines, and how often each word was untrue. */
export interface Doubting {
  readonly word: Boosted<WordMeasure>;
  readonly line: Boosted<LineMeasure>;
  readonly doubtedOf: (stem: string) => number;
}

const learned = lazily((): Doubting => {
  const of = (each: (typeof DOUBTS)[number]) => doubtTreeTable.entries().find((entry) => entry.of === each);
  const counted = new Map(doubtedWordTable.entries().map((entry) => [entry.stem, entry]));
  return {
    word: of('word') as unknown as Boosted<WordMeasure>,
    line: of('line') as unknown as Boosted<LineMeasure>,
    doubtedOf: doubtedBy(counted),
  };
});

const shareOf = (logOdds: number) => 1 / (1 + Math.exp(-logOdds));

/** How surely each word of a line is untrue, 0 to 1. */
export const wordDoubts = (
  read: ReadClaim,
  claims: readonly UnsupportedClaim[],
  place: string,
  { word, doubtedOf }: Pick<Doubting, 'word' | 'doubtedOf'> = learned(),
): number[] =>
  wordMeasures(read, claims, place, doubtedOf).map((measures) => shareOf(logOddsBy(word, measures)));

/** How surely something of a line is untrue, 0 to 1, and each of its words. */
export function doubtOf(
  read: ReadClaim,
  claims: readonly UnsupportedClaim[],
  place: string,
  doubting: Doubting = learned(),
): { readonly ofLine: number; readonly ofWords: readonly number[] } {
  const ofWords = wordDoubts(read, claims, place, doubting);
  const measures = lineMeasures(read, claims, place, ofWords);
  return { ofLine: shareOf(logOddsBy(doubting.line, measures)), ofWords };
}
