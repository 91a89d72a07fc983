import { join } from 'node:path';
import type { EarningsTable, RankTable } from '#career/occupations/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

/** Ranks of the six branches with their pay grades, in the list's order. */
export function buildRanks(inputDir: string): RankTable {
  const path = join(inputDir, 'ranks-and-terms', 'ranks_by_branch.csv');
  const rows = readTable(path, ',', ['branch', 'pay_grade', 'title', 'abbreviation']);
  const column = (name: string) => rows.map((row) => cell(row, name));
  return {
    branch: column('branch'),
    payGrade: column('pay_grade'),
    title: column('title'),
    abbreviation: column('abbreviation'),
  };
}

/**
 * Census earnings by 3-digit DoD occupation, all cohorts together (cohort 0). A cell counts only when its status
 * is 1, the mark of a released figure.
 */
export function buildEarnings(inputDir: string): EarningsTable {
  const folder = join(inputDir, 'veteran-earnings');
  const labels = new Map(
    readTable(join(folder, 'label_dod_occ_code_simple.csv'), ',', ['dod_occ_code', 'label']).map((row) => [
      cell(row, 'dod_occ_code'),
      cell(row, 'label'),
    ]),
  );
  const rows = readTable(join(folder, 'veoo3.csv'), ',', ['cohort', 'dod_occ_code', 'y1_p50_earnings'])
    .filter((row) => cell(row, 'cohort') === '0' && /^\d{3}$/.test(cell(row, 'dod_occ_code')))
    .filter((row) => cell(row, 'dod_occ_code') !== '000');
  const sorted = [...rows].sort((a, b) => (cell(a, 'dod_occ_code') < cell(b, 'dod_occ_code') ? -1 : 1));
  const year = (row: Row, prefix: string) =>
    ['p25', 'p50', 'p75'].map((percentile) =>
      cell(row, `status_${prefix}_earn`) === '1' ? figure(row, `${prefix}_${percentile}_earnings`) : null,
    );
  return {
    dodGroup: sorted.map((row) => cell(row, 'dod_occ_code')),
    label: sorted.map((row) => labels.get(cell(row, 'dod_occ_code')) ?? ''),
    year1: sorted.map((row) => year(row, 'y1')),
    year5: sorted.map((row) => year(row, 'y5')),
    year10: sorted.map((row) => year(row, 'y10')),
  };
}
