import { expect, it } from 'vitest';
import { repositoryOccupation } from '#career/testing/repository-facts.ts';
import { packNumbers } from '../packed.ts';
import { readTerms } from './read-terms.ts';

const nurse = { ...repositoryOccupation('29-1141.00'), position: 0 };
const welder = { ...repositoryOccupation('51-4121.00'), position: 1 };

// The nurse uses the first and the third word, the welder the second and the third.
const TABLE = {
  terms: ['care', 'torch', 'work'],
  documents: [1, 1, 2],
  rows: [
    [0, 2],
    [1, 1],
  ],
  weights: [packNumbers([1, 0], 0, 1), packNumbers([1, 1], 0, 1)],
};

it('sorts by word what the table names by occupation', () => {
  const terms = readTerms(TABLE, [nurse, welder]);
  const work = terms.get('work');
  const uses: [string, number][] = [];
  work?.forEach((occupation, weight) => {
    uses.push([occupation.code, weight]);
  });
  expect(uses).toEqual([
    [nurse.code, 0],
    [welder.code, 1],
  ]);
  expect(work?.userCount).toBe(2);
  expect(work?.rarity).toBeCloseTo(Math.log(2));
  expect(terms.get('torch')?.weightIn(welder)).toBe(1);
  expect(terms.get('torch')?.weightIn(nurse)).toBe(0);
  expect(terms.get('care')?.weightIn(welder)).toBe(0);
});

it('refuses a table that does not hold together', () => {
  const read = (change: object) => () => readTerms({ ...TABLE, ...change }, [nurse, welder]);
  expect(read({ rows: [[0, 2], [4]] })).toThrow('facts/terms.json refers to row 4 of 3.');
  expect(read({ rows: [[0, 2], [1]] })).toThrow(`${welder.code} has 1 terms and 2 weights.`);
  expect(read({ weights: [] })).toThrow('facts/terms.json: the column packed holds 0 rows and user 2.');
});
