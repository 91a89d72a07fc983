import { expect, it } from 'vitest';
import { integerAt } from '#career/occupations/packed.ts';
import { repositoryOnDemand } from '#career/testing/repository-facts.ts';
import { type Point, pointAt } from './point.ts';
import { mayLieIn } from './state-boxes.ts';
import { pointOfState } from './state-point.ts';

const table = repositoryOnDemand.places();
const stateOf = (county: number) =>
  table.state[table.stateFips.indexOf((table.county[county] ?? '').slice(0, 2))] ?? '';

const ZIP = 5;
const zips = Array.from({ length: table.zip.length / ZIP }, (_, row) =>
  table.zip.slice(row * ZIP, (row + 1) * ZIP),
);
const countyOf = new Map(zips.map((zip, row) => [zip, integerAt(table.zipCounty, row, 2)]));

/** Those of a packed list outside the state they should be in. */
function astray(rows: readonly [name: string, point: Point | null, state: string | null][]): string[] {
  return rows.flatMap(([name, point, state]) =>
    point === null || state === null || mayLieIn(point, state) ? [] : [`${name} ${state}`],
  );
}

it('every ZIP code’s point lies in its state', () => {
  const rows = Array.from(
    { length: table.pointZip.length / ZIP },
    (_, row): [string, Point | null, string | null] => {
      const zip = table.pointZip.slice(row * ZIP, (row + 1) * ZIP);
      const county = countyOf.get(zip) ?? null;
      return [zip, pointAt(table.zipPoint, row), county === null ? null : stateOf(county)];
    },
  );
  expect(rows.length).toBeGreaterThan(1000);
  expect(astray(rows)).toEqual([]);
});

it('every county’s point lies in its state', () => {
  const rows = table.county.map((fips, row): [string, Point | null, string] => [
    fips,
    pointAt(table.countyPoint, row),
    stateOf(row),
  ]);
  expect(rows.filter(([, point]) => point !== null).length).toBeGreaterThan(500);
  expect(astray(rows)).toEqual([]);
});

it('every area’s point lies in one of its states', () => {
  const strays = table.area.filter((_, row) => {
    const point = pointAt(table.areaPoint, row);
    const states = (table.areaStates[row] ?? '').split('|');
    return point !== null && !states.some((state) => mayLieIn(point, state));
  });
  expect(strays).toEqual([]);
});

it('a state lies at a point where it is a single county, and nowhere else', () => {
  expect(astray([['DC', pointOfState(table, 'DC'), 'DC']])).toEqual([]);
  expect(['DC', 'VA', 'TX', 'RI'].map((code) => pointOfState(table, code) === null)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
