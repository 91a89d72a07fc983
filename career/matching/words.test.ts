import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem, termsOf, wordsOf } from './words.ts';

describe('stems', () => {
  it.each([
    ['repairs', 'repaired', 'repairing'],
    ['operate', 'operates', 'operation', 'operator', 'operators', 'operating'],
    ['maintenance', 'maintenance'],
    ['supply', 'supplies'],
    ['inspect', 'inspection', 'inspector', 'inspected'],
    ['mechanic', 'mechanics'],
    ['truck', 'trucks'],
    ['nurse', 'nurses', 'nursing'],
    ['weld', 'welder', 'welding', 'welded'],
    ['bake', 'baker', 'baking', 'baked', 'bakers'],
    ['code', 'coder', 'coding', 'coded'],
    ['run', 'running'],
    ['rig', 'rigging', 'rigged'],
  ])('of %s and its forms are one', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it('keep apart what is apart', () => {
    expect(stem('police')).not.toBe(stem('policy'));
    expect(stem('cook')).not.toBe(stem('cool'));
    expect(stem('tired')).not.toBe(stem('tire'));
    expect(stem('ball')).toBe('ball');
  });

  it('leave codes and signs alone', () => {
    expect(['25b', 'c++', 'f16'].map(stem)).toEqual(['25b', 'c++', 'f16']);
  });

  it('never fail and never grow', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const word of wordsOf(text)) expect(stem(word).length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});

it('takes the telling words of a text in order', () => {
  expect(termsOf('I was responsible for the trucks, and 40 drivers')).toEqual([
    'responsibl',
    'truck',
    'driv',
  ]);
});

it('takes a run of letters longer than any word for no word', () => {
  expect(wordsOf(`help ${'x'.repeat(41)} desk`)).toEqual(['help', 'desk']);
});
