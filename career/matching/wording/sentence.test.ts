import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article, asWritten, listed, thousands } from './sentence.ts';

it('lists in words', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c']);
});

it('writes thousands the same on every machine', () => {
  expect([0, 999, 1000, 48_300, 1_234_567, 12.6].map(thousands)).toEqual([
    '0',
    '999',
    '1,000',
    '48,300',
    '1,234,567',
    '13',
  ]);
});

it.each([
  ['associate’s degree', 'an'],
  ['bachelor’s degree', 'a'],
  ['university', 'a'],
  ['hour', 'a'],
])('chooses the article of %s', (word, expected) => {
  expect(article(word)).toBe(expected);
});

describe('a word as written', () => {
  it.each([
    ['Ran GCSS-Army daily', 'gcss', 'GCSS'],
    ['Supply  Sergeant for a company', 'supply sergeant', 'Supply Sergeant'],
    ['the scar', 'car', 'car'],
    ['wrote C++ code', 'c++', 'C++'],
  ])('in %j for %j is %j', (text, phrase, expected) => {
    expect(asWritten(text, phrase)).toBe(expected);
  });

  it('takes any text and any word without failing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, phrase) => typeof asWritten(text, phrase) === 'string'),
    );
  });
});
