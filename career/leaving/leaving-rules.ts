import { z } from 'zod';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import rows from '#knowledge/leaving/leaving.json' with { type: 'json' };
import { LEAVING_KINDS, LEAVING_TOPICS } from './leaving-kind.ts';

/**
 * How far from its anchor a day is: whole months as the calendar counts them, days, or both ("1 year and 120 days").
 * Before it: negative.
 */
const offset = z.union([
  z.strictObject({ months: z.number().int(), days: z.number().int() }),
  z.strictObject({ days: z.number().int() }),
  z.strictObject({ months: z.number().int() }),
]);
export type Offset = z.output<typeof offset>;

/** What to do around the last day of service, each with its rule in our own words. */
export const leavingTable = tableOf(
  'leaving/leaving.json',
  rows,
  () =>
    entryOf({
      id: words.regex(/^[a-z0-9-]+$/, 'must be lower case letters, digits and hyphens'),
      title: words,
      topic: z.enum(LEAVING_TOPICS),
      /** For whom; left out: for everybody. */
      for: z.array(z.enum(LEAVING_KINDS)).min(1).optional(),
      /** Which day the offsets count from: the last day of service, or the first of terminal leave. */
      anchor: z.enum(['last-day', 'terminal-leave']),
      /** Only for those who take terminal leave. */
      needsLeave: z.literal(true).optional(),
      /** The first day on which it can be done. */
      opens: offset.optional(),
      /** The last day, or the day by which it should be done. */
      due: offset.optional(),
      /** With terminal leave, due the day before it begins. */
      dueBeforeLeave: z.literal(true).optional(),
      /** It happens on that day, whatever anybody does. */
      byItself: z.literal(true).optional(),
      /** The rule is the source's, the day our advice. */
      dayIsAdvice: z.literal(true).optional(),
      rule: words,
      /** What is still possible after `due`. */
      late: words.optional(),
      /** A page of this site that helps. */
      page: words.regex(/^\//, 'must be an address of this site').optional(),
      /** What the source is called; beside `source`, its address. */
      sourceName: words.optional(),
      /** The day on which somebody last compared the entry with its source. */
      reviewed: z.iso.date(),
    }),
  noRepeats('id', (entry) => entry.id),
  (entries, fault) => {
    entries.forEach(({ opens, due, late, source, sourceName }, at) => {
      if (opens === undefined && due === undefined) fault(at, 'due', 'an entry opens or is due, or both');
      if (due !== undefined && late === undefined) fault(at, 'late', 'is missing: what can still be done?');
      if ((source === undefined) !== (sourceName === undefined))
        fault(at, 'sourceName', 'source and sourceName stand together');
    });
  },
);

export type LeavingRule = ReturnType<(typeof leavingTable)['entries']>[number];
