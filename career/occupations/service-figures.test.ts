import { expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { findMilitaryHits } from './find-military.ts';
import { federalSeriesOf, findVeteranEarnings } from './service-figures.ts';

const facts = repositoryFacts();
const row = (code: string, branch: 'Army' | 'Navy' | 'Air Force') =>
  findMilitaryHits(facts, code, branch)[0]?.row ?? -1;

it('names federal series with their pay system', () => {
  const series = federalSeriesOf(facts, row('25B', 'Army'));
  expect(series).toContainEqual(expect.objectContaining({ series: '2210', system: 'GS' }));
  expect(federalSeriesOf(facts, row('91B', 'Army')).some((entry) => entry.system === 'FWS')).toBe(true);
  expect(federalSeriesOf(facts, -1)).toEqual([]);
});

it('gives Census earnings of the Army’s own enlisted members, rising over the years', () => {
  const earnings = findVeteranEarnings(facts, row('11B', 'Army'));
  expect(earnings).toMatchObject({ dodGroup: '101', ofOwnService: true, sourceId: 'census-veo' });
  expect(earnings?.year10.median).toBeGreaterThan(earnings?.year1.median ?? Number.POSITIVE_INFINITY);
});

it('says when the figures are another service’s, and gives none where none are published', () => {
  expect(findVeteranEarnings(facts, row('MA', 'Navy'))?.ofOwnService).toBe(false);
  expect(findVeteranEarnings(facts, row('11A', 'Army'))).toBeUndefined();
});
