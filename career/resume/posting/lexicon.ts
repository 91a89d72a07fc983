import { z } from 'zod';
import {
  entryOf,
  noRepeats,
  type Table,
  tableOf,
  type WholeTable,
  words,
} from '#career/knowledge/read-table.ts';
import certificates from '#knowledge/lexicon/certificates.json' with { type: 'json' };
import fieldAndTechnicalSkills from '#knowledge/lexicon/field-and-technical-skills.json' with {
  type: 'json',
};
import peopleAndBusinessSkills from '#knowledge/lexicon/people-and-business-skills.json' with {
  type: 'json',
};
import tools from '#knowledge/lexicon/tools.json' with { type: 'json' };
import type { TermKind } from './term-kinds.ts';

const lexiconEntry = () =>
  entryOf({
    name: words,
    alsoWritten: z.array(words),
    /** Those ways of writing that name a thing or a person that comes with the skill. */
    notTheSkill: z.array(words).min(1).optional(),
    /** In a veteran's words only the noun names it: its verb says something else there. */
    notByVerb: z.literal(true).optional(),
    /** Those ways of writing that name something else in a veteran's words. */
    otherInService: z.array(words).min(1).optional(),
  });

/** What postings name, and the ways in which they write it. */
export type LexiconEntry = z.output<ReturnType<typeof lexiconEntry>>;

const writtenOnce: WholeTable<LexiconEntry> = (entries, fault) => {
  entries.forEach(({ name, alsoWritten, notTheSkill = [], otherInService = [] }, at) => {
    const all = [name, ...alsoWritten];
    const twice = all.find((text, place) => all.indexOf(text) !== place);
    if (twice !== undefined) fault(at, 'alsoWritten', `“${twice}” stands there twice`);
    const stray = notTheSkill.find((text) => !alsoWritten.includes(text));
    if (stray !== undefined) fault(at, 'notTheSkill', `“${stray}” is not among alsoWritten`);
    const astray = otherInService.find((text) => !alsoWritten.includes(text));
    if (astray !== undefined) fault(at, 'otherInService', `“${astray}” is not among alsoWritten`);
  });
};

/* @__NO_SIDE_EFFECTS__ */
const lexicon = (
  kind: TermKind,
  name: string,
  rows: unknown,
): { kind: TermKind; table: Table<LexiconEntry> } => ({
  kind,
  table: tableOf(
    `lexicon/${name}.json`,
    rows,
    lexiconEntry,
    noRepeats('name', (entry) => entry.name),
    writtenOnce,
  ),
});

/** What postings name, kind by kind; of two terms written alike the first counts. */
export const lexiconTables = [
  lexicon('certificate', 'certificates', certificates),
  lexicon('tool', 'tools', tools),
  lexicon('skill', 'people-and-business-skills', peopleAndBusinessSkills),
  lexicon('skill', 'field-and-technical-skills', fieldAndTechnicalSkills),
];
