import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/places/california-cities.json' with { type: 'json' };

/** Cities of California, which no release names, with their counties. */
export const californiaCityTable = tableOf(
  'places/california-cities.json',
  rows,
  () => entryOf({ county: words.regex(/^06\d{3}$/, 'must be a county of California'), cities: wordList }),
  noRepeats('county', ({ county }) => county),
  (entries, fault) => {
    const seen = new Set<string>();
    entries.forEach(({ cities }, at) => {
      for (const city of cities) {
        if (seen.has(city)) fault(at, 'cities', `${city} stands twice`);
        seen.add(city);
      }
    });
  },
);

/** The county (five figures) of each city, by its name with the state: "Oceanside, CA". */
export const californiaCities = lazily(
  () =>
    new Map<string, string>(
      californiaCityTable
        .entries()
        .flatMap(({ county, cities }) => cities.map((city): [string, string] => [`${city}, CA`, county])),
    ),
);
