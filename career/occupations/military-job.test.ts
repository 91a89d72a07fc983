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

it('says in which sectors and states soldiers of the field worked, most first', () => {
  const told = job('68W', 'Army')?.destinations;
  expect(told?.label).toBe('Health Care Specialists');
  expect(told?.sectors[0]?.name).toBe('Federal Government');
  expect(told?.sectors[0]?.share).toBeCloseTo(2293 / 8609, 5);
  expect(told?.states.length).toBeGreaterThan(30);
  for (const list of [told?.sectors ?? [], told?.states ?? []]) {
    const sum = list.reduce((all, { share }) => all + share, 0);
    expect(sum).toBeGreaterThan(0.9);
    expect(sum).toBeLessThanOrEqual(1.01);
    expect(list.toSorted((a, b) => b.share - a.share)).toEqual(list);
  }
});

it('gives none where none are published', () => {
  expect(job('11A', 'Army')?.earnings).toBeNull();
  expect(job('11A', 'Army')?.destinations).toBeNull();
});
