import { expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { findMilitaryHits } from './find-military.ts';

const { militaryJobs } = repositoryFacts();
const job = (code: string, branch: 'Army' | 'Navy') => findMilitaryHits(militaryJobs, code, branch)[0]?.job;

it('names federal series with their pay system', () => {
  expect(job('25B', 'Army')?.federalSeries).toContainEqual(
    expect.objectContaining({ series: '2210', system: 'GS' }),
  );
  expect(job('91B', 'Army')?.federalSeries.some(({ system }) => system === 'FWS')).toBe(true);
});

it('gives Census earnings of a DoD occupation, rising over the years', () => {
  const earnings = job('11B', 'Army')?.earnings;
  expect(earnings).toMatchObject({ dodGroup: '101', sourceId: 'census-veo' });
  expect(earnings?.year10.median).toBeGreaterThan(earnings?.year1.median ?? Number.POSITIVE_INFINITY);
});

it('gives none where none are published', () => {
  expect(job('11A', 'Army')?.earnings).toBeNull();
});
