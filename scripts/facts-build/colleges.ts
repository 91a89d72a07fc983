import { join } from 'node:path';
import { packInteger } from '#career/occupations/packed.ts';
import { type Point, packPoint } from '#career/places/point.ts';
import { AWARDS } from '#career/training/award-names.ts';
import { CAUTION_KINDS } from '#career/training/caution-kinds.ts';
import { milesBetween } from '#career/training/near.ts';
import type { CollegeTable } from '#career/training/tables.ts';
import { byText, calmCity, collected, pointOf } from './collected.ts';
import { cell, type Row, readTable } from './read-table.ts';

const TRAINING = 'training';

/** A school's name as two lists may both write it: capitals, no marks, no small words. */
function plainName(name: string): string {
  return name
    .toUpperCase()
    .replaceAll('&', ' AND ')
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/\bSAINT\b/g, 'ST')
    .replace(/\b(?:THE|OF|AT|CAMPUS|MAIN)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
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
  const facility = schools.map(([row]) => (row ? facilityOf(row, facilities) : ''));
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
    ...flaggedSchools(inputDir, facilities),
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
    return point === null
      ? []
      : [{ code: cell(row, 'facility_code'), name: cell(row, 'institution'), point }];
  });
  return Map.groupBy(facilities, ({ name }) => plainName(name));
}

/** The code of the one school of this name nearby; empty where there is none, or more than one. */
function facilityOf(row: Row, facilities: ReadonlyMap<string, readonly Facility[]>): string {
  const point = pointOf(row, 'lat', 'lon');
  const near = (facilities.get(plainName(cell(row, 'school'))) ?? []).filter(
    (one) => point !== null && milesBetween(one.point, point) <= SAME_SCHOOL_MILES,
  );
  return near.length === 1 ? (near[0]?.code ?? '') : '';
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
 * Schools with a caution flag that VA's list of facilities places; the others can't be said to be near anything. Some
 * numbers of the one list are another school's in the other, so the names have to agree as well.
 */
function flaggedSchools(inputDir: string, facilities: ReadonlyMap<string, readonly Facility[]>) {
  const byCode = new Map([...facilities.values()].flat().map((one) => [one.code, one]));
  const rows = readTable(join(inputDir, TRAINING, 'va_caution_flag.csv'), ',', [
    'id',
    'instnm',
    'settlement title',
    'settlement date',
  ])
    .filter((row) => {
      const placed = byCode.get(cell(row, 'id'));
      return placed !== undefined && plainName(placed.name) === plainName(cell(row, 'instnm'));
    })
    .sort((one, other) => byText(cell(one, 'id'), cell(other, 'id')));
  return {
    flagged: rows.map((row) => cell(row, 'instnm')),
    flaggedFacility: rows.map((row) => cell(row, 'id')),
    flaggedPoints: rows.map((row) => packPoint(byCode.get(cell(row, 'id'))?.point ?? null)).join(''),
    flaggedKind: rows
      .map((row) => CAUTION_KINDS.findIndex(({ heading }) => heading.test(cell(row, 'settlement title'))))
      .join(''),
    flaggedOn: rows.map((row) => {
      const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cell(row, 'settlement date')) ?? [];
      return year === undefined ? '' : `${year}-${month}-${day}`;
    }),
  };
}
