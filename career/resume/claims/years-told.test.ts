import { expect, it } from 'vitest';
import { yearsInShort } from './years-told.ts';

it.each([
  ["right after Khobar in '96", [1996]],
  ['Wardak, OEF 09-10', [2009, 2010]],
  ['OEF 09-10, then home', [2009, 2010]],
  ['Kandahar 09-10. Came home', [2009, 2010]],
  ['since two thousand in the yard', [2000]],
  ['Iraq 03.', [2003]],
  ['the floods in 08', [2008]],
  ['Driver of the Qtr 3Q11', [2011]],
  ['2QFY09', [2009]],
  ['since Oct 18', [2018]],
  ['from nineteen ninety nine to two thousand and seventeen', [1999, 2017]],
  ['Kuwait 99-03', [1999, 2003]],
])('%s tells years', (text, years) => {
  expect([...yearsInShort(text)]).toEqual(years);
});

it.each([
  'a platoon of 55-60 people',
  'led 12 Soldiers',
  'raised $08 a unit',
  '24/7 watch',
  '20-10 hours',
  'cut 12-14%',
  'led 12-14 Soldiers',
  'after 9/11 I stayed in',
  'scored 12/12 on the range, 18/18 next',
  'Marched 12 miles',
  'checked vitals q12',
  'pumped two thousand gallons',
  'hauled two thousand five hundred gallons',
])('%s tells none that is near', (text) => {
  expect([...yearsInShort(text)].filter((year) => year >= 1990 && year <= 2026)).toEqual([]);
});
