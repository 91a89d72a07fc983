import { expect, test } from 'vitest';
import { type Movement, Trail } from './trail.ts';

/** What lies before the page shown, after these movements. */
const before = (...steps: [Movement, key: string, path: string][]) => {
  const trail = new Trail();
  for (const [movement, key, path] of steps) trail.note(movement, { key, path });
  return trail.before;
};

test.each<[string, string | undefined, Parameters<typeof before>]>([
  ['a page that was opened', undefined, [['POP', 'a', '/jobs/1']]],
  [
    'a page come to from a list',
    '/jobs',
    [
      ['POP', 'a', '/jobs'],
      ['PUSH', 'b', '/jobs/1'],
    ],
  ],
  [
    'the same, noted twice',
    '/jobs',
    [
      ['POP', 'a', '/jobs'],
      ['PUSH', 'b', '/jobs/1'],
      ['PUSH', 'b', '/jobs/1'],
    ],
  ],
  [
    'a page of a list that was filtered in place',
    '/jobs',
    [
      ['PUSH', 'x', '/'],
      ['PUSH', 'a', '/jobs'],
      ['REPLACE', 'b', '/jobs'],
      ['PUSH', 'c', '/jobs/1'],
    ],
  ],
  [
    'the list, gone back to',
    '/dashboard',
    [
      ['POP', 'a', '/dashboard'],
      ['PUSH', 'b', '/jobs'],
      ['PUSH', 'c', '/jobs/1'],
      ['POP', 'b', '/jobs'],
    ],
  ],
  [
    'another page after going back',
    '/jobs',
    [
      ['POP', 'a', '/jobs'],
      ['PUSH', 'b', '/jobs/1'],
      ['POP', 'a', '/jobs'],
      ['PUSH', 'c', '/jobs/2'],
    ],
  ],
  [
    'an entry of before a reload',
    undefined,
    [
      ['POP', 'a', '/jobs'],
      ['PUSH', 'b', '/jobs/1'],
      ['POP', 'old', '/dashboard'],
    ],
  ],
  [
    'a page put in place of the first',
    undefined,
    [
      ['POP', 'a', '/x'],
      ['REPLACE', 'b', '/y'],
    ],
  ],
])('before %s lies %s', (_what, expected, steps) => {
  expect(before(...steps)).toBe(expected);
});
