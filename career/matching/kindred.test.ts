import { describe, expect, it } from 'vitest';
import { repositoryOccupation } from '#career/testing/repository-facts.ts';
import { kindred } from './kindred.ts';

describe('kindred occupations', () => {
  it.each([
    ['a medic and a paramedic', '29-2042.00', '29-2043.00', true],
    ['a practical and a registered nurse', '29-2061.00', '29-1141.00', true],
    ['help desk and systems administration', '15-1232.00', '15-1244.00', true],
    ['a guard and a security manager', '33-9032.00', '11-3013.01', true],
    ['a captain and an engineer of ships', '53-5021.00', '53-5031.00', false],
    ['a maintenance and a sales supervisor', '49-1011.00', '41-1012.00', false],
    ['a boat operator and a truck driver', '53-5022.00', '53-3032.00', false],
    ['an interpreter and a teacher', '27-3091.00', '25-2031.00', false],
  ])('tell whether %s are one line of work', (_, one, other, expected) => {
    expect(kindred(repositoryOccupation(one), repositoryOccupation(other))).toBe(expected);
    expect(kindred(repositoryOccupation(other), repositoryOccupation(one))).toBe(expected);
  });
});
