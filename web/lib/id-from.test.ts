import { expect, test } from 'vitest';
import { idFrom } from './id-from.ts';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['0', null],
  ['-1', null],
  ['07', null],
  ['7.5', null],
  ['new', null],
  ['99999999999', null],
  [null, null],
  [undefined, null],
])('%s leads to %s', (text, id) => {
  expect(idFrom(text)).toBe(id);
});
