import { expect, test } from 'vitest';
import { pictureProblem } from './picture.queries.ts';

test.each([
  ['image/png', 2 * 1024 * 1024, null],
  ['image/webp', 1, null],
  ['image/png', 2 * 1024 * 1024 + 1, 'That picture is over 2 MB. Choose a smaller one.'],
  ['image/svg+xml', 10, 'Choose a PNG, JPEG or WebP picture.'],
  ['', 10, 'Choose a PNG, JPEG or WebP picture.'],
])('a file of type "%s" with %i bytes: %s', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
