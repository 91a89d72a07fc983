import { occupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily, oncePer } from '#career/lazily.ts';
import type { VeteranRecord } from '#career/service.ts';
import rows from '#knowledge/matching/general-work.json' with { type: 'json' };

/** Work that the lists of many fields end with, and the words by which a record names it. */
export const generalWorkTable = tableOf(
  'matching/general-work.json',
  rows,
  () => entryOf({ occupation, words: words.lowercase('must be in lower case').array().min(1) }),
  noRepeats('occupation', (entry) => entry.occupation.code),
);

const namedBy = lazily(
  () =>
    new Map(
      generalWorkTable
        .entries()
        .map(({ occupation: { code }, words: said }) => [
          code,
          new RegExp(`\\b(?:${said.join('|')})\\b`, 'i'),
        ]),
    ),
);

/** A record that tells less than this of its work may leave anything unsaid, so the code speaks for it. */
const TOLD = 240;

const toldIn = oncePer((record: VeteranRecord): string =>
  [
    record.responsibilities,
    record.achievements,
    record.leadership,
    record.skills,
    record.training,
    record.certifications,
    record.education,
    record.postMilitaryExperience,
    record.priorExperience,
    ...(record.earlierService ?? []).map(({ duties }) => duties),
  ]
    .filter((text) => text !== null && text !== undefined)
    .join('\n'),
);

/** Whether nothing that a telling record says names general work: only the list of its code does. */
export function isUnnamed(code: string, record: VeteranRecord): boolean {
  const said = namedBy().get(code);
  const told = toldIn(record);
  return said !== undefined && told.length >= TOLD && !said.test(told);
}
