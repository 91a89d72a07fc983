import { z } from 'zod';
import { codeBeginning } from '#career/knowledge/entry-fields.ts';
import { entryOf, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import business from '#knowledge/certificates/business.json' with { type: 'json' };
import careAndSafety from '#knowledge/certificates/care-and-safety.json' with { type: 'json' };
import technology from '#knowledge/certificates/technology.json' with { type: 'json' };
import trades from '#knowledge/certificates/trades.json' with { type: 'json' };
import { CERTIFICATION_FIELDS, type Certification, FUNDING } from './certification.ts';

const catalogueEntry = () =>
  entryOf({
    id: words.regex(/^[a-z0-9-]+$/, 'must be lower case letters, figures and hyphens'),
    name: words,
    provider: words,
    field: z.enum(CERTIFICATION_FIELDS),
    description: words.endsWith('.', 'must be a sentence'),
    durationWeeks: z.int().positive().optional(),
    cost: z.strictObject({ dollars: z.int().positive(), year: z.int().min(2000) }).optional(),
    giBill: z.enum(FUNDING).optional(),
    serviceProgram: z.enum(FUNDING).optional(),
    serves: z.array(z.strictObject({ codeBegins: codeBeginning, title: words })).min(1),
    alsoWritten: wordList.optional(),
    militaryTraining: wordList.optional(),
    /** The provider's official page, which the veteran is shown. */
    source: z.url({ protocol: /^https$/, error: 'must be a secure address (https://…)' }).optional(),
  });

type CatalogueEntry = z.output<ReturnType<typeof catalogueEntry>>;

/* @__NO_SIDE_EFFECTS__ */
const catalogue = (name: string, rows: unknown) => tableOf(`certificates/${name}.json`, rows, catalogueEntry);

export const certificateTables = [
  catalogue('technology', technology),
  catalogue('business', business),
  catalogue('trades', trades),
  catalogue('care-and-safety', careAndSafety),
];

/**
 * Certificates in civilian demand, written by us: names, providers and official addresses as we know them. A price
 * stands only with the year it was known in; what is not known stays empty and reads "check with the provider".
 */
export const certifications = lazily((): readonly Certification[] =>
  certificateTables.flatMap((table) => table.entries().map(certificationOf)),
);

function certificationOf(entry: CatalogueEntry): Certification {
  return {
    id: entry.id,
    name: entry.name,
    provider: entry.provider,
    field: entry.field,
    description: entry.description,
    url: entry.source ?? null,
    durationWeeks: entry.durationWeeks ?? null,
    cost: entry.cost ?? null,
    giBill: entry.giBill ?? 'unknown',
    serviceProgramme: entry.serviceProgram ?? 'unknown',
    occupations: entry.serves.map(({ codeBegins }) => codeBegins),
    alsoWritten: entry.alsoWritten ?? [],
    militaryTraining: entry.militaryTraining ?? [],
  };
}
