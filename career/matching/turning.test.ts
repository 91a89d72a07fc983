import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { repositoryMatching } from '#career/testing/repository-facts.ts';
import { gatherEvidence } from './evidence.ts';
import { rankOccupations } from './rank-occupations.ts';
import { livedOf, turnsFromOf } from './turning.ts';

const matching = repositoryMatching();
const turns = (postMilitaryExperience: string) => {
  const record = { ...EMPTY_RECORD, branch: 'Army', occupation: '12N', rank: 'SSG' } as const;
  const ranking = rankOccupations(matching, gatherEvidence({ ...record, postMilitaryExperience }, matching));
  return turnsFromOf(ranking, livedOf(ranking));
};

it('turns from their work who refuses it and wants another', () => {
  const from = turns(
    'Construction superintendent since 2015. I do not want to be in construction any more. I would like to be a librarian.',
  );
  expect(from.code).toBeGreaterThan(0.9);
  // The library they wish for is no work they have done.
  expect(from.civil).toBeGreaterThan(0.8);
});

it('turns from nothing who refuses one part of it and wants another', () => {
  const from = turns(
    'Construction superintendent since 2015. I want to be a construction manager. No more roofs for me.',
  );
  expect(from.civil).toBeLessThan(0.1);
  expect(from.code).toBeLessThan(0.3);
});

it('turns from nothing who refuses nothing', () => {
  expect(turns('Construction superintendent since 2015.').all).toBeLessThan(0.2);
});
