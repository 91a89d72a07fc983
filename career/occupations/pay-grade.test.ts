import { expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { payGradeOf } from './pay-grade.ts';

const { ranks } = repositoryFacts();

it.each([
  ['Army', 'SFC', 'E-7'],
  ['Army', 'Sergeant First Class', 'E-7'],
  ['Army', 'sergeant first class (E7)', 'E-7'],
  ['Army', 'CPT', 'O-3'],
  ['Navy', 'Captain', 'O-6'],
  ['Air Force', 'Captain', 'O-3'],
  [null, 'Captain', null],
  ['Navy', 'HM2', 'E-5'],
  ['Navy', 'ITCS', 'E-8'],
  ['Navy', 'Chief', 'E-7'],
  ['Marines', 'Gunny', 'E-7'],
  ['Army', 'CW3', 'W-3'],
  ['Army', 'Retired First Sergeant', 'E-8'],
  ['Air Force', 'TSgt', 'E-6'],
  ['Space Force', 'Spc4', 'E-4'],
  [null, 'O-4', 'O-4'],
  [null, 'O10', 'O-10'],
  [null, 'E-12', null],
  ['Army', 'cook', null],
  [null, null, null],
  [null, '  ', null],
] as const)('%s %s is %s', (branch, rank, grade) => {
  expect(payGradeOf(ranks, branch, rank)).toBe(grade);
});
