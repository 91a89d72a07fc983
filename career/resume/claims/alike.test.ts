import { expect, test } from 'vitest';
import { stemOf } from '../writing/word-stems.ts';
import { areAlike, cutsShort, hasAlike, namesAnyone, namesPeople, withAlike } from './alike.ts';
import { countedWords } from './counted-words.ts';

test.each([
  ['classrm', 'classroom', true],
  ['vehcl', 'vehicle', true],
  ['vehicle', 'vehicle', false],
  ['vehicles', 'vehicle', false],
  ['ve', 'veh', false],
  ['veh', 'vehic', true],
  // Less than half of it.
  ['veh', 'vehicle', false],
  ['eh', 'vehicle', false],
  ['hicle', 'vehicle', false],
  ['vxhicl', 'vehicle', false],
  ['m16', 'm16a2', false],
])('"%s" is "%s" cut short: %s', (short, long, isCut) => {
  expect(cutsShort(short, long)).toBe(isCut);
});

test('a word is like itself, and like no other that nobody put beside it', () => {
  expect(areAlike('widget', 'widget')).toBe(true);
  expect(areAlike('widget', 'gadget')).toBe(false);
  expect(hasAlike(new Set(['widget']), 'widget')).toBe(true);
  expect(hasAlike(new Set(['widget']), 'gadget')).toBe(false);
});

test('words of one group stand for each other, and for no word of another', () => {
  const [soldier, trooper, sailor] = ['soldier', 'trooper', 'sailor'].map(stemOf) as [string, string, string];
  expect(areAlike(soldier, trooper)).toBe(true);
  expect(areAlike(soldier, sailor)).toBe(false);
  const told = withAlike([soldier]);
  expect([soldier, trooper, sailor].map((stem) => hasAlike(told, stem))).toEqual([true, true, false]);
  expect([soldier, stemOf('crew'), stemOf('truck')].map(namesPeople)).toEqual([true, true, false]);
  expect([soldier, stemOf('crew')].map(namesAnyone)).toEqual([false, true]);
});

test.each([
  ['', ' Soldiers and Marines in Kuwait', 'Soldiers Marines'],
  ['', ' Soldiers and Marines and Sailors', 'Soldiers Marines'],
  ['', ' and Marines', 'and Marines'],
  ['', ' of the trucks daily', 'trucks'],
  ['', ' new trucks, generators', 'trucks'],
  ['', ' trucks repaired in May', 'trucks'],
  ['a staff of ', '', 'staff'],
  ['AAM x', ', 2019', 'AAM'],
  ['moved in ', '', ''],
])('"%s" 4 "%s" counts "%s"', (before, after, text) => {
  expect(countedWords(before, after).text).toBe(text);
});
