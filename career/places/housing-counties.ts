import { entryOf, noRepeats, tableOf, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/places/housing-counties.json' with { type: 'json' };

/** Housing areas whose base or city isn't in the county that most of their ZIP codes are in. */
export const housingCountyTable = tableOf(
  'places/housing-counties.json',
  rows,
  () =>
    entryOf({
      housing: words.regex(/^[A-Z]{2}\d{3}$/, 'must be the code of a housing area'),
      county: words.regex(/^\d{5}$/, 'must be the five figures of a county'),
    }),
  noRepeats('housing', ({ housing }) => housing),
);

const counties = lazily(
  () => new Map(housingCountyTable.entries().map(({ housing, county }) => [housing, county])),
);

/** The county (five figures) of the base or city a housing area is named after, where its ZIP codes would mislead. */
export const countyNamedBy = (housing: string): string | undefined => counties().get(housing);
