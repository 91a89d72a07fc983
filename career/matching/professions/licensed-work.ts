import { z } from 'zod';
import { codesOf, occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/licensed-work.json' with { type: 'json' };

/** Work behind a license or a degree of its own. */
export const licensedWorkTable = tableOf(
  'matching/licensed-work.json',
  rows,
  () =>
    entryOf({
      license: words,
      /** A degree opens it. */
      byDegree: z.literal(true).optional(),
      occupations: occupation.array().min(1),
    }),
  noRepeats('license', ({ license }) => license),
);

const byCode = lazily(
  () =>
    new Map(
      licensedWorkTable
        .entries()
        .flatMap((entry) => codesOf(entry.occupations).map((code) => [code, entry] as const)),
    ),
);

type LicensedWork = ReturnType<(typeof licensedWorkTable)['entries']>[number];

/** What an occupation stands behind; undefined for none of the table. */
export function findLicense(code: string): LicensedWork | undefined {
  return byCode().get(code);
}
