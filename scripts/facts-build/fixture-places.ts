import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Table } from './fixture-release.ts';

/** Two counties of Virginia, one of them metropolitan, one of Connecticut and one of Samoa, with ZIP codes of all kinds. */
export function writeFixturePlaces(csv: (file: string, rows: Table) => void, dir: string): void {
  csv('places/counties.csv', [
    ['fips_code_county', 'state_code', 'county_name'],
    ['51710', 'VA', 'Norfolk city'],
    ['51001', 'VA', 'Accomack County'],
    ['09005', 'CT', 'Litchfield County'],
    ['60050', '', 'Western District'],
  ]);
  csv('places/zcta_county_2020.csv', [
    ['zcta5', 'fips_code_county', 'is_primary'],
    ['23510', '51710', 1],
    ['23301', '51001', 0],
    ['23301', '51710', 1],
    ['06750', '09005', 1],
    ['96799', '60050', 1],
  ]);
  csv('places/oflc_areas_counties_2025-26.csv', [
    ['Area', 'AreaName', 'StateAb', 'State', 'CountyTownName'],
    ['47260', 'Virginia Beach', 'VA', 'Virginia', 'Norfolk city'],
    ['5100001', 'Balance of Virginia', 'VA', 'Virginia', 'Accomack County'],
    ['900001', 'Connecticut nonmetropolitan area', 'CT', 'Connecticut', 'Northwest Hills Planning Region'],
  ]);
  csv('places/oews_metro_2025_areas.csv', [
    ['area', 'name'],
    ['0047260', 'Virginia Beach-Chesapeake-Norfolk, VA-NC'],
  ]);
  csv('places/bea_rpp_2023.csv', [
    ['GeoFIPS', 'GeoName', 'Description', 'RPP 2023'],
    ['999', 'Nonmetropolitan', 'RPPs: All items ', 88.2],
    ['47260', 'Virginia Beach', 'RPPs: All items ', 97.5],
    ['47260', 'Virginia Beach', ' RPPs: Goods ', 91],
  ]);
  csv('military-pay/housing_areas_2026.csv', [
    ['mha', 'name'],
    ['VA298', 'Norfolk/Portsmouth, VA'],
    ['XX499', 'Unknown, NA'],
  ]);
  writeFileSync(
    join(dir, 'military-pay', 'zip_to_housing_area_2026.txt'),
    '23510 VA298\n23501 VA298\n96799 XX499\n',
  );
  writeLocalPay(csv, dir);
}

function writeLocalPay(csv: (file: string, rows: Table) => void, dir: string): void {
  packed(csv, dir, 'places/oews_metro_may2025_medians.csv', [
    ['area', 'soc', 'median_hourly', 'median_annual'],
    ['0047260', '29-1141', 42.5, 88400],
    ['0047260', '35-2012', 15, ''],
  ]);
  tsv(csv, dir, 'places/oews_state_2024.tsv', [
    ['PRIM_STATE', 'OCC_CODE', 'TOT_EMP', 'A_PCT25', 'A_MEDIAN', 'A_PCT75'],
    ['VA', '00-0000', '4,000,000', '1', '1', '1'],
    ['VA', '29-1141', '70,120', '75,010', '#', '#'],
    ['VA', '35-2012', '**', '*', '*', '*'],
  ]);
  packed(csv, dir, 'places/oflc_wages_2025-26.csv', [
    ['soc', 'area', 'level1_hourly', 'level4_hourly'],
    ['29-1141', '47260', 30.01, 50],
    ['29-1141', '5100001', 0, 0],
    ['25-1031', '5100001', 41230, 98760],
  ]);
  tsv(csv, dir, 'outlook/state_projections_2022_32.tsv', [
    ['Title', 'Base', 'Projected', 'PercentChange', 'AvgAnnualOpenings', 'STFIPS', 'OccCode'],
    ['Nurses', 70000, 74000, 5.7, 4200, 51, '29-1141'],
    ['Nurses', 3000000, 3200000, 6, 190000, 0, '29-1141'],
    ['Cooks', 100, 0, -100, 10, 51, '35-2012'],
  ]);
  const json = (file: string, value: unknown) =>
    writeFileSync(join(dir, 'military-pay', file), JSON.stringify(value));
  json('basic-pay-2026.json', {
    year: 2026,
    headers: ['2 or less', 'Over 2'],
    tables: { CO: { 'O-1': [4000, 4200] }, CO_FE: { 'O-1E': [null, 5000.5] }, EM: { 'E-1': [2400, 2400] } },
  });
  json('bas-2026.json', { year: 2026, rates: { officers: 328.48, enlisted: 476.95 } });
  json('bah-2026-with-dependents.json', {
    year: 2026,
    dependentStatus: 'with',
    ratesByMha: { VA298: { rates: { 'E-1': 2100, 'O-1': 2500 } } },
  });
  json('bah-2026-without-dependents.json', {
    year: 2026,
    dependentStatus: 'without',
    ratesByMha: { VA298: { rates: { 'E-1': 1800, 'O-1': 2300 } } },
  });
}

function tsv(csv: (file: string, rows: Table) => void, dir: string, file: string, rows: Table): void {
  csv(file, []);
  writeFileSync(join(dir, file), rows.map((row) => row.join('\t')).join('\n'));
}

/** Writes a table of the fixture, and beside it packed as the release has it. */
export function packed(
  csv: (file: string, rows: Table) => void,
  dir: string,
  file: string,
  rows: Table,
): void {
  csv(file, rows);
  writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file))));
}
