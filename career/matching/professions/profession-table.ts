import { z } from 'zod';
import { listedOccupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import rows from '#knowledge/matching/professions.json' with { type: 'json' };

const forms = words.lowercase('must be in lower case').array();

/**
 * Professions that people have besides their service, with what tells each of them: licenses and certificates, fields of
 * study, civilian jobs. `working` and `lead` are the occupations it leads to, nearest first; `lead` for who runs others.
 */
export const professionTable = tableOf(
  'matching/professions.json',
  rows,
  () =>
    entryOf({
      profession: words.regex(/^[a-z-]+$/, 'must be lower case letters and hyphens'),
      work: words,
      licenses: forms,
      /** Who holds a license of it is in this work today, whatever the service was. */
      licenseIsCareer: z.literal(true).optional(),
      /** Work that people take while they look for their own: a career only after years, or for who runs it. */
      firstJob: z.literal(true).optional(),
      /** Certificates that posts of many kinds ask for: beside other work they say little. */
      oftenHeld: forms.optional(),
      degrees: forms,
      jobs: forms,
      working: listedOccupation.array().min(1),
      lead: listedOccupation.array().min(1),
    }),
  noRepeats('profession', ({ profession }) => profession),
);

export type Profession = ReturnType<(typeof professionTable)['entries']>[number];
