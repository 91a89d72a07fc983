import { expect, test } from 'vitest';
import { movedInWords } from './moved-in-words.ts';

test.each([
  [0, 'Your assessment didn’t move this title on your list.'],
  [1, 'Your assessment moved this title up one place on your list.'],
  [4, 'Your assessment moved this title up 4 places on your list.'],
  [-3, 'Your assessment moved this title down 3 places on your list.'],
])('a move of %i places reads "%s"', (moved, words) => {
  expect(movedInWords(moved)).toBe(words);
});
