import { z } from 'zod';
import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/filled-from-within.json' with { type: 'json' };
import { WORK_FIELDS } from './fields/work-fields.ts';

/** Work that few are taken into from outside, and the fields of work whose people are. */
export const filledFromWithinTable = tableOf(
  'matching/filled-from-within.json',
  rows,
  () =>
    entryOf({
      occupations: occupation.array().min(1),
      why: z.enum(['promoted', 'few-posts']),
      fields: z
        .enum(WORK_FIELDS.map(({ id }) => id))
        .array()
        .min(1),
    }),
  noRepeats('occupations', ({ occupations }) => occupations.map(({ code }) => code).join(' ')),
);

/** Who is taken into an occupation. */
interface Opening {
  readonly fields: ReadonlySet<string>;
  /** What is left of the score of everyone else, 0-1. */
  readonly others: number;
  /** Filled by promotion from the work below it. */
  readonly promoted: boolean;
}

/** Our judgement, held in the evaluation. */
const OTHERS = { promoted: 0.55, 'few-posts': 0.8 } as const;

const byCode = lazily(
  () =>
    new Map(
      filledFromWithinTable
        .entries()
        .flatMap(({ occupations, fields, why }) =>
          occupations.map(({ code }): [string, Opening] => [
            code,
            { fields: new Set<string>(fields), others: OTHERS[why], promoted: why === 'promoted' },
          ]),
        ),
    ),
);

/** Whose people are taken into an occupation that is not open to all; undefined for one that is. */
export function findOpening(code: string): Opening | undefined {
  return byCode().get(code);
}
