import { z } from 'zod';
import { type Boosted, logOddsBy } from '#career/boosted-trees.ts';
import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import graded from '#knowledge/matching/graded-titles.json' with { type: 'json' };
import rows from '#knowledge/matching/judgment.json' with { type: 'json' };
import treeRows from '#knowledge/matching/judgment-trees.json' with { type: 'json' };
import { MEASURES, type Measure, measuring } from './measures.ts';
import type { Counsel, ListRead } from './namings.ts';
import type { Ranking } from './rank-occupations.ts';

/** Which way a measure may count: what is learned the other way is chance, and isn't learned. */
export const COUNTS = ['for', 'against', 'either'] as const;

/** The measures a title is judged by, each with its reason. */
export const measureTable = tableOf(
  'matching/judgment.json',
  rows,
  () => entryOf({ measure: z.enum(MEASURES), counts: z.enum(COUNTS) }),
  noRepeats('measure', ({ measure }) => measure),
  (entries, fault) => {
    const missing = MEASURES.find((measure) => !entries.some((entry) => entry.measure === measure));
    if (missing !== undefined) fault(0, 'measure', `no entry has ${missing}`);
  },
);

/** The two judgments of a counselor: the title can be defended, and it is suggested readily. */
export const JUDGMENTS = ['defensible', 'readily'] as const;

const measure = z.enum(MEASURES);
const split = z.tuple([measure, z.number(), z.number(), z.number()]);
const branch = z.union([z.number(), split]);

/** What the measures say of each judgment, learned from all verdicts by `npm run learn:matching`. */
export const judgmentTrees = tableOf(
  'matching/judgment-trees.json',
  treeRows,
  () =>
    entryOf({
      judgment: z.enum(JUDGMENTS),
      /** The log-odds before any tree has spoken. */
      base: z.number(),
      trees: z.array(z.union([z.number(), z.tuple([measure, z.number(), branch, branch])])).min(1),
    }),
  noRepeats('judgment', ({ judgment }) => judgment),
  (entries, fault) => {
    const missing = JUDGMENTS.find((judgment) => !entries.some((entry) => entry.judgment === judgment));
    if (missing !== undefined) fault(0, 'judgment', `no entry is of ${missing}`);
  },
);

const count = z.int().nonnegative();

/** How counselors graded titles before people whom a list names them to, counted by `npm run learn:matching`. */
export const gradedTitles = tableOf(
  'matching/graded-titles.json',
  graded,
  () =>
    entryOf({
      list: z.string().min(1),
      kind: z.enum(['field', 'profession']),
      titles: z.array(occupation.extend({ readily: count, stretch: count, wrong: count })).min(1),
    }),
  noRepeats('list', ({ kind, list }) => `${kind} ${list}`),
);

/** Grades of one title before people of one list. */
export interface Graded {
  readonly readily: number;
  readonly stretch: number;
  readonly wrong: number;
}

/** A list's own verdicts count whole from a few on: below, the usual share speaks. */
const USUAL_VERDICTS = 3;
/** Of all titles graded, so many were readily suggested. */
const USUAL_SHARE = 0.4;

/** What grades say beside the usual, as log-odds: 0 for none. */
export function saidBy({ readily, stretch, wrong }: Graded): number {
  const share = (readily + USUAL_VERDICTS * USUAL_SHARE) / (readily + stretch + wrong + USUAL_VERDICTS);
  return logOdds(share) - logOdds(USUAL_SHARE);
}

const logOdds = (share: number) => Math.log(share / (1 - share));

/** Under which a title of a list is kept. */
export const keyOf = ({ kind, id }: ListRead, code: string): string => `${kind} ${id} ${code}`;

const counseled = lazily(
  () =>
    new Map(
      gradedTitles
        .entries()
        .flatMap(({ kind, list, titles }) =>
          titles.map((title) => [keyOf({ kind, id: list }, title.code), saidBy(title)] as const),
        ),
    ),
);

const counsel: Counsel = (list, code) => counseled().get(keyOf(list, code)) ?? 0;

/** What a counselor would say of a title for somebody: log-odds. */
export type Judgment = Readonly<Record<(typeof JUDGMENTS)[number], number>>;

/** What was learned of each judgment. */
export type Judges = Readonly<Record<keyof Judgment, Boosted<Measure>>>;

const judges = lazily((): Judges => {
  const of = (judgment: keyof Judgment) => {
    const entry = judgmentTrees.entries().find((one) => one.judgment === judgment);
    if (entry === undefined) throw new Error(`Nothing was learned of ${judgment}`);
    return entry as Boosted<Measure>;
  };
  return { defensible: of('defensible'), readily: of('readily') };
});

/** How a counselor would judge any occupation for the person of a ranking. */
export const judging = (ranking: Ranking) => judgingBy(judges(), counsel)(ranking);

/** How a counselor would judge by what was learned and what counselors said of lists. */
export const judgingBy =
  (learned: Judges, counsel: Counsel) =>
  (ranking: Ranking): ((occupation: Occupation) => Judgment) => {
    const measure = measuring(ranking, counsel);
    return (occupation) => {
      const measures = measure(occupation);
      return {
        defensible: logOddsBy(learned.defensible, measures),
        readily: logOddsBy(learned.readily, measures),
      };
    };
  };
