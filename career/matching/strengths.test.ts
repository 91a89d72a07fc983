import { expect, it } from 'vitest';
import { DOMAINS, type DomainScores } from '#career/assessment/domains.ts';
import { repositoryOccupation } from '#career/testing/repository-facts.ts';
import { strengthFit, strengthVectors } from './strengths.ts';

const all = (value: number): DomainScores =>
  Object.fromEntries(DOMAINS.map((domain) => [domain, value])) as DomainScores;

it('draws eight vectors of 0 to 10, zero for who scored zero', () => {
  const full = strengthVectors(repositoryOccupation('29-1141.00'), all(15));
  expect(Object.keys(full)).toHaveLength(8);
  for (const value of Object.values(full)) expect(value).toBeGreaterThanOrEqual(0);
  for (const value of Object.values(full)) expect(value).toBeLessThanOrEqual(10);
  expect(
    Object.values(strengthVectors(repositoryOccupation('29-1141.00'), all(0))).every((value) => value === 0),
  ).toBe(true);
});

it('draws none without an assessment or without ratings', () => {
  expect(strengthVectors(repositoryOccupation('29-1141.00'), null)).toEqual({});
  expect(strengthVectors({ ...repositoryOccupation('29-1141.00'), stylePlaces: null }, all(9))).toEqual({});
});

it('fits a persuader to sales better than to bookkeeping, and an even profile to nothing in particular', () => {
  const persuader = { ...all(5), influence: 15, relationshipBuilding: 13 };
  expect(strengthFit(repositoryOccupation('41-1012.00'), persuader)).toBeGreaterThan(
    strengthFit(repositoryOccupation('43-3031.00'), persuader),
  );
  expect(strengthFit(repositoryOccupation('41-1012.00'), all(8))).toBe(0);
});
