import { z } from 'zod';
import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import graded from '#knowledge/matching/graded-titles.json' with { type: 'json' };
import rows from '#knowledge/matching/judgment.json' with { type: 'json' };
import { type Counsel, type ListRead, MEASURES, type Measures, measuring } from './measures.ts';
import type { Ranking } from './rank-occupations.ts';

/** Which way a measure may count: learned weights of the other sign are chance, and become 0. */
export const COUNTS = ['for', 'against', 'either'] as const;

/** What each measure says of a title, learned from all verdicts by `npm run learn:matching`. */
export const judgmentTable = tableOf(
  'matching/judgment.json',
  rows,
  () =>
    entryOf({
      measure: z.enum(MEASURES),
      counts: z.enum(COUNTS),
      /** What one of the measure adds to the log-odds that a counselor could defend the title. */
      defensible: z.number(),
      /** The same for that one suggests it readily. */
      readily: z.number(),
    }),
  noRepeats('measure', ({ measure }) => measure),
  (entries, fault) => {
    entries.forEach(({ counts, defensible, readily }, at) => {
      const sign = { for: 1, against: -1, either: 0 }[counts];
      if (Math.min(defensible * sign, readily * sign) < 0)
        fault(at, 'counts', `says “${counts}”, and a weight says the opposite`);
    });
    const missing = MEASURES.find((measure) => !entries.some((entry) => entry.measure === measure));
    if (missing !== undefined) fault(0, 'measure', `no entry weighs ${missing}`);
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
export interface Judgment {
  /** They could defend it. */
  readonly defensible: number;
  /** They suggest it readily. */
  readonly readily: number;
}

/** How a counselor would judge any occupation for the person of a ranking. */
export function judging(ranking: Ranking): (occupation: Occupation) => Judgment {
  const measure = measuring(ranking, counsel);
  return (occupation) => weighed(measure(occupation));
}

function weighed(measures: Measures): Judgment {
  let [defensible, readily] = [0, 0];
  for (const entry of judgmentTable.entries()) {
    defensible += entry.defensible * measures[entry.measure];
    readily += entry.readily * measures[entry.measure];
  }
  return { defensible, readily };
}
