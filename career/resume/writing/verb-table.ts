import { z } from 'zod';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import irregularRows from '#knowledge/writing/irregular-verbs.json' with { type: 'json' };
import verbRows from '#knowledge/writing/verbs.json' with { type: 'json' };

/** Verbs that resume lines begin with, in the base form. */
export const verbTable = tableOf('writing/verbs.json', verbRows, () =>
  entryOf({ verbs: wordList, ending: z.enum(['regular', 'doubling']) }),
);

/** Base form and past, where the ending isn't simply added. */
export const irregularVerbTable = tableOf(
  'writing/irregular-verbs.json',
  irregularRows,
  () => entryOf({ base: words, past: words, doublesLastLetter: z.literal(true).optional() }),
  noRepeats('base', (entry) => entry.base),
);
