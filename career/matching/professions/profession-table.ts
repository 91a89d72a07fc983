import { z } from 'zod';
import { listedOccupation } from '#career/knowledge/entry-fields.ts';
import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import business from '#knowledge/matching/professions/business.json' with { type: 'json' };
import health from '#knowledge/matching/professions/health.json' with { type: 'json' };
import people from '#knowledge/matching/professions/people-and-media.json' with { type: 'json' };
import protection from '#knowledge/matching/professions/protection-and-services.json' with { type: 'json' };
import technology from '#knowledge/matching/professions/technology-and-science.json' with { type: 'json' };
import trades from '#knowledge/matching/professions/trades-and-transport.json' with { type: 'json' };

const forms = words.lowercase('must be in lower case').array();

const professionEntry = () =>
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
    /** How people say that they want it: looked for in wishes alone, so they may be broad. */
    sought: forms.optional(),
    working: listedOccupation.array().min(1),
    lead: listedOccupation.array().min(1),
  });

const professionsIn = (theme: string, rows: unknown) =>
  tableOf(
    `matching/professions/${theme}.json`,
    rows,
    professionEntry,
    noRepeats('profession', ({ profession }) => profession),
  );

/**
 * Professions that people have besides their service, with what tells each of them: licenses and certificates, fields of
 * study, civilian jobs, wishes. `working` and `lead` are the occupations it leads to, nearest first; `lead` for who runs
 * others. A file for each part of the classification that its first title stands in.
 */
export const professionTables = [
  professionsIn('business', business),
  professionsIn('technology-and-science', technology),
  professionsIn('people-and-media', people),
  professionsIn('health', health),
  professionsIn('protection-and-services', protection),
  professionsIn('trades-and-transport', trades),
];

export type Profession = ReturnType<(typeof professionTables)[number]['entries']>[number];

/** All of them; none stands in two files. */
export const allProfessions = lazily((): readonly Profession[] => {
  const all = professionTables.flatMap((table) => table.entries());
  const ids = all.map(({ profession }) => profession);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new Error(`The profession “${twice}” stands in two files`);
  return all;
});
