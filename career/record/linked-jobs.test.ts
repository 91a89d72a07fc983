import { expect, it } from 'vitest';
import type { PartKind } from './job-tags.ts';
import { linkedJobs } from './linked-jobs.ts';

/** The jobs of a text as "title | employer | dates"; its parts are given as kind and words. */
function linked(text: string, parts: readonly (readonly [PartKind, string])[]): string[] {
  const found = parts.map(([kind, words]) => {
    const from = text.indexOf(words);
    return { kind, from, to: from + words.length };
  });
  const words = (part: { from: number; to: number } | null) => (part ? text.slice(part.from, part.to) : '');
  return linkedJobs(text, found).map(({ title, employer, dates }) =>
    [words(title), words(employer), dates.map(words).join(' ')].join(' | '),
  );
}

it('gives the next position none of the dates of work whose title is not known', () => {
  expect(
    linked('Ran things for a paving outfit 2009 til 2015, then foreman til 2020', [
      ['E', 'paving outfit'],
      ['D', '2009 til 2015'],
      ['T', 'foreman'],
      ['D', 'til 2020'],
    ]),
  ).toEqual([' | paving outfit | 2009 til 2015', 'foreman | paving outfit | til 2020']);
});

it('gives a position behind its employer and dates both', () => {
  expect(
    linked('County highway dept 2010-2015, mechanic', [
      ['E', 'County highway dept'],
      ['D', '2010-2015'],
      ['T', 'mechanic'],
    ]),
  ).toEqual(['mechanic | County highway dept | 2010-2015']);
});
