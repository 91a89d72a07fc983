import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CollegeTable } from '#career/training/tables.ts';
import { buildColleges } from './colleges.ts';

let dir: string;
let colleges: CollegeTable;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'colleges-'));
  mkdirSync(join(dir, 'training'));
  const file = (name: string, lines: readonly string[]) => {
    const text = lines.join('\n');
    writeFileSync(join(dir, 'training', name), name.endsWith('.gz') ? gzipSync(text) : text);
  };
  const school = (id: number, state: string, name: string, city: string, latitude: number) =>
    `${state},29-1141,${id},${name},${city},${latitude},-80,51.3801,Nursing,Associate degree`;
  file('institutions_programs_ipeds_2023-24.csv.gz', [
    'state,soc,unitid,school,city,lat,lon,cip,title,awards',
    school(1, 'VA', 'Harbor College', 'Norfolk', 36),
    school(2, 'VA', 'Valley College', 'Bristol', 37),
    school(3, 'VA', 'Twin College', 'Salem', 38),
    school(4, 'VA', 'United States Coast Guard School', 'Yorktown', 39),
    school(5, 'VA', 'Hill College', 'Galax', 37.5),
    school(6, 'VA', 'Shore College', 'Onancock', 41),
    school(7, 'VA', 'Lake College', 'Clarksville', 42),
  ]);
  file('gi_bill_institutions_2023.csv', [
    'facility_code,institution,longitude,latitude',
    '11000146,HARBOR COLLEGE-NORFOLK,-80,36',
    '11000246,HARBOR COLLEGE-SUFFOLK,-80,36.1',
    '11000346,VALLEY COLLEGE,-80,37',
    '11000442,VALLEY COLLEGE,-80,37.1',
    '11000546,TWIN COLLEGE,-80,38',
    '11000646,TWIN COLLEGE,-80,38.1',
    '10000746,US COAST GUARD SCHOOL,-80,39',
    '11000846,HILL COLLEGE,-80,37.5',
    '11000946,SHORE COLLEGE,-80,12',
    '11001042,SHORE COLLEGE,-80,13',
    '11001142,LAKE COLLEGE,-80,43',
    '11001246,AWAY COLLEGE,-111.8,33.3',
  ]);
  file('yellow_ribbon_program_source.csv', ['facility code', '11000146']);
  file('va_caution_flag.csv', [
    'id,instnm,settlement title,settlement date',
    '31000846,HILL COLLEGE,Settlement with FTC,01/03/2019',
    '11000846,HILL COLLEGE,Settlement with FTC,01/03/2019',
    '31000942,HILL COLLEGE,Settlement with FTC,01/03/2019',
    '31000746,TWIN COLLEGE,Settlement with FTC,01/03/2019',
    '11001246,AWAY COLLEGE,Settlement with FTC,01/03/2019',
  ]);
  colleges = buildColleges(dir);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const facilityOf = (name: string) => colleges.facility[colleges.name.indexOf(name)];

describe('VA’s number of a college', () => {
  it('is that of its own campus, which VA names by the city', () => {
    expect(facilityOf('Harbor College')).toBe('11000146');
  });

  it('is that of its own state where two of its name lie near each other', () => {
    expect(facilityOf('Valley College')).toBe('11000346');
  });

  it('is that of the only one of its name in its state, wherever VA’s list has put it', () => {
    expect(facilityOf('Shore College')).toBe('11000946');
    expect(facilityOf('Lake College')).toBe('');
  });

  it('is none where two of its name lie in its state, or the number is an employer’s', () => {
    expect([facilityOf('Twin College'), facilityOf('United States Coast Guard School')]).toEqual(['', '']);
  });
});

it('a caution flag under an earlier number is of the only school of its name in the same state, and stands once; none is where VA’s list has put its school in another state', () => {
  expect(colleges.flagged).toEqual(['HILL COLLEGE']);
  expect(colleges.flaggedOn).toEqual(['2019-01-03']);
});
