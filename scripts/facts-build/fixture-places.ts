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
  csv('training/gi_bill_institutions_2023.csv', [
    ['facility_code', 'institution', 'longitude', 'latitude'],
    ['1', 'A SCHOOL', -117.2, 32.7],
  ]);
  csv('training/yellow_ribbon_program_source.csv', [
    ['city', 'state', 'facility code'],
    ['San Diego', 'CA', '1'],
  ]);
  const address = ['state', 'city', 'zip', 'lat', 'lon'];
  packed(csv, dir, 'training/institutions_programs_ipeds_2023-24.csv', [
    address,
    ['VA', 'NORFOLK', '23510', 36.85, -76.29],
  ]);
  packed(csv, dir, 'training/sponsors_2026-08.csv', [
    address,
    ['VA', '12 Main Street', '23510', 36.86, -76.28],
  ]);
}

function packed(csv: (file: string, rows: Table) => void, dir: string, file: string, rows: Table): void {
  csv(file, rows);
  writeFileSync(join(dir, `${file}.gz`), gzipSync(readFileSync(join(dir, file))));
}
