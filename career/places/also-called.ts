import { z } from 'zod';
import { entryOf, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import rows from '#knowledge/places/also-called.json' with { type: 'json' };

/** Names of places that no official list has, with the keys of what they mean. */
export const alsoCalledTable = tableOf(
  'places/also-called.json',
  rows,
  () =>
    entryOf({
      names: wordList,
      state: words.length(2),
      places: z
        .array(words.regex(/^(?:city|county|area|housing|state):/, 'must be the key of a place'))
        .min(1),
    }),
  (entries, fault) => {
    const seen = new Set<string>();
    entries.forEach(({ names, state }, at) => {
      for (const name of names.map((each) => `${each.toLowerCase()} ${state}`)) {
        if (seen.has(name)) fault(at, 'names', `${name} stands twice`);
        seen.add(name);
      }
    });
  },
);
