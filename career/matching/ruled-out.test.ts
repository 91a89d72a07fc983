import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { noLongerTable, ruledOutBy } from './ruled-out.ts';

const closedBy = (postMilitaryExperience: string) => ruledOutBy({ ...EMPTY_RECORD, postMilitaryExperience });

describe('what a record rules out', () => {
  it.each([
    ['a body that is done', 'Bad knees from 20 years of roofing.', '47-2181.00'],
    ['a body, the other way around', 'My shoulder got hurt again and it is done.', '53-7062.00'],
    ['a medical that was lost', 'Medically lost my first class in 2022.', '53-2011.00'],
    ['a medical that is hard to get', 'Had a heart stent, couldn’t get through the medical.', '53-5021.00'],
    ['work they are done with', "I'm burned out on classroom discipline and parents.", '25-2031.00'],
    ['work they do not want back to', 'I do not want to be in a kitchen anymore.', '35-1011.00'],
    ['work refused right before its name', 'Like working outside, no call center.', '43-4051.00'],
    ['work refused behind its name', 'Door to door solar, absolutely not.', '41-9091.00'],
    ['security, refused with other work', "I won't do security or police work.", '33-1091.00'],
    ['hours', 'Pay is good, I hate the nights.', '33-3012.00'],
  ])('%s', (_, told, code) => {
    expect(closedBy(told)(code)).toBe(true);
  });

  it.each([
    ['what stands in another sentence', 'I hated the paperwork. Drove a truck for 9 years.', '53-3032.00'],
    ['what was done without harm', 'No accidents in 9 years of driving a truck.', '53-3032.00'],
    ['what somebody wants to stay in', "I don't want to leave the classroom.", '25-2031.00'],
    ['what leads, inspects or teaches the same', 'Bad back, no more roofs.', '47-4011.00'],
    [
      'a place where somebody worked',
      'Ran the kitchen of a school, then moved to a warehouse.',
      '35-1011.00',
    ],
  ])('is not %s', (_, told, code) => {
    expect(closedBy(told)(code)).toBe(false);
  });

  it('names each kind of work once, by the beginnings of its codes', () => {
    for (const { rulesOut } of noLongerTable.entries()) expect(new Set(rulesOut).size).toBe(rulesOut.length);
  });
});
