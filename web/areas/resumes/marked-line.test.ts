import { expect, it } from 'vitest';
import { partsOf } from './marked-line.tsx';

const marked = (text: string, words: readonly string[]) =>
  partsOf(text, words)
    .map(({ part, marked: isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

it.each([
  ['Led 38 Sailors', ['38'], 'Led [38] Sailors'],
  ['Led 38 Sailors in Python', ['Python', '38'], 'Led [38] Sailors in [Python]'],
  ['Holds a pmp', ['PMP'], 'Holds a [pmp]'],
  ['Holds a CDL', ['Commercial license'], 'Holds a CDL'],
  ['Holds a CDL', ['PMP'], 'Holds a CDL'],
  ['PMP', ['PMP'], 'PMP'],
  ['Led 38', ['38', '38'], 'Led [38]'],
])('marks in "%s" what is not in the record', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});
