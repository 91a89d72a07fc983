import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MilitaryBranch } from '#career/service.ts';
import { growsInStep } from '#career/testing/growth.ts';
import { glossaryRows } from './glossary.ts';
import { inCivilianWords, translate } from './translate.ts';

describe('military words in civilian words', () => {
  it.each<[string, MilitaryBranch | null, string]>([
    [
      'Served as NCOIC of the motor pool',
      'Army',
      'Served as supervisor in charge of the vehicle maintenance facility',
    ],
    ['An NCO with an ARCOM', 'Army', 'A noncommissioned officer with an Army Commendation Medal'],
    ['Led PMCS on 12 HMMWVs', 'Army', 'Led preventive maintenance inspections on 12 utility trucks'],
    ['ran the s4 shop', 'Army', 'ran the s4 shop'],
    ['ran the S4 shop', 'Army', 'ran the logistics office shop'],
    ['Worked in a squad of 9', 'Army', 'Worked in a team of 9'],
    ['NCOs wrote NCOERs', 'Army', 'Noncommissioned officers wrote performance evaluations'],
    ["the platoon sergeant's trucks", 'Army', "the senior supervisor's trucks"],
    [
      'used the Standard Operating Procedure (SOP) daily',
      'Army',
      'used the Standard Operating Procedure daily',
    ],
    ['Kept a $2.3M account and a $3M one', 'Navy', 'Kept a $2.3M account and a $3M one'],
    ['Ran the 3M program', 'Navy', 'Ran the maintenance and material management program'],
    ['with 3rd Infantry Division at Fort Stewart', 'Army', 'with 3rd Infantry Division at Fort Stewart'],
    ['1st Battalion, 5th Marines', 'Marines', '1st Battalion, 5th Marines'],
    [
      'two Army Achievement Medals and one AAM',
      'Army',
      'two Army Achievement Medals and one Army Achievement Medal',
    ],
  ])('%s (%s)', (text, branch, expected) => {
    expect(inCivilianWords(text, { branch })).toBe(expected);
  });

  it('tells meanings apart by branch', () => {
    expect(inCivilianWords('the quartermaster on duty', { branch: 'Navy' })).toBe(
      'the navigation specialist on duty',
    );
    expect(inCivilianWords('the quartermaster on duty', { branch: 'Army' })).toBe(
      'the supply specialist on duty',
    );
  });

  it('leaves a term as written when neither branch nor context decides, and says what it can mean', () => {
    const found = translate('the quartermaster on duty').find((segment) => segment.kind === 'ambiguous');
    expect(found).toMatchObject({
      text: 'quartermaster',
      meanings: ['supply specialist', 'navigation specialist'],
    });
    expect(inCivilianWords('the quartermaster on duty')).toBe('the quartermaster on duty');
  });

  it('lets context decide', () => {
    expect(inCivilianWords('as FSO for classified contracts')).toBe(
      'as facility security officer for classified contracts',
    );
    expect(inCivilianWords('as FSO for the artillery')).toBe('as fire support coordinator for the artillery');
  });

  it('leaves everyday words in capitals alone', () => {
    expect(inCivilianWords('GREAT AT WORK, SAW EVERY SIDE OF IT')).toBe(
      'GREAT AT WORK, SAW EVERY SIDE OF IT',
    );
  });

  it('tells meanings apart by a word of the record, by one of the statement, and not by half a word', () => {
    const kindOf = (text: string, context?: string) =>
      translate(text, { branch: 'Army', ...(context && { context }) }).map((segment) =>
        segment.kind === 'term' ? segment.civilian : segment.kind,
      );
    const [near] = glossaryRows().filter(
      ({ term, onlyNear, branches }) => onlyNear && !branches && /^[A-Z]{3,}$/.test(term),
    );
    if (near?.onlyNear?.[0] === undefined) throw new Error('The glossary has no such term');
    const [word] = near.onlyNear;
    expect(kindOf(`Ran ${near.term}`, `Saw the ${word} often`)).toContain(near.civilian);
    expect(kindOf(`Ran ${near.term} ${word}`)).toContain(near.civilian);
    expect(kindOf(`Ran ${near.term}`, `Saw x${word}`)).not.toContain(near.civilian);
    expect(kindOf(`Ran ${near.term}`)).not.toContain(near.civilian);
  });

  it('takes time in step with a record whose statements are read one by one in the light of all', () => {
    const statements = (count: number) =>
      Array.from({ length: count }, (_, at) => `Ran the PT program for ${at} Soldiers of the motor pool`);
    const readAll = (each: readonly string[]) => {
      const context = each.join('\n');
      for (const text of each) translate(text, { branch: 'Army', context });
    };
    expect(growsInStep(1500, statements, readAll)).toBe(true);
  });

  it('gives back the text itself when the segments are put together, whatever the text', () => {
    const words = fc.constantFrom(
      ...glossaryRows().map(({ term }) => term),
      'led',
      'and',
      '12',
      '.',
      '(',
      ')',
      'the',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const segments = translate(text, { branch: 'Navy' });
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const { start, end, text: written } of segments) expect(text.slice(start, end)).toBe(written);
      }),
    );
  });
});
