import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStatements } from './statements.ts';

describe('what a veteran wrote, cut into statements', () => {
  it.each([
    [
      'the small o of Army evaluations',
      'o led 9 Soldiers\no saved $4,000; o licensed 21 drivers',
      ['led 9 Soldiers', 'saved $4,000', 'licensed 21 drivers'],
    ],
    ['dashes close to the word', '-RAN THE SHOP.\n-FIXED 22 TRUCKS.', ['RAN THE SHOP.', 'FIXED 22 TRUCKS.']],
    ['a heading before the mark', 'PRESENCE: o scored 268', ['PRESENCE: scored 268']],
    [
      'sentences',
      'Ran the front desk. Wrote 14 reports a week.',
      ['Ran the front desk.', 'Wrote 14 reports a week.'],
    ],
    [
      'clauses that begin a new deed',
      'runs the tool room; maintains 40 radios; supervises 2',
      ['runs the tool room', 'maintains 40 radios', 'supervises 2'],
    ],
    ['a deed and what came of it', 'mentored 2 clerks; both passed', ['mentored 2 clerks; both passed']],
    [
      'one line of shorthand',
      '- Rebuilt fleet in house; two of two FMC--avoided $130K bill',
      ['Rebuilt fleet in house; two of two FMC--avoided $130K bill'],
    ],
    ['a wrapped line', '- trained 40 people on\nthe new system', ['trained 40 people on the new system']],
    ['dividers', '--- from the second one ---\nled 4', ['led 4']],
    ['initials', 'Won the Philip A. Connelly award in 2019.', ['Won the Philip A. Connelly award in 2019.']],
  ])('keeps apart %s', (_what, text, statements) => {
    expect(splitStatements(text)).toEqual(statements);
  });

  it('adds no word, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('led', '12', 'o', '-', ';', '--', '.', 'Ran', 'a', '\n', 'shop')),
        (words) => {
          const text = words.join(' ');
          const joined = splitStatements(text).join(' ');
          for (const word of joined.match(/[A-Za-z]+/g) ?? []) expect(text).toContain(word);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('keeps a doubt with the statement it is about', () => {
  expect(
    splitStatements('Flew the governor home twice. (not sure that I can say this)\nRan the gym.'),
  ).toEqual(['Flew the governor home twice (not sure that I can say this)', 'Ran the gym.']);
});
