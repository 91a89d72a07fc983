import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from './read-table.ts';

/** A table of what was learned: features by the first part of their names, by the rest a weight for each tag. */
/* @__NO_SIDE_EFFECTS__ */
export const learnedTable = (name: string, rows: unknown, tags: number) =>
  tableOf(
    name,
    rows,
    () =>
      entryOf({
        /** What kind of feature: the first part of its name. */
        of: words,
        weights: z.record(z.string(), z.array(z.number()).length(tags)),
      }),
    noRepeats('of', ({ of }) => of),
  );

/** The weights of such a table by the whole names of their features. */
export const weightsOf = (
  table: ReturnType<typeof learnedTable>,
): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(
    table
      .entries()
      .flatMap(({ of, weights }) =>
        Object.entries(weights).map(([rest, row]) => [`${of} ${rest}`, row] as const),
      ),
  );
