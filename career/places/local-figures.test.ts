import { describe, expect, it } from 'vitest';
import { repositoryFacts, repositoryOccupation } from '#career/testing/repository-facts.ts';
import { stateTaxInWords } from '#career/uniform-pay/standing.ts';
import { codesOf, localFigures } from './local-figures.ts';
import { buysInWords, sourceIdsOf } from './local-words.ts';
import type { Place } from './place.ts';

const facts = repositoryFacts();

function place(text: string): Place {
  const answer = facts.places().resolve(text);
  if (!('place' in answer)) throw new Error(`${text} is no place`);
  return answer.place;
}

const figures = (code: string, where: string) =>
  localFigures(facts, repositoryOccupation(code), place(where));

describe('local figures', () => {
  it('are the area’s own median first, with the state’s middle half said to be wider', () => {
    expect(figures('29-1141.00', '23510')).toMatchObject({
      median: { of: 'Virginia Beach-Chesapeake-Norfolk, VA-NC', sourceId: 'oews-metro-2025', wider: false },
      p25: { of: 'Virginia', sourceId: 'oews-state-2024', wider: true },
      p75: { of: 'Virginia', wider: true },
      entry: null,
      employment: { of: 'Virginia', wider: true },
      outlook: { of: 'Virginia', sourceId: 'projections-central-2022-32' },
      prices: { level: 97.36 },
    });
  });

  it('of an area in several states are the area’s own, and no one state’s', () => {
    const washington = facts.places().byKey('area:47900');
    if (washington === null) throw new Error('Washington is no area');
    expect(washington.state).toBeNull();
    expect(washington.notes.join()).toContain('Virginia');
    const nurses = localFigures(facts, repositoryOccupation('29-1141.00'), washington);
    expect(nurses).toMatchObject({
      median: { sourceId: 'oews-metro-2025', wider: false },
      p25: null,
      employment: null,
      outlook: null,
    });
    expect(stateTaxInWords(washington)).toMatch(/depends on which state/);
  });

  it('are the state’s percentiles where the area has no median of its own', () => {
    expect(figures('29-1141.00', 'Adjuntas Municipio, PR')).toMatchObject({
      median: { of: 'Puerto Rico', sourceId: 'oews-state-2024', wider: true },
    });
  });

  it('of a state are not wider than what was asked for', () => {
    const { p25, median, p75 } = figures('29-1141.00', 'Texas');
    expect([p25, median, p75].map((figure) => figure?.wider)).toEqual([false, false, false]);
  });

  it('are levels, said to be maybe of a wider area, where the state withholds its own', () => {
    const { entry, experienced, median } = figures('17-2171.00', 'Huntsville, AL');
    expect(median).toBeNull();
    expect(entry).toMatchObject({ sourceId: 'oflc-2025-26', wider: true });
    expect(experienced?.dollars).toBeGreaterThan(entry?.dollars ?? Infinity);
  });

  it('are the nation’s, said to be, where nothing is published', () => {
    expect(figures('29-1141.00', '96950')).toMatchObject({
      median: { of: 'the United States', sourceId: 'oews-2025', wider: true },
      employment: null,
      outlook: null,
      prices: null,
      buys: null,
    });
  });

  it('never fill in what the state withholds', () => {
    expect(figures('17-2171.00', 'Alabama')).toMatchObject({ employment: { persons: 140 } });
    expect(figures('11-9032.00', 'Alabama').employment).toBeNull();
  });

  it('say “or more” where BLS publishes no more than that', () => {
    expect(figures('29-1022.00', 'Alabama').median).toMatchObject({ dollars: 239_200, orMore: true });
  });

  it('say what the pay buys at average prices', () => {
    const { median, buys } = figures('29-1141.00', '23510');
    expect(buys).toBe(Math.round((median?.dollars ?? 0) / 0.9736));
  });

  it('take the figures of the group where the occupation has none of its own', () => {
    // Clinical laboratory technologists are published as one group with technicians.
    expect(codesOf(repositoryOccupation('29-2011.00'))).toEqual(['29-2011', '29-2010']);
    const group = figures('29-2011.00', '23510');
    expect(group.median).not.toBeNull();
    expect(group.widerGroup).toBe(repositoryOccupation('29-2011.00').figures.widerGroup);
    expect(group.widerGroup).toMatch(/technologists and technicians/i);
    expect(figures('29-1141.00', '23510').widerGroup).toBeNull();
  });
});

it('every civilian occupation has a figure, or none is published anywhere, in every wage area', () => {
  const areas = facts.places();
  const codes = facts.occupations.filter(({ civilian, figures: { pay } }) => civilian && pay !== null);
  const sample = ['23510', '92134', '10001', '83001', '96910', '00901', '96799', 'Virginia', '24701'].map(
    place,
  );
  expect(areas.byKey('area:47260')).not.toBeNull();
  for (const where of sample)
    for (const occupation of codes) {
      const { median, entry, p25 } = localFigures(facts, occupation, where);
      if ((median ?? entry ?? p25) === null) expect.fail(`${occupation.code} has nothing in ${where.name}`);
    }
});

it('what typical pay buys is said at average US prices, and nothing where prices aren’t published', () => {
  const nurses = figures('29-1141.00', '23510');
  const pay = nurses.median?.dollars ?? Number.NaN;
  expect(buysInWords(nurses)).toBe(
    `buys what about $${(Math.round(pay / 97.36) * 100).toLocaleString('en-US')} buys at average US prices (BEA, 2023)`,
  );
  expect(buysInWords(figures('29-1141.00', 'Texas'))).toBeNull();
});

it('below a list stand the sources of what its lines say, not of prices or of the middle half', () => {
  const nurses = [figures('29-1141.00', '23510')];
  expect([...sourceIdsOf(nurses)]).toEqual(
    expect.arrayContaining(['oews-metro-2025', 'oews-state-2024', 'bea-rpp-2023']),
  );
  expect([...sourceIdsOf(nurses, true)].sort()).toEqual([
    'oews-metro-2025',
    'oews-state-2024',
    'projections-central-2022-32',
  ]);
});
