import { z } from 'zod';
import { entryOf, tableOf, wordList } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/writing/verbs-that-are-nouns.json' with { type: 'json' };

/** Verbs that are as often nouns, in a line of duties or as the name of a skill. */
export const nounVerbTable = tableOf('writing/verbs-that-are-nouns.json', rows, () =>
  entryOf({ words: wordList, where: z.enum(['line', 'skill', 'gerund']) }),
);

const wordsFor = (wanted: 'line' | 'skill' | 'gerund') =>
  new Set(nounVerbTable.entries().flatMap(({ words, where }) => (where === wanted ? words : [])));

/** "Test flight coordination", "Supply room", "Patrol base security". */
export const nounsInLines = lazily(() => wordsFor('line'));

/** Verbs in the base form that name a skill as well. */
export const nounsAsSkills = lazily(() => wordsFor('skill'));

/** Forms in -ing that say what was done before any plural: "maintaining vehicles", but "towing operations". */
export const sureGerunds = lazily(() => wordsFor('gerund'));
