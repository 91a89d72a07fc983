import { expect, test } from 'vitest';
import { movedInWords } from './figures-in-words.ts';

test.each([
  [0, 'Your assessment did not move this title in your list.'],
  [1, 'Your assessment moved this title up one place in your list.'],
  [4, 'Your assessment moved this title up 4 places in your list.'],
  [-3, 'Your assessment moved this title down 3 places in your list.'],
])('a move of %i places reads "%s"', (moved, words) => {
  expect(movedInWords(moved)).toBe(words);
});
