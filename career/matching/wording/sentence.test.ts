import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { article, asWritten, cut, LONGEST_QUOTE, listed, thousands } from './sentence.ts';

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

describe('a quote', () => {
  it.each([
    ['stays as typed where it is short', 'Ran the  aid station', 'Ran the aid station'],
    [
      'ends where a clause of it does',
      'sick call every am, 40-60 pts, immunizations, hearing tests, ran the supply room too',
      'sick call every am, 40-60 pts, immunizations, hearing tests',
    ],
    [
      'ends before a word that joins more to it',
      'teach shop class or train people or write the manuals or anything indoors',
      'teach shop class or train people or write the manuals',
    ],
    [
      'leaves no bracket open',
      'wrote and edited the daily brief for the fleet commander (20+ pages, every morning at 0500)',
      'wrote and edited the daily brief for the fleet commander',
    ],
    [
      'is marked where it ends within a clause',
      'Supervised maintenance of every single one of the generators belonging to the brigade',
      'Supervised maintenance of every single one of the generators…',
    ],
    [
      'ends with no sign and no word that hangs',
      'line cook at a steakhouse, and',
      'line cook at a steakhouse',
    ],
    ['begins with no sign of a list', '- Placed 620 cu yds concrete', 'Placed 620 cu yds concrete'],
    [
      'begins with no word that ties it to another',
      'then broker with my own office.',
      'broker with my own office',
    ],
    ['puts quotes within it in single ones', 'did "the books" for a chief', 'did ‘the books’ for a chief'],
  ])('%s', (_, text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  it('of any text is no longer than a sentence bears', () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => cut(text).length <= LONGEST_QUOTE + 1));
  });
});
