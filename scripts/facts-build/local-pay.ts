import { join } from 'node:path';
import { packInteger } from '#career/occupations/packed.ts';
import { LEVEL_STEPS, TOP_CODED, WIDTHS } from '#career/places/packed-pay.ts';
import type { LevelTable, MetroTable, OutlookTable, StateTable } from '#career/places/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

/** Dollars and persons are published in tens; a figure that is not would be cut, so it stops the build. */
function tens(value: number | null): number | null {
  if (value !== null && value % 10 !== 0) throw new Error(`${value} is not in tens`);
  return value === null ? null : value / 10;
}

const isOccupation = (code: string) => /^\d{2}-\d{4}$/.test(code) && !code.endsWith('-0000');

/** Rows by occupation and place, in one text: for each occupation every place in turn. */
function packCells(
  rows: readonly Row[],
  [socColumn, placeColumn]: readonly [string, string],
  pack: (row: Row | undefined) => string,
): { soc: string[]; place: string[]; cells: string } {
  const known = rows.filter((row) => isOccupation(cell(row, socColumn)));
  const soc = [...new Set(known.map((row) => cell(row, socColumn)))].sort();
  const place = [...new Set(known.map((row) => cell(row, placeColumn)))].sort();
  const byCell = new Map(known.map((row) => [`${cell(row, socColumn)} ${cell(row, placeColumn)}`, row]));
  const cells = soc.flatMap((code) => place.map((where) => pack(byCell.get(`${code} ${where}`))));
  return { soc, place, cells: cells.join('') };
}

/** Median pay of each occupation in each metropolitan area, May 2025. */
export function buildMetros(path: string): MetroTable {
  const columns = ['area', 'soc', 'median_annual'];
  const rows = readTable(path, ',', columns);
  const { soc, place, cells } = packCells(rows, ['soc', 'area'], (row) =>
    packInteger(row === undefined ? null : tens(figure(row, 'median_annual')), WIDTHS.dollars),
  );
  // The areas have seven figures here, with zeros before the five that name them elsewhere.
  return { soc, area: place.map((area) => area.slice(2)), median: cells };
}

/** Employment and the middle three of the percentiles of each occupation in each state, May 2024. */
export function buildStates(path: string): StateTable {
  const columns = ['PRIM_STATE', 'OCC_CODE', 'TOT_EMP', 'A_PCT25', 'A_MEDIAN', 'A_PCT75'];
  const rows = readTable(path, '\t', columns);
  const pay = (row: Row, column: string) =>
    cell(row, column) === '#' ? TOP_CODED : packInteger(tens(figure(row, column)), WIDTHS.dollars);
  const { soc, place, cells } = packCells(rows, ['OCC_CODE', 'PRIM_STATE'], (row = {}) =>
    [
      packInteger(tens(figure(row, 'TOT_EMP')), WIDTHS.dollars),
      ...['A_PCT25', 'A_MEDIAN', 'A_PCT75'].map((column) => pay(row, column)),
    ].join(''),
  );
  return { soc, state: place, cells };
}

/** The lowest and the highest of the four levels of each occupation in each area; the two between follow from them. */
export function buildLevels(path: string): LevelTable {
  const columns = ['soc', 'area', 'level1_hourly', 'level4_hourly'];
  const rows = readTable(path, ',', columns);
  const { soc, place, cells } = packCells(
    rows,
    ['soc', 'area'],
    (row = {}) => packLevel(figure(row, 'level1_hourly')) + packLevel(figure(row, 'level4_hourly')),
  );
  return { soc, area: place, cells };
}

/**
 * Dollars an hour in cents; teachers, pilots and others without hourly wages stand among them with dollars a year. A
 * zero is no wage.
 */
function packLevel(published: number | null): string {
  if (published === null || published === 0) return packInteger(null, WIDTHS.dollars);
  const yearly = published >= LEVEL_STEPS.yearlyFrom;
  return packInteger(
    yearly ? LEVEL_STEPS.yearlyOffset + (tens(published) ?? 0) : Math.round(published * 100),
    WIDTHS.dollars,
  );
}

/** Employment of each occupation in each state in 2022 and, as projected, in 2032. */
export function buildOutlook(inputDir: string, states: ReadonlyMap<string, string>): OutlookTable {
  const columns = ['STFIPS', 'OccCode', 'Base', 'Projected', 'PercentChange', 'AvgAnnualOpenings'];
  const rows = readTable(join(inputDir, 'outlook', 'state_projections_2022_32.tsv'), '\t', columns).flatMap(
    (row) => {
      const state = states.get(cell(row, 'STFIPS').padStart(2, '0'));
      return state === undefined ? [] : [{ ...row, state }];
    },
  );
  const { soc, place, cells } = packCells(rows, ['OccCode', 'state'], (row = {}) => {
    const percent = figure(row, 'PercentChange');
    return [
      ...['Base', 'Projected', 'AvgAnnualOpenings'].map((column) =>
        packInteger(tens(figure(row, column)), WIDTHS.dollars),
      ),
      // In tenths of a percent, counted from -100%.
      packInteger(percent === null ? null : Math.round(percent * 10) + 1000, WIDTHS.percent),
    ].join('');
  });
  return { soc, state: place, cells };
}
