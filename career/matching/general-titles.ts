import { z } from 'zod';
import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf } from '#career/knowledge/read-table.ts';
import rows from '#knowledge/matching/general-titles.json' with { type: 'json' };
import type { Evidence } from './evidence.ts';

/**
 * Broad titles that veterans of any job move into, for a record that says nothing yet. Always marked as inferred,
 * with the request to fill in the record.
 */
export const generalTitleTable = tableOf(
  'matching/general-titles.json',
  rows,
  () => entryOf({ for: z.enum(['enlisted', 'leader']), occupation }),
  noRepeats('occupation', (entry) => `${entry.for} ${entry.occupation.code}`),
  (entries, fault) => {
    entries.forEach(({ reason }, at) => {
      if (reason === undefined)
        fault(at, 'reason', 'is what the veteran reads, a source alone is not enough');
    });
  },
);

const BACHELOR = 4;

/** Broad titles for somebody by O*NET-SOC code, each with why it is open to many; the widest doors first; whoever holds a degree looks where leaders do. */
export function generalTitles({
  tier,
  education,
}: Pick<Evidence, 'tier' | 'education'>): { readonly code: string; readonly reason: string }[] {
  const enlisted = tier === 'junior' || tier === 'middle' || tier === 'leading';
  const wanted = enlisted && education < BACHELOR ? 'enlisted' : 'leader';
  return generalTitleTable
    .entries()
    .flatMap((entry) =>
      entry.for === wanted && entry.reason !== undefined
        ? [{ code: entry.occupation.code, reason: entry.reason }]
        : [],
    );
}
