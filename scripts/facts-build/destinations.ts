import { join } from 'node:path';
import type { DestinationTable } from '#career/occupations/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

/** Five years after service: the first jobs are over, and the Census withholds less than after ten. */
const PERSONS = 'y5_emp';

/**
 * Where Army enlisted veterans worked five years after service, by 2-digit DoD occupation, all cohorts together
 * (cohort 0). A cell counts only when its status is 1, the mark of a released figure. Federal work (99) is a sector of
 * its own, not part of public administration (92).
 */
export function buildDestinations(inputDir: string): DestinationTable {
  const folder = join(inputDir, 'veteran-earnings');
  const rowsOf = (file: string, place: string) =>
    readTable(join(folder, file), ',', [
      'cohort',
      'dod_occ_code',
      place,
      PERSONS,
      `status_${PERSONS}`,
    ]).filter((row) => cell(row, 'cohort') === '0' && /^\d\dX$/.test(cell(row, 'dod_occ_code')));
  const labels = (file: string, key: string) =>
    new Map(
      readTable(join(folder, file), ',', [key, 'label']).map((row) => [cell(row, key), cell(row, 'label')]),
    );
  const groups = labels('label_dod_occ_code_simple.csv', 'dod_occ_code');
  const sectors = placesOf(labels('label_industry.csv', 'industry'));
  const states = placesOf(labels('label_fipsnum.csv', 'geography'));
  const bySector = rowsOf('veoo2ns.csv', 'industry');
  const byState = rowsOf('veoo2gs.csv', 'geography');
  const all = bySector.filter((row) => cell(row, 'industry') === '00' && persons(row) !== null);
  const codes = all.map((row) => cell(row, 'dod_occ_code')).sort();
  const counts = (rows: readonly Row[], group: string, place: string, codesOfPlaces: readonly string[]) => {
    const own = new Map(
      rows
        .filter((row) => cell(row, 'dod_occ_code') === group)
        .map((row) => [cell(row, place), persons(row)]),
    );
    return codesOfPlaces.map((code) => own.get(code) ?? null);
  };
  return {
    dodGroup: codes.map((code) => code.slice(0, 2)),
    label: codes.map((code) => groups.get(code) ?? ''),
    sectorNames: sectors.names,
    stateNames: states.names,
    employed: codes.map((code) => persons(all.find((row) => cell(row, 'dod_occ_code') === code)) ?? 0),
    bySector: codes.map((code) => counts(bySector, code, 'industry', sectors.codes)),
    byState: codes.map((code) => counts(byState, code, 'geography', states.codes)),
  };
}

/** Codes of places and their names, in the order of the codes; "UN", unclassified, is no place. */
function placesOf(labels: ReadonlyMap<string, string>) {
  const known = [...labels].filter(([code]) => code !== 'UN').sort(([a], [b]) => (a < b ? -1 : 1));
  return { codes: known.map(([code]) => code), names: known.map(([, name]) => name) };
}

function persons(row: Row | undefined): number | null {
  return row !== undefined && cell(row, `status_${PERSONS}`) === '1' ? figure(row, PERSONS) : null;
}
