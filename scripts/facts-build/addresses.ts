import { join } from 'node:path';
import { packPoint } from '#career/places/point.ts';
import { milesBetween } from '#career/training/near.ts';
import { cell, figure, readTable } from './read-table.ts';

/** Where a school or an employer is. */
export interface Address {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Addresses of public colleges and of apprenticeship sponsors, each once. California has none in either list. */
export function readAddresses(inputDir: string): Address[] {
  const files = ['institutions_programs_ipeds_2023-24.csv.gz', 'sponsors_2026-08.csv.gz'];
  const rows = files.flatMap((file) =>
    readTable(join(inputDir, 'training', file), ',', ['state', 'city', 'zip', 'lat', 'lon']),
  );
  const addresses = rows.flatMap((row) => {
    const [latitude, longitude] = [figure(row, 'lat'), figure(row, 'lon')];
    const zip = cell(row, 'zip').slice(0, 5);
    if (latitude === null || longitude === null || !/^\d{5}$/.test(zip)) return [];
    return [{ city: cell(row, 'city'), state: cell(row, 'state'), zip, latitude, longitude }];
  });
  return [...new Map(addresses.map((address) => [Object.values(address).join(), address])).values()];
}

/**
 * Schools of the Yellow Ribbon list with the coordinates that VA has of them, without a ZIP code: for the areas, most of
 * California, that no address lies in.
 */
export function readSchools(inputDir: string): Address[] {
  const facilities = readTable(join(inputDir, 'training', 'gi_bill_institutions_2023.csv'), ',', [
    'facility_code',
    'latitude',
    'longitude',
  ]);
  const byCode = new Map(facilities.map((row) => [cell(row, 'facility_code'), row]));
  const schools = readTable(join(inputDir, 'training', 'yellow_ribbon_program_source.csv'), ',', [
    'city',
    'state',
    'facility code',
  ]);
  return schools.flatMap((school) => {
    const facility = byCode.get(cell(school, 'facility code')) ?? {};
    const [latitude, longitude] = [figure(facility, 'latitude'), figure(facility, 'longitude')];
    if (latitude === null || longitude === null) return [];
    return [{ city: cell(school, 'city'), state: cell(school, 'state'), zip: '', latitude, longitude }];
  });
}

/** Cities as one writes them, ascending, with the row of the county that most of their addresses are in. */
export function citiesOf(
  addresses: readonly Address[],
  countyOf: (address: Address) => number,
): { name: string; county: number }[] {
  // Some wrote their street where the city belongs.
  const named = addresses.filter(
    (address) => /^[A-Za-z][A-Za-z.' -]+$/.test(address.city) && countyOf(address) !== -1,
  );
  return [...Map.groupBy(named, ({ city, state }) => `${inCapitals(city)}, ${state}`)]
    .map(([name, of]) => ({ name, county: mostFrequent(of.map(countyOf)) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const inCapitals = (city: string) =>
  city === city.toUpperCase() || city === city.toLowerCase()
    ? city.toLowerCase().replace(/(?<=^|[ -]|'(?!s\b))[a-z]/g, (letter) => letter.toUpperCase())
    : city;

function mostFrequent(values: readonly number[]): number {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.reduce((most, group) => (group[1].length > most[1].length ? group : most))[0];
}

/** A county is rarely wider; an address farther from the others has coordinates of another place. */
const FAR_MILES = 60;

/** The addresses of a group that aren't far from most of its others: half the distances to them are at most 60 miles. */
export function closeTogether<Key>(
  addresses: readonly Address[],
  keyOf: (address: Address) => Key,
): Address[] {
  const groups = Map.groupBy(addresses, keyOf);
  return addresses.filter((address) => {
    const others = (groups.get(keyOf(address)) ?? []).filter((other) => other !== address);
    const near = others.filter((other) => milesBetween(address, other) <= FAR_MILES).length;
    return 2 * near >= others.length;
  });
}

/**
 * The address nearest to all others that share its key, packed; a blank for a key without any. One that exists: the
 * medians of latitude and of longitude may meet in a lake or in another state.
 */
export function pointsOf<Key>(addresses: readonly Address[], keyOf: (address: Address) => Key) {
  const groups = Map.groupBy(addresses, keyOf);
  return (key: Key) => packPoint(middleOf(groups.get(key) ?? []));
}

function middleOf(addresses: readonly Address[]): Address | null {
  let middle: Address | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const address of addresses) {
    const miles = addresses.reduce((sum, other) => sum + milesBetween(address, other), 0);
    if (miles < least) [middle, least] = [address, miles];
  }
  return middle;
}
