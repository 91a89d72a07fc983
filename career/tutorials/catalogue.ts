import { z } from 'zod';
import { entryOf, noRepeats, tableOf, wordList, words } from '#career/knowledge/read-table.ts';
import { lazily } from '#career/lazily.ts';
import rows from '#knowledge/tutorials/tutorials.json' with { type: 'json' };
import type { Tutorial } from './tutorial.ts';

export const tutorialTable = tableOf(
  'tutorials/tutorials.json',
  rows,
  () =>
    entryOf({
      slug: words.regex(/^[a-z-]+$/, 'must be lower case letters and hyphens: it is part of an address'),
      title: words,
      plain: words,
      outcome: words,
      parts: z
        .array(z.strictObject({ title: words, paragraphs: wordList, steps: wordList.optional() }))
        .min(1),
    }),
  noRepeats('slug', (entry) => entry.slug),
);

/** The tutorials, in the order of the move. */
export const tutorials = lazily((): readonly Tutorial[] =>
  tutorialTable.entries().map(({ slug, title, plain, outcome, parts }) => ({
    slug,
    title,
    plain,
    outcome,
    parts: parts.map(({ steps, ...part }) => (steps === undefined ? part : { ...part, steps })),
  })),
);

/** The tutorial at an address; undefined when there is none. */
export function findTutorial(slug: string): Tutorial | undefined {
  return tutorials().find((tutorial) => tutorial.slug === slug);
}
