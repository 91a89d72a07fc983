import { expect, it } from 'vitest';
import { capitalized } from './inflection.ts';

it.each([
  ['driving', 'Driving'],
  ['eMASS', 'eMASS'],
  ['iOS support', 'iOS support'],
  ['CPR', 'CPR'],
  ['', ''],
])('writes "%s" as "%s"', (given, expected) => {
  expect(capitalized(given)).toBe(expected);
});
