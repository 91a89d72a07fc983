import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import type {
  EarningsPoint,
  FederalSeries,
  MilitaryJob,
  NearOccupation,
  PersonnelCategory,
  VeteranEarnings,
} from '../military-job.ts';
import type { Occupation } from '../occupation.ts';
import { unpackNumbers } from '../packed.ts';
import type { CareerTables, EarningsTable, FederalTable } from '../tables.ts';
import { readDestinations } from './read-destinations.ts';
import { FactsError, referred, rowsOf } from './table-rows.ts';

const CATEGORY: ReadonlyMap<string, PersonnelCategory | null> = new Map([
  ['E', 'Enlisted'],
  ['W', 'Warrant'],
  ['O', 'Officer'],
  ['-', null],
]);

const FROM = 'facts/military.json';

/** One for all the jobs that have no match: most of thirteen thousand. */
const NONE: readonly Occupation[] = [];
const NO_SERIES: readonly FederalSeries[] = [];

/** Every military job, in the order of the lists. Throws a FactsError where a table lacks a cell or refers to nothing. */
export function readMilitaryJobs(
  {
    military,
    federal,
    earnings,
    destinations,
  }: Pick<CareerTables, 'military' | 'federal' | 'earnings' | 'destinations'>,
  occupations: readonly Occupation[],
): readonly MilitaryJob[] {
  const branches = military.branches.map(branchNamed);
  const seriesOf = readFederalSeries(federal);
  const earningsOf = readEarnings(earnings);
  const destinationsOf = readDestinations(destinations);
  const { code, title, otherTitle, dodGroup, crosswalk, seniorCrosswalk, nearness } = military;
  return rowsOf('military', {
    code,
    title,
    otherTitle,
    dodGroup,
    crosswalk,
    seniorCrosswalk,
    near: military.near,
    nearness,
    branch: [...military.branch],
    category: [...military.category],
    current: [...military.current],
  }).map((row, position): MilitaryJob => {
    const category = CATEGORY.get(row.category);
    if (category === undefined)
      throw new FactsError(`${FROM}: ${row.code} has the category ${row.category}.`);
    const group = row.dodGroup < 0 ? null : referred(military.dodGroups, row.dodGroup, FROM);
    if (row.near.length !== row.nearness.length || row.near.some((at) => occupations[at] === undefined))
      throw new FactsError(`${FROM}: the likeness of ${row.code} does not hold together.`);
    return {
      code: row.code,
      position,
      title: row.title,
      otherTitle: row.otherTitle === '' ? null : row.otherTitle,
      branch: referred(branches, Number(row.branch), FROM),
      category,
      inUse: row.current === '1',
      dodGroup: group,
      crosswalk: tied(occupations, row.crosswalk),
      seniorCrosswalk: tied(occupations, row.seniorCrosswalk),
      near: nearOf(occupations, row.near, row.nearness),
      federalSeries: seriesOf.get(position) ?? NO_SERIES,
      earnings: earningsOf.get(group?.slice(0, 3) ?? '') ?? null,
      destinations: destinationsOf.get(group?.slice(0, 2) ?? '') ?? null,
    };
  });
}

function tied(occupations: readonly Occupation[], rows: readonly number[]): readonly Occupation[] {
  return rows.length === 0 ? NONE : rows.map((row) => referred(occupations, row, FROM));
}

/** Unpacks when asked; made here, where the whole table isn't in reach: it would hold on to that too. */
function nearOf(
  occupations: readonly Occupation[],
  rows: readonly number[],
  nearness: string,
): () => NearOccupation[] {
  return () => {
    const likeness = unpackNumbers(nearness, 0, 1);
    return tied(occupations, rows).map((occupation, at) => ({
      occupation,
      likeness: likeness[at] as number,
    }));
  };
}

function branchNamed(name: string): MilitaryBranch {
  const branch = MILITARY_BRANCHES.find((known) => known === name);
  if (branch === undefined) throw new FactsError(`${FROM}: there is no branch ${name}.`);
  return branch;
}

/** By the row of the military table. */
function readFederalSeries(federal: FederalTable): ReadonlyMap<number, readonly FederalSeries[]> {
  const { series, title, system, militaryRow, seriesRows } = federal;
  const known = rowsOf('federal', { series, title, system }).map(
    (row): FederalSeries => ({ ...row, system: row.system === 'FWS' ? 'FWS' : 'GS' }),
  );
  return new Map(
    rowsOf('federal', { militaryRow, seriesRows }).map((row) => [
      row.militaryRow,
      row.seriesRows.map((at) => referred(known, at, 'facts/federal.json')),
    ]),
  );
}

/** By the first three figures of the DoD occupation code. */
function readEarnings(table: EarningsTable): ReadonlyMap<string, VeteranEarnings> {
  return new Map(
    rowsOf('earnings', { ...table }).map(({ dodGroup, label, year1, year5, year10 }) => [
      dodGroup,
      {
        dodGroup,
        label,
        year1: pointOf(year1),
        year5: pointOf(year5),
        year10: pointOf(year10),
        sourceId: 'census-veo',
      },
    ]),
  );
}

function pointOf(values: readonly (number | null)[]): EarningsPoint {
  const [p25, median, p75] = values;
  if (p25 === undefined || median === undefined || p75 === undefined)
    throw new FactsError('facts/earnings.json: a year holds fewer than three figures.');
  return { p25, median, p75 };
}
