import { join } from 'node:path';
import { packInteger } from '#career/occupations/packed.ts';
import { type Point, packPoint } from '#career/places/point.ts';
import { mayLieIn } from '#career/places/state-boxes.ts';
import { AWARDS } from '#career/training/award-names.ts';
import { CAUTION_KINDS } from '#career/training/caution-kinds.ts';
import { milesBetween } from '#career/training/near.ts';
import type { CollegeTable } from '#career/training/tables.ts';
import { byText, calmCity, collected, pointOf } from './collected.ts';
import { cell, type Row, readTable } from './read-table.ts';

const TRAINING = 'training';

/** A school's name as two lists may both write it: capitals, no marks, no small words, short forms alike. */
function plainName(name: string): string {
  return (
    name
      .toUpperCase()
      .replaceAll('&', ' AND ')
      .replace(/[^A-Z0-9 ]/g, ' ')
      .replace(/\bSAINT\b/g, 'ST')
      .replace(/\bFT\b/g, 'FORT')
      .replace(/\bUNITED STATES\b/g, 'US')
      // New York's public colleges are written with and without the system they belong to.
      .replace(/\b(?:THE|OF|AT|AND|CAMPUS|MAIN|CUNY|SUNY)\b/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Two schools of one name this near each other are one: campuses of a college lie within a drive. */
const SAME_SCHOOL_MILES = 30;

/** Public colleges with their programs, what VA's lists know of them, and schools with a caution flag. */
export function buildColleges(inputDir: string): CollegeTable {
  const rows = readTable(join(inputDir, TRAINING, 'institutions_programs_ipeds_2023-24.csv.gz'), ',', [
    'state',
    'soc',
    'unitid',
    'school',
    'city',
    'lat',
    'lon',
    'cip',
    'title',
    'awards',
  ]);
  const states = [...new Set(rows.map((row) => cell(row, 'state')))].sort();
  const socs = [...new Set(rows.map((row) => cell(row, 'soc')))].sort();
  const programs = Map.groupBy(rows, (row) => cell(row, 'cip'));
  const cip = [...programs.keys()].sort();
  const cipRow = new Map(cip.map((code, row) => [code, row]));
  const awardSets = collected();
  const schools = [...Map.groupBy(rows, (row) => cell(row, 'unitid')).values()].sort((one, other) =>
    byText(schoolKey(one), schoolKey(other)),
  );
  const facilities = readFacilities(inputDir);
  const ribbons = readRibbons(inputDir);
  const facility = facilitiesOf(
    schools.map(([row]) => row ?? {}),
    facilities,
  );
  const trains = schools.map((own) => packedPrograms(own, cipRow, awardSets));
  return {
    states,
    socs,
    cip,
    cipTitle: cip.map((code) => cell(programs.get(code)?.[0] ?? {}, 'title')),
    cipSocs: cip.map((code) =>
      [...new Set((programs.get(code) ?? []).map((row) => socs.indexOf(cell(row, 'soc'))))].sort(
        (one, other) => one - other,
      ),
    ),
    awardSets: awardSets.texts().map((set) => (set === '' ? [] : set.split(' ').map(Number))),
    name: schools.map(([row]) => cell(row ?? {}, 'school')),
    city: schools.map(([row]) => calmCity(cell(row ?? {}, 'city'))),
    state: schools.map(([row]) => states.indexOf(cell(row ?? {}, 'state'))),
    points: schools.map(([row]) => packPoint(row ? pointOf(row, 'lat', 'lon') : null)).join(''),
    programs: trains,
    facility,
    yellowRibbon: facility.map((code) => ribbons.get(code) ?? ''),
    ...flaggedSchools(
      inputDir,
      facilities,
      new Map(facility.map((code, at) => [stateOf(code), cell(schools[at]?.[0] ?? {}, 'state')])),
    ),
  };
}

const schoolKey = ([row]: readonly Row[]) =>
  row ? `${cell(row, 'state')} ${cell(row, 'school')} ${cell(row, 'unitid')}` : '';

function packedPrograms(
  rows: readonly Row[],
  cipRow: ReadonlyMap<string, number>,
  awardSets: ReturnType<typeof collected>,
): string {
  const own = new Map(rows.map((row) => [cell(row, 'cip'), cell(row, 'awards')]));
  return [...own]
    .sort(([one], [other]) => byText(one, other))
    .map(([code, awards]) => {
      const set = awards
        .split('|')
        .filter((award) => award !== '')
        .map((award) => {
          const place = AWARDS.findIndex(({ published }) => published === award);
          if (place < 0) throw new Error(`training/institutions_programs: “${award}” is no award we know`);
          return place;
        })
        .sort((one, other) => one - other)
        .join(' ');
      return packInteger(cipRow.get(code) ?? 0, 2) + packInteger(awardSets.rowOf(set), 2);
    })
    .join('');
}

interface Facility {
  readonly code: string;
  readonly name: string;
  readonly point: Point;
}

/** VA's numbers of employers that train on the job have this second; a college's police is no college. */
const EMPLOYER = '0';
/** The last two figures of VA's numbers: the state. */
const stateOf = (code: string) => code.slice(-2);

/** VA's schools whose place is known, by their plain name. */
function readFacilities(inputDir: string): ReadonlyMap<string, readonly Facility[]> {
  const rows = readTable(join(inputDir, TRAINING, 'gi_bill_institutions_2023.csv'), ',', [
    'facility_code',
    'institution',
    'longitude',
    'latitude',
  ]);
  const facilities = rows.flatMap((row): Facility[] => {
    const point = pointOf(row, 'latitude', 'longitude');
    const code = cell(row, 'facility_code');
    return point === null || code[1] === EMPLOYER ? [] : [{ code, name: cell(row, 'institution'), point }];
  });
  return Map.groupBy(facilities, ({ name }) => plainName(name));
}

/**
 * VA's number of each school: of the one school nearby with its name, or with its name and its own city behind it, which
 * is how VA tells the campuses of a college apart. Of several that one in the school's own state. Where none is near, the
 * only one of its name in its state: VA's list has put some hundreds of miles away. Else empty.
 */
function facilitiesOf(
  schools: readonly Row[],
  facilities: ReadonlyMap<string, readonly Facility[]>,
): string[] {
  const found = schools.map((row) => {
    const point = pointOf(row, 'lat', 'lon');
    const [name, city, state] = [
      plainName(cell(row, 'school')),
      plainName(cell(row, 'city')),
      cell(row, 'state'),
    ];
    const near = (...names: readonly string[]) =>
      names
        .flatMap((one) => facilities.get(one) ?? [])
        .filter((one) => point !== null && milesBetween(one.point, point) <= SAME_SCHOOL_MILES);
    const own = near(name);
    if (own.length > 0) return own;
    const shorter = name.endsWith(` ${city}`) ? [name.slice(0, -city.length - 1)] : [];
    return near(`${name} ${city}`, `${name} ${state}`, `${name} ${city} ${state}`, ...shorter);
  });
  const sure = new Map(
    schools.flatMap((row, at) => {
      const [one, second] = found[at] ?? [];
      return one === undefined || second !== undefined
        ? []
        : [[cell(row, 'state'), stateOf(one.code)] as const];
    }),
  );
  return schools.map((row, at) => {
    const isInState = ({ code }: Facility) => stateOf(code) === sure.get(cell(row, 'state'));
    const near = found[at] ?? [];
    const all = near.length > 0 ? near : (facilities.get(plainName(cell(row, 'school'))) ?? []);
    const inState = all.filter(isInState);
    const [only, second] = near.length === 1 ? near : inState;
    return second === undefined ? (only?.code ?? '') : '';
  });
}

/** By facility code: the last school year that VA's Yellow Ribbon list names, "?" where it names none. */
function readRibbons(inputDir: string): ReadonlyMap<string, string> {
  const rows = readTable(join(inputDir, TRAINING, 'yellow_ribbon_program_source.csv'), ',', [
    'facility code',
  ]);
  const years = new Map<string, string>();
  for (const row of rows) {
    const code = cell(row, 'facility code');
    const year = /^20\d\d\/20\d\d$/.exec(cell(row, 'year of yr participation'))?.[0] ?? '?';
    const known = years.get(code);
    if (known === undefined || known === '?' || (year !== '?' && year > known)) years.set(code, year);
  }
  return years;
}

/**
 * Schools with a caution flag that VA's list of facilities places; the numbers of most others are gone from it, so
 * they can't be said to be near anything. Some numbers of the one list are another school's in the other, so the names have to agree as well; a
 * school that has got another number since is the only one of its name there, in the same state. Left out is a school
 * that the list has put in another state than its number says (`states`, by the last figures of VA's numbers).
 */
function flaggedSchools(
  inputDir: string,
  facilities: ReadonlyMap<string, readonly Facility[]>,
  states: ReadonlyMap<string, string>,
) {
  const isPlaced = ({ code, point }: Facility) => {
    const state = states.get(stateOf(code));
    return state === undefined || mayLieIn(point, state);
  };
  const byCode = new Map([...facilities.values()].flat().map((one) => [one.code, one]));
  const placeOf = (row: Row): Facility | undefined => {
    const [id, name] = [cell(row, 'id'), plainName(cell(row, 'instnm'))];
    const numbered = byCode.get(id);
    if (numbered !== undefined) return plainName(numbered.name) === name ? numbered : undefined;
    const [only, second] = facilities.get(name) ?? [];
    return second === undefined && only !== undefined && stateOf(only.code) === stateOf(id)
      ? only
      : undefined;
  };
  const rows = readTable(join(inputDir, TRAINING, 'va_caution_flag.csv'), ',', [
    'id',
    'instnm',
    'settlement title',
    'settlement date',
  ])
    .flatMap((row) => {
      const placed = placeOf(row);
      return placed === undefined || !isPlaced(placed)
        ? []
        : [{ row, placed, kind: kindOf(row), on: dayOf(row) }];
    })
    .sort((one, other) => byText(cell(one.row, 'id'), cell(other.row, 'id')));
  // A school that has had several numbers has a row for each.
  const flags = [
    ...new Map(rows.map((flag) => [`${flag.placed.code} ${flag.kind} ${flag.on}`, flag])).values(),
  ];
  return {
    flagged: flags.map(({ row }) => cell(row, 'instnm')),
    flaggedFacility: flags.map(({ row }) => cell(row, 'id')),
    flaggedPoints: flags.map(({ placed }) => packPoint(placed.point)).join(''),
    flaggedKind: flags.map(({ kind }) => kind).join(''),
    flaggedOn: flags.map(({ on }) => on),
  };
}

const kindOf = (row: Row) =>
  CAUTION_KINDS.findIndex(({ heading }) => heading.test(cell(row, 'settlement title')));

/** The day of a flag, "2019-01-03"; empty where the list has none. */
function dayOf(row: Row): string {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cell(row, 'settlement date')) ?? [];
  return year === undefined ? '' : `${year}-${month}-${day}`;
}
