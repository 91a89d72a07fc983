import { expect, it } from 'vitest';
import { unknownAcronyms } from './unknown-acronyms.ts';

it.each([
  ['Finished the QZXW course', ['QZXW']],
  ['Finished the Quick Zonal course (QZXW)', []],
  ['An NCO with a CDL', []],
  ['QZXW AND MORE', []],
  ['Trained on the QZXW and the QZXW', ['QZXW']],
])('%s -> %o', (text, expected) => {
  expect(unknownAcronyms(text, 'Army')).toEqual(expected);
});
