import { join } from 'node:path';
import type { LabourTable } from '#career/occupations/tables.ts';
import type { NationTable } from '#career/places/tables.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

/**
 * Codes that BLS publishes only in combination, from the wage and projection tables themselves: SOC 2018 code to
 * the BLS code whose figures cover it. Other codes join directly or by their broad code (last digit 0).
 */
const COMBINED: Readonly<Record<string, string>> = {
  '21-1011': '21-1018',
  '21-1014': '21-1018',
  '25-2055': '25-2052',
  '25-2056': '25-2052',
  '25-9042': '25-9045',
  '25-9043': '25-9045',
  '25-9049': '25-9045',
  '51-2022': '51-2028',
  '51-2023': '51-2028',
  '53-1042': '53-1047',
  '53-1043': '53-1047',
  '53-1044': '53-1047',
  '53-1049': '53-1047',
};

const EP_CODE = '2024 National Employment Matrix code';
const EP_GROWTH = 'Employment change, percent, 2024–34';
const EP_OPENINGS = 'Occupational openings, 2024–34 annual average';
const EP_WAGE = 'Median annual wage, dollars, 2024[1]';
const EP_EDUCATION = 'Typical education needed for entry';
const EP_EXPERIENCE = 'Work experience in a related occupation';
const EP_TRAINING = 'Typical on-the-job training needed to attain competency in the occupation';

/** "Bachelor's degree", or nothing where BLS prints a dash. */
function wording(row: Row | undefined, column: string): string {
  const text = row ? cell(row, column) : '';
  return text === '—' ? '' : text;
}

const thousands = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * 1000);

/** The two releases by code, and the code that an occupation's figures stand under. */
function readReleases(inputDir: string) {
  const wageRows = readTable(join(inputDir, 'bls', 'oews_national_M2025.csv'), ',', [
    'OCC_CODE',
    'A_MEDIAN',
    'O_GROUP',
  ]);
  // Some combined codes stand twice, as 'broad' and as 'detailed', with the same figures; the first is enough.
  const wages = new Map<string, Row>();
  for (const row of wageRows) if (!wages.has(cell(row, 'OCC_CODE'))) wages.set(cell(row, 'OCC_CODE'), row);
  const projectionRows = readTable(join(inputDir, 'bls', 'ep_2024_34_table1_2.csv'), ',', [
    EP_CODE,
    EP_GROWTH,
    EP_OPENINGS,
    EP_EDUCATION,
    EP_EXPERIENCE,
    EP_TRAINING,
    EP_WAGE,
  ]);
  const projections = new Map(projectionRows.map((row) => [cell(row, EP_CODE), row]));

  const blsCodeOf = (occupationCode: string): string | null => {
    const soc = occupationCode.slice(0, 7);
    const candidates = [soc, COMBINED[soc], `${soc.slice(0, 6)}0`];
    return candidates.find((code) => code && (wages.has(code) || projections.has(code))) ?? null;
  };
  return { wages, projections, blsCodeOf };
}

/**
 * What is published nationwide of the occupations that OEWS has no yearly pay of: pay by the hour of work that few do all
 * year, the median of the year before, or the pay of the whole group of occupations. `wagesOf` is of when the wages are.
 */
export function buildNation(inputDir: string, socs: readonly string[], wagesOf: string): NationTable {
  const oews = { sourceId: 'oews-2025', asOf: wagesOf } as const;
  const { wages, projections, blsCodeOf } = readReleases(inputDir);
  const rows = socs.flatMap((soc): NationRow[] => {
    const code = blsCodeOf(soc) ?? soc;
    const wage = wages.get(code);
    if (wage !== undefined && figure(wage, 'A_MEDIAN') !== null) return [];
    const hourly = payOf(wage, 'H');
    if (hourly !== null) return [{ soc, per: 'hour', group: '', ...hourly, ...oews }];
    const projected = projections.get(code);
    const median = projected === undefined ? null : figure(projected, EP_WAGE);
    if (median !== null)
      return [{ soc, per: 'year', group: '', p25: null, median, p75: null, ...PROJECTIONS }];
    const group = wages.get(`${soc.slice(0, 2)}-0000`);
    const yearly = payOf(group, 'A');
    if (group === undefined || yearly === null) return [];
    return [{ soc, per: 'year', group: cell(group, 'OCC_TITLE'), ...yearly, ...oews }];
  });
  return {
    soc: rows.map(({ soc }) => soc),
    per: rows.map(({ per }) => per),
    group: rows.map(({ group }) => group),
    p25: rows.map(({ p25 }) => p25),
    median: rows.map(({ median }) => median),
    p75: rows.map(({ p75 }) => p75),
    sourceId: rows.map(({ sourceId }) => sourceId),
    asOf: rows.map(({ asOf }) => asOf),
  };
}

type NationRow = { readonly [Column in keyof NationTable]: NationTable[Column][number] };

/** The release says the year alone. */
const PROJECTIONS = { sourceId: 'bls-ep-2024-34', asOf: '2024' } as const;

/** The middle of what is published by the hour or the year; null where there is no median. */
function payOf(row: Row | undefined, unit: 'H' | 'A') {
  const median = row === undefined ? null : figure(row, `${unit}_MEDIAN`);
  if (row === undefined || median === null) return null;
  return { p25: figure(row, `${unit}_PCT25`), median, p75: figure(row, `${unit}_PCT75`) };
}

/** Wages of May 2025 and projections 2024-34, joined to the occupations, combined codes included. */
export function buildLabour(inputDir: string, occupationCodes: readonly string[]): LabourTable {
  const { wages, projections, blsCodeOf } = readReleases(inputDir);
  const blsCodes = occupationCodes.map(blsCodeOf);
  const blsCode = [...new Set(blsCodes.filter((code) => code !== null))].sort();
  const rowOf = new Map(blsCode.map((code, row) => [code, row]));
  const wage = (column: string) =>
    blsCode.map((code) => {
      const row = wages.get(code);
      return row ? figure(row, column) : null;
    });
  const projected = (column: string) =>
    blsCode.map((code) => {
      const row = projections.get(code);
      return row ? figure(row, column) : null;
    });
  const worded = (column: string) => blsCode.map((code) => wording(projections.get(code), column));
  return {
    blsCode,
    blsTitle: blsCode.map((code) => wages.get(code)?.OCC_TITLE ?? ''),
    p10: wage('A_PCT10'),
    p25: wage('A_PCT25'),
    median: wage('A_MEDIAN'),
    p75: wage('A_PCT75'),
    p90: wage('A_PCT90'),
    growthPercent: projected(EP_GROWTH),
    openings: projected(EP_OPENINGS).map(thousands),
    employment: wage('TOT_EMP'),
    entryEducation: worded(EP_EDUCATION),
    entryExperience: worded(EP_EXPERIENCE),
    entryTraining: worded(EP_TRAINING),
    rowOfOccupation: blsCodes.map((code) => (code === null ? -1 : (rowOf.get(code) ?? -1))),
  };
}
