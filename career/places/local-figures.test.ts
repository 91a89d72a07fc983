import { describe, expect, it } from 'vitest';
import {
  repositoryFacts,
  repositoryOccupation,
  repositoryOnDemand,
} from '#career/testing/repository-facts.ts';
import { standingOf, stateTaxInWords } from '#career/uniform-pay/standing.ts';
import { codesOf, localFigures } from './local-figures.ts';
import {
  buysInWords,
  localPayInWords,
  outlookThereInWords,
  paySourceIdsOf,
  sourceIdsOf,
} from './local-words.ts';
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
      outlook: { of: 'Virginia', sourceId: 'projections-central-2022-32', asOf: '2022 to 2032' },
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

describe('work that BLS publishes no yearly pay of', () => {
  it('has the nation’s pay by the hour where nothing nearer is published, never counted up to a year', () => {
    const dancers = figures('27-2031.00', 'Texas');
    expect(dancers).toMatchObject({ median: null, entry: null, p25: null, buys: null });
    expect(dancers.hourly).toEqual({
      p25: 17.23,
      median: 24.8,
      p75: 38.36,
      entry: null,
      experienced: null,
      of: 'the United States',
      sourceId: 'oews-2025',
      asOf: 'May 2025',
      wider: true,
    });
    expect(localPayInWords(dancers)).toBe('$24.80 an hour (median) in the United States (May 2025)');
    expect([...paySourceIdsOf([dancers])]).toEqual(['oews-2025']);
  });

  it('has the levels of its area by the hour, as they were published', () => {
    const dancers = figures('27-2031.00', 'Washington, DC');
    expect(dancers).toMatchObject({ median: null, entry: null, experienced: null });
    expect(localPayInWords(dancers)).toMatch(
      /^\$\d\d\.\d\d an hour to start, \$\d\d\.\d\d with experience in Washington-Arlington-Alexandria, DC-VA-MD-WV.* \(July 2025\)$/,
    );
    expect(standingOf(50_000, dancers)).toEqual({ kind: 'unknown' });
  });

  it('has the nation’s median of the projections, with their year', () => {
    expect(figures('11-1031.00', '96950')).toMatchObject({
      median: { dollars: 44_810, of: 'the United States', sourceId: 'bls-ep-2024-34', asOf: '2024' },
      hourly: null,
    });
  });

  it('else the pay of its whole group, which is named', () => {
    expect(figures('45-3031.00', 'Texas')).toMatchObject({
      widerGroup: 'Farming, Fishing, and Forestry Occupations',
      median: { dollars: 36_630, of: 'the United States', wider: true },
    });
  });
});

it('every one of the 848 civilian codes answers in every wage area, state and territory, and where nobody says a place', () => {
  const { area, state } = repositoryOnDemand.places();
  const keys = [...area.map((code) => `area:${code}`), ...state.map((code) => `state:${code}`), 'anywhere'];
  const civilian = new Map(
    facts.occupations.filter((one) => one.civilian).map((one) => [one.code.slice(0, 7), one]),
  );
  const nothing: string[] = [];
  const misnamed: string[] = [];
  for (const key of keys) {
    const where = facts.places().byKey(key);
    if (where === null) expect.fail(`${key} is no place`);
    for (const [soc, occupation] of civilian) {
      const { median, entry, p25, hourly } = localFigures(facts, occupation, where);
      const told = median ?? entry ?? p25 ?? hourly;
      if (told === null) nothing.push(`${soc} ${key}`);
      else if (
        told.of === 'the United States'
          ? !told.wider
          : told.of !== where.area?.name && told.of !== where.state?.name
      )
        misnamed.push(`${soc} ${key} ${told.of}`);
    }
  }
  expect([keys.length, civilian.size]).toEqual([587, 848]);
  expect(nothing).toEqual([]);
  expect(misnamed).toEqual([]);
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

it('an outlook that an operator imported is said with its own years', () => {
  const id = 'projections-central-2022-32';
  const shipped = facts.sources.get(id);
  if (shipped === undefined) throw new Error('There is no source of the outlook');
  const source = { ...shipped, version: '2024 to 2034, imported by the operator' };
  const renewed = { ...facts, sources: new Map(facts.sources).set(id, source) };
  const nurses = localFigures(renewed, repositoryOccupation('29-1141.00'), place('Virginia'));
  expect(nurses.outlook?.asOf).toBe('2024 to 2034');
  expect(outlookThereInWords(nurses)).toMatch(/% in Virginia by 2034$/);
});
