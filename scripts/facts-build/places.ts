import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_RATED, packInteger } from '#career/occupations/packed.ts';
import { packPoint } from '#career/places/point.ts';
import { mayLieIn } from '#career/places/state-boxes.ts';
import type { PlaceTable } from '#career/places/tables.ts';
import { type Address, citiesOf, closeTogether, pointsOf, readAddresses, readSchools } from './addresses.ts';
import { cell, figure, type Row, readTable } from './read-table.ts';

/** Width of a row number in the packed columns; 64² rows are enough for every county. */
const ROW = 2;

/** Territories that the list of counties files under Puerto Rico, or under none. */
const TERRITORIES: Readonly<Record<string, string>> = { 60: 'AS', 66: 'GU', 69: 'MP', 78: 'VI' };

/** Guam's wages are listed by village, and its county is the island. */
const GUAM_AREA = '6600001';
const VIRGIN_ISLANDS_AREA = '7800001';

/**
 * Connecticut: ZIP areas of 2020 lie in its counties, wages are published by its planning regions, which replaced
 * them. Each county with the area of the region that most of it became (Census, county equivalents of 2022).
 */
const CONNECTICUT: Readonly<Record<string, string>> = {
  '09001': '14860',
  '09003': '25540',
  '09005': '900001',
  '09007': '25540',
  '09009': '35300',
  '09011': '35980',
  '09013': '25540',
  '09015': '900001',
};

/**
 * Metropolitan areas whose number changed between BEA's figures of 2023 and BLS's of 2025 (OMB Bulletin 23-01), with
 * the number BEA has: Cleveland, Kiryas Joel-Poughkeepsie, Lexington Park, The Villages.
 */
const NUMBER_AT_BEA: Readonly<Record<string, string>> = {
  '17410': '17460',
  '28880': '39100',
  '30500': '15680',
  '48680': '45540',
};

/** ZIP codes, counties, wage areas and housing areas, and which lies in which. */
export function buildPlaces(inputDir: string): PlaceTable {
  const inPlaces = (file: string) => join(inputDir, 'places', file);
  const counties = readTable(inPlaces('counties.csv'), ',', [
    'fips_code_county',
    'state_code',
    'county_name',
  ]).sort((a, b) => (cell(a, 'fips_code_county') < cell(b, 'fips_code_county') ? -1 : 1));
  const stateByFips = statesOf(counties);
  const areaRows = readTable(inPlaces('oflc_areas_counties_2025-26.csv'), ',', [
    'Area',
    'AreaName',
    'StateAb',
    'CountyTownName',
  ]);
  const areas = Map.groupBy(areaRows, (row) => cell(row, 'Area'));
  const area = [...areas.keys()].sort();
  const areaRowOf = new Map(area.map((code, row) => [code, row]));
  const county = counties.map((row) => cell(row, 'fips_code_county'));
  const countyArea = areasOfCounties(counties, areaRows, stateByFips).map((code) =>
    code === undefined ? -1 : (areaRowOf.get(code) ?? -1),
  );
  const metros = readTable(inPlaces('oews_metro_2025_areas.csv'), ',', ['area', 'name']);
  const metroName = new Map(metros.map((row) => [cell(row, 'area').slice(2), cell(row, 'name')]));
  const areaName = area.map(
    (code) => metroName.get(code) ?? latin(cell(areas.get(code)?.[0] ?? {}, 'AreaName')),
  );
  const prices = priceLevels(inPlaces('bea_rpp_2023.csv'));
  const { zip, zipCounty, zipHousing, zipSeveral, housing, housingName } = zipCodes(inputDir, county);
  const addresses = readAddresses(inputDir);
  const countyOfZip = new Map(zip.map((code, row) => [code, zipCounty[row] ?? -1]));
  const countyOf = (address: Address) => countyOfZip.get(address.zip) ?? -1;
  const stateOf = (address: Address) =>
    stateByFips.get((county[countyOf(address)] ?? '').slice(0, 2)) ?? address.state;
  // "Denver, TX" with a ZIP code of Colorado is a slip of whoever filled in the form.
  const cities = citiesOf(
    addresses.filter((address) => stateOf(address) === address.state),
    countyOf,
  );
  const placed = closeTogether(
    addresses.filter((address) => mayLieIn(address, stateOf(address))),
    (address) => (countyOf(address) === -1 ? address.zip : countyOf(address)),
  );
  const pointZips = [...new Set(placed.map((address) => address.zip))].sort();
  return {
    state: [...stateByFips.values()],
    stateFips: [...stateByFips.keys()],
    area,
    areaName,
    areaStates: area.map((code) => statesInOrder(metroName.get(code), areas.get(code) ?? [])),
    areaMetro: area.map((code) => (metroName.has(code) ? '1' : '0')).join(''),
    areaPrices: area.map((code) => prices.get(NUMBER_AT_BEA[code] ?? code) ?? null),
    pricesElsewhere: prices.get('999') ?? Number.NaN,
    county,
    countyName: counties.map((row) => cell(row, 'county_name')),
    countyArea,
    housing,
    housingName,
    zip: zip.join(''),
    zipCounty: packRows(zipCounty),
    zipHousing: packRows(zipHousing),
    zipSeveral: zipSeveral.join(''),
    city: cities.map(({ name }) => name),
    cityCounty: cities.map(({ county: row }) => row),
    pointZip: pointZips.join(''),
    zipPoint: pointZips.map(pointsOf(placed, (address) => address.zip)).join(''),
    countyPoint: county
      .map((_, row) => row)
      .map(pointsOf(placed, countyOf))
      .join(''),
    areaPoint: areaPoints(inputDir, placed, area, areaName, (address) => countyArea[countyOf(address)] ?? -1),
  };
}

/** Where each area is: by the addresses in it, else by the schools of the cities it is named after. */
function areaPoints(
  inputDir: string,
  addresses: readonly Address[],
  codes: readonly string[],
  names: readonly string[],
  rowOf: (address: Address) => number,
): string {
  const schools = readSchools(inputDir).filter((school) => mayLieIn(school, school.state));
  const byArea = pointsOf(addresses, rowOf);
  const byCity = Map.groupBy(schools, ({ city, state }) => `${city}, ${state}`);
  return codes
    .map((_, row) => {
      const [cities = '', states = ''] = (names[row] ?? '').split(', ');
      const named = cities.split('-').map((city) => `${city}, ${states.slice(0, 2)}`);
      const own = closeTogether(
        named.flatMap((city) => byCity.get(city) ?? []),
        () => row,
      );
      const inCity = pointsOf(own, ({ city, state }) => `${city}, ${state}`);
      const points = [byArea(row), ...named.map(inCity)];
      return points.find((point) => !point.startsWith(NOT_RATED)) ?? packPoint(null);
    })
    .join('');
}

const packRows = (rows: readonly number[]) =>
  rows.map((row) => packInteger(row === -1 ? null : row, ROW)).join('');

/** Figures of the Census to postal codes, ascending. */
function statesOf(counties: readonly Row[]): Map<string, string> {
  const pairs = counties.map((row): [string, string] => {
    const fips = cell(row, 'fips_code_county').slice(0, 2);
    return [fips, TERRITORIES[fips] ?? cell(row, 'state_code')];
  });
  return new Map([...pairs, ...Object.entries(TERRITORIES)].sort(([a], [b]) => Number(a) - Number(b)));
}

/** Letters alone: "St. Mary's County" and "SAINT MARYS" are one, and so are "Mayagüez" and its damaged spellings. */
function plainCounty(name: string): string {
  return latin(name)
    .normalize('NFD')
    .replace(/ (?:county|parish|city and borough|borough|census area|municipality|municipio)$/i, '')
    .toLowerCase()
    .replace(/^saint /, 'st. ')
    .replace(/[^a-z]/g, '');
}

/** The list of areas holds a few letters of another code page, which no text should carry on. */
const latin = (text: string) => text.replace(/\u0081u/g, 'ü');

/** The wage area of each county, by state and name. */
function areasOfCounties(
  counties: readonly Row[],
  areaRows: readonly Row[],
  states: ReadonlyMap<string, string>,
): (string | undefined)[] {
  const byName = new Map(
    areaRows.map((row) => [
      `${cell(row, 'StateAb')} ${plainCounty(cell(row, 'CountyTownName'))}`,
      cell(row, 'Area'),
    ]),
  );
  return counties.map((row) => {
    const fips = cell(row, 'fips_code_county');
    const state = states.get(fips.slice(0, 2)) ?? '';
    if (state === 'GU') return GUAM_AREA;
    if (state === 'VI') return VIRGIN_ISLANDS_AREA;
    return CONNECTICUT[fips] ?? byName.get(`${state} ${plainCounty(cell(row, 'county_name'))}`);
  });
}

/** The states of an area: in the order of its name ("VA-NC"), else as its counties come. */
function statesInOrder(metroName: string | undefined, rows: readonly Row[]): string {
  const named = metroName?.split(', ').at(-1)?.split('-');
  return (named ?? [...new Set(rows.map((row) => cell(row, 'StateAb')))]).join('|');
}

function priceLevels(path: string): ReadonlyMap<string, number> {
  const rows = readTable(path, ',', ['GeoFIPS', 'Description', 'RPP 2023']);
  const all = rows.filter((row) => cell(row, 'Description') === 'RPPs: All items');
  return new Map(all.map((row) => [cell(row, 'GeoFIPS'), figure(row, 'RPP 2023') ?? Number.NaN]));
}

/** Every ZIP code that the Census or the housing allowance knows, with its county and its housing area. */
function zipCodes(inputDir: string, county: readonly string[]) {
  const countyRow = new Map(county.map((fips, row) => [fips, row]));
  const census = readTable(join(inputDir, 'places', 'zcta_county_2020.csv'), ',', [
    'zcta5',
    'fips_code_county',
    'is_primary',
  ]);
  const parts = Map.groupBy(census, (row) => cell(row, 'zcta5'));
  const names = readTable(join(inputDir, 'military-pay', 'housing_areas_2026.csv'), ',', ['mha', 'name']);
  // The area "Unknown" is that of ZIP codes without an allowance.
  const areas = names.filter((row) => cell(row, 'mha') !== 'XX499');
  const housing = areas.map((row) => cell(row, 'mha'));
  const housingRow = new Map(housing.map((code, row) => [code, row]));
  const lines = readFileSync(join(inputDir, 'military-pay', 'zip_to_housing_area_2026.txt'), 'utf8').split(
    '\n',
  );
  const housingOf = new Map(
    lines.map((line): [string, string] => {
      const [code = '', area = ''] = line.trim().split(/\s+/);
      return [code, area];
    }),
  );
  housingOf.delete('');
  const zip = [...new Set([...parts.keys(), ...housingOf.keys()])].sort();
  const primary = (code: string) => parts.get(code)?.find((row) => cell(row, 'is_primary') === '1');
  return {
    zip,
    zipCounty: zip.map((code) => countyRow.get(cell(primary(code) ?? {}, 'fips_code_county')) ?? -1),
    zipHousing: zip.map((code) => housingRow.get(housingOf.get(code) ?? '') ?? -1),
    zipSeveral: zip.map((code) => ((parts.get(code)?.length ?? 0) > 1 ? '1' : '0')),
    housing,
    housingName: areas.map((row) => cell(row, 'name')),
  };
}
