import { expect, it } from 'vitest';
import { awardName, namesAnAward } from './named-awards.ts';

it.each([
  '88 ABW Civilian of the Year 2016',
  '2018 group mechanic of the quarter',
  'got the Sailor of the Month',
])('knows the name of an award: %s', (told) => {
  expect(namesAnAward(told)).toBe(true);
});

it.each([
  'did win Soldier of the Month',
  'two of my clerks made NCO of the Quarter',
  '3 NCO of the Quarter awards',
  'Crew of the Year trophy',
])('takes no sentence and no trophy for one: %s', (told) => {
  expect(namesAnAward(told)).toBe(false);
});

it('writes the span with its article and capital', () => {
  expect(awardName('was nurse of quarter 2012')).toBe('nurse of the Quarter 2012');
});
