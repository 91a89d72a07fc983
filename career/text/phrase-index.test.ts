import { expect, it } from 'vitest';
import { PhraseIndex } from './phrase-index.ts';

const index = new PhraseIndex(['weekend drill', 'drill', '10/20 standard', 'by, with and through']);

it('finds the phrases whose words a text holds, the longest first', () => {
  expect(index.possible('Ran a weekend drill to 10/20 standard')).toEqual([
    '10/20 standard',
    'weekend drill',
    'drill',
  ]);
});

it('finds a phrase in the plural', () => {
  expect(index.possible('Planned 6 weekend drills')).toEqual(['weekend drill', 'drill']);
});

it('makes no pattern where there is nothing to look for', () => {
  expect(index.pattern('Repaired 40 trucks', (phrases) => new RegExp(phrases))).toBeNull();
});

it('makes a pattern of what may be there', () => {
  const pattern = index.pattern('Worked by, with and through partners', (phrases) => new RegExp(phrases));
  expect('Worked by, with and through partners'.match(pattern ?? /$^/)?.[0]).toBe('by, with and through');
});
