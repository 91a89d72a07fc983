import { z } from 'zod';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import degreeRows from '#knowledge/credentials/degrees.json' with { type: 'json' };
import familyRows from '#knowledge/credentials/families.json' with { type: 'json' };
import stateRows from '#knowledge/credentials/states.json' with { type: 'json' };
import statusRows from '#knowledge/credentials/statuses.json' with { type: 'json' };
import { CREDENTIAL_KINDS, CREDENTIAL_STATUSES } from './credential.ts';

const id = words.regex(/^[a-z0-9-]+$/, 'must be lower case letters, figures and hyphens');

const familyEntry = () =>
  entryOf({
    family: words,
    kind: z.enum(CREDENTIAL_KINDS),
    levels: z
      .array(
        z.strictObject({
          id,
          name: words,
          writtenAs: wordList,
          class: words.optional(),
          certificates: z.array(id).min(1).optional(),
          terms: wordList.optional(),
          coveredBy: z.array(id).min(1).optional(),
        }),
      )
      .min(1),
    higherCoversLower: z.boolean(),
    lowerIsBehind: z.boolean(),
    permit: z.literal(true).optional(),
    endorsements: z
      .array(
        z.strictObject({
          id,
          name: words,
          letter: words.length(1),
          words: wordList,
          certificates: z.array(id).min(1).optional(),
          terms: wordList.optional(),
          includes: z.array(id).min(1).optional(),
        }),
      )
      .min(1)
      .optional(),
  });

/** Credentials that come in classes or levels, lowest first. */
export const familyTable = tableOf(
  'credentials/families.json',
  familyRows,
  familyEntry,
  noRepeats('family', ({ family }) => family),
);
export type Family = ReturnType<(typeof familyTable)['entries']>[number];

/** Words beside a credential that say how it stands. */
export const statusTable = tableOf('credentials/statuses.json', statusRows, () =>
  entryOf({
    status: z.enum(CREDENTIAL_STATUSES),
    words: wordList,
    kinds: z.array(z.enum(CREDENTIAL_KINDS)).min(1).optional(),
    onlyWithPermit: z.literal(true).optional(),
  }),
);

/** Levels of schooling, lowest first. */
export const DEGREE_LEVELS = [
  'high-school',
  'some-college',
  'associate',
  'bachelor',
  'master',
  'doctoral',
] as const;
export type DegreeLevel = (typeof DEGREE_LEVELS)[number];

/** Degrees with the ways people write them. */
export const degreeTable = tableOf('credentials/degrees.json', degreeRows, () =>
  entryOf({
    level: z.enum(DEGREE_LEVELS),
    name: words,
    writtenAs: wordList,
    capitalsOnly: z.array(words.uppercase('must be in capitals')).min(1).optional(),
    notBefore: z.array(words.lowercase('must be in lower case')).min(1).optional(),
    notTheDegree: wordList.optional(),
  }),
);

/** States and territories by their postal code. */
export const stateTable = tableOf(
  'credentials/states.json',
  stateRows,
  () => entryOf({ code: words.length(2), name: words }),
  noRepeats('code', ({ code }) => code),
);
