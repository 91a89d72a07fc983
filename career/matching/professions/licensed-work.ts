import { z } from 'zod';
import { certifications } from '#career/certifications/catalogue.ts';
import type { Certification } from '#career/certifications/certification.ts';
import { codesOf, occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/matching/licensed-work.json' with { type: 'json' };

/** Work behind a license, a certificate that law or nearly every employer asks for, or a degree of its own. */
export const licensedWorkTable = tableOf(
  'matching/licensed-work.json',
  rows,
  () =>
    entryOf({
      license: words,
      grantedBy: z.enum(['state', 'federal', 'board', 'school']),
      /** Its entry in certificates/. */
      certificate: words.optional(),
      /** How it is reached: by years of schooling, or by a course or test that service counts toward. */
      way: z.enum(['schooling', 'service-counts']),
      occupations: occupation.array().min(1),
    }),
  noRepeats('license', (entry) => entry.license),
  noRepeats('occupations', (entry) => codesOf(entry.occupations).join(' ')),
  (entries, fault) => {
    const known = new Set(certifications().map(({ id }) => id));
    entries.forEach(({ certificate }, at) => {
      if (certificate !== undefined && !known.has(certificate))
        fault(at, 'certificate', 'is not in certificates/');
    });
  },
);

const byCode = lazily(
  () =>
    new Map(
      licensedWorkTable
        .entries()
        .flatMap((entry) => codesOf(entry.occupations).map((code) => [code, entry] as const)),
    ),
);

export type LicensedWork = ReturnType<(typeof licensedWorkTable)['entries']>[number];

/** What an occupation stands behind; undefined for none of the table. */
export function findLicense(code: string): LicensedWork | undefined {
  return byCode().get(code);
}

const certificates = lazily(() => new Map(certifications().map((entry) => [entry.id, entry])));

/** The certificate by which a license is usually reached, as the catalogue tells it; undefined where it has none. */
export function certificateOf({ certificate }: LicensedWork): Certification | undefined {
  return certificate === undefined ? undefined : certificates().get(certificate);
}
