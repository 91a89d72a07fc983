import { expect, it } from 'vitest';
import { withCapitals } from './list-capitals.ts';

it.each([
  ['arcom', 'ARCOM'],
  ['2x AAM', '2x AAM'],
  ['combat medical badge', 'Combat Medical Badge'],
  ['Army good conduct medal (2)', 'Army Good Conduct Medal (2)'],
  ['nremt (expired)', 'NREMT (expired)'],
  ['first aid for the field', 'first aid for the field'],
  ['Tire shop course in 2019', 'Tire shop course in 2019'],
])('%s -> %s', (typed, written) => {
  expect(withCapitals(typed)).toBe(written);
});
