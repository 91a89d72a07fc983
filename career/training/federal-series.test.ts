import { describe, expect, it } from 'vitest';
import { repositoryFacts } from '#career/testing/repository-facts.ts';
import { federalSeriesOf } from './federal-series.ts';

const numbersOf = (code: string) => federalSeriesOf(code).map(({ series }) => series);

describe('the federal series of a title', () => {
  it('are those whose work is the title’s, by number and name', () => {
    expect(federalSeriesOf('29-2042.00')).toEqual([
      { series: '0640', title: 'Health Aid and Technician', system: 'GS' },
    ]);
    expect(federalSeriesOf('49-3023.00')).toEqual([
      { series: '5823', title: 'Automotive Mechanic', system: 'FWS' },
    ]);
  });

  it('of a detailed occupation are those of its group, unless that is of all sorts of work', () => {
    expect(numbersOf('29-1141.03')).toEqual(numbersOf('29-1141.00'));
    expect(numbersOf('13-1199.06')).toEqual([]);
    expect(numbersOf('15-1299.05')).toEqual(['2210']);
  });

  it('are none where no series does the work, and never more than a person reads', () => {
    expect(numbersOf('27-2011.00')).toEqual([]);
    for (const { code } of repositoryFacts().occupations)
      expect(numbersOf(code).length, code).toBeLessThanOrEqual(8);
  });
});
