import { join } from 'node:path';
import { codeFamily } from '#career/occupations/military-code.ts';
import type { FederalTable } from '#career/occupations/tables.ts';
import type { GatheredJob } from './military-jobs.ts';
import { cell, readTable } from './read-table.ts';

const CATEGORY_LETTER: Readonly<Record<string, string>> = {
  Enlisted: 'E',
  'Warrant Officer': 'W',
  Warrant: 'W',
  Officer: 'O',
};

/** Federal job series that the Mil2FedJobs crosswalk names for each military job. Group headings are no series. */
export function buildFederal(inputDir: string, jobs: readonly GatheredJob[]): FederalTable {
  const rows = readTable(join(inputDir, 'crosswalk', 'mil2fed_military_to_federal_jobs.csv'), ',', [
    'type',
    'job_title_id',
    'title',
    'service',
    'personnel_category',
    'military_occupation_id',
  ]).filter((row) => /^\d{4}$/.test(cell(row, 'job_title_id')));
  const titleOf = new Map<string, { title: string; system: string }>();
  for (const row of rows) {
    const system = cell(row, 'type') === 'LABOR' ? 'FWS' : 'GS';
    titleOf.set(cell(row, 'job_title_id'), { title: cell(row, 'title').replace(/ Series$/i, ''), system });
  }
  const series = [...titleOf.keys()].sort();
  const seriesRow = new Map(series.map((code, row) => [code, row]));
  const jobRows = new Map<string, number[]>();
  jobs.forEach((job, row) => {
    const key = `${job.branch} ${job.category} ${job.code}`;
    jobRows.set(key, [...(jobRows.get(key) ?? []), row]);
  });
  const linked = new Map<number, Set<number>>();
  for (const row of rows) {
    const service = cell(row, 'service');
    const branch = service === 'Marine Corps' ? 'Marines' : service;
    const category = CATEGORY_LETTER[cell(row, 'personnel_category')] ?? '-';
    const written = cell(row, 'military_occupation_id').toUpperCase();
    const { family } = codeFamily(written, branch, category === 'O');
    const target = seriesRow.get(cell(row, 'job_title_id'));
    for (const jobRow of jobRows.get(`${branch} ${category} ${family}`) ?? []) {
      if (target !== undefined) linked.set(jobRow, (linked.get(jobRow) ?? new Set()).add(target));
    }
  }
  const militaryRow = [...linked.keys()].sort((a, b) => a - b);
  return {
    series,
    title: series.map((code) => titleOf.get(code)?.title ?? ''),
    system: series.map((code) => titleOf.get(code)?.system ?? ''),
    militaryRow,
    seriesRows: militaryRow.map((row) => [...(linked.get(row) ?? [])].sort((a, b) => a - b)),
  };
}
