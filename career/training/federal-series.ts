import { z } from 'zod';
import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import type { FederalSeries } from '#career/occupations/military-job.ts';
import rows from '#knowledge/training/federal-series.json' with { type: 'json' };

/** Federal series and the occupations whose work they do, in our judgment: no official list links them. */
export const federalSeriesTable = tableOf(
  'training/federal-series.json',
  rows,
  () =>
    entryOf({
      series: z.string().regex(/^\d{4}$/, 'must have four figures'),
      name: words,
      /** The General Schedule, or the Federal Wage System of trades and crafts, whose pay is set by area. */
      system: z.enum(['GS', 'FWS']),
      occupations: z.array(occupation).min(1),
    }),
  noRepeats('series', ({ series }) => series),
);

const byOccupation = lazily(() =>
  Map.groupBy(
    federalSeriesTable.entries().flatMap(({ series, name, system, occupations }) =>
      occupations.map(({ code, title }) => ({
        code,
        groupTitle: title,
        own: { series, title: name, system },
      })),
    ),
    ({ code }) => code,
  ),
);

/**
 * The series that do an occupation's work; none where we know of none. A detailed occupation has those of its group,
 * unless that is a group of all sorts of work.
 */
export function federalSeriesOf(code: string): FederalSeries[] {
  const own = byOccupation().get(code);
  const ofGroup = (byOccupation().get(`${code.slice(0, 7)}.00`) ?? []).filter(
    ({ groupTitle }) => !groupTitle.endsWith('All Other'),
  );
  return (own ?? ofGroup).map((one) => one.own);
}
