import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TablesOnDemand } from '#career/places/tables.ts';
import { Licenses } from '#career/training/licenses.ts';
import { collegesNear, flaggedNear, sponsorsNear } from '#career/training/schools-nearby.ts';
import { buildOnDemand } from './build-facts.ts';
import { writeFixtureRelease } from './fixture-release.ts';
import { buildLicenses } from './licenses.ts';

let dir: string;
let tables: TablesOnDemand;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'training-facts-'));
  writeFixtureRelease(dir);
  tables = buildOnDemand(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));

const NORFOLK = { latitude: 36.85, longitude: -76.29 };

describe('the tables of licenses and training', () => {
  it('hold a license once for each occupation it is for, and a federal one once for all states', () => {
    const licenses = new Licenses(tables.licenses);
    expect(tables.licenses.title).toEqual(['Nurse', 'Nurse Aide', 'Ship Nurse']);
    expect(licenses.of(['29-2042'], 'VA')).toEqual(licenses.of(['29-1141'], 'VA'));
    expect(licenses.of(['29-1141'], 'VA')).toEqual([
      {
        id: 0,
        title: 'Nurse',
        federal: false,
        type: 'Registration',
        exam: 'A state exam',
        education: null,
        experience: 'Some required',
        background: null,
        agency: 'Board of Nursing',
        address: 'https://example.gov/nursing',
        updated: '2024-03-20',
      },
      // Their dates, February 30 and month 20, are none and are left out.
      expect.objectContaining({ title: 'Nurse Aide', updated: null }),
      expect.objectContaining({ title: 'Ship Nurse', federal: true, updated: null }),
    ]);
    expect(licenses.of(['29-1141'], 'WY').map(({ title }) => title)).toEqual(['Ship Nurse']);
  });

  it('stop the build at a word the closed columns never had', () => {
    const changed = mkdtempSync(join(tmpdir(), 'training-changed-'));
    const text = `state,licence_id,title,jurisdiction,Type,Exam,Education,Experience,Background check,agency,url,updated,socs
VA,1,Nurse,State,Magic,,,,,Board,,,29-1141`;
    const path = join(changed, 'licenses.csv.gz');
    writeFileSync(path, gzipSync(text));
    expect(() => buildLicenses(path)).toThrow('“Magic” in Type is not known');
    rmSync(changed, { recursive: true });
  });

  it('hold a college with its programs, and what VA knows of it by its name and place', () => {
    expect(collegesNear(tables.colleges, ['29-2042'], { point: NORFOLK, state: 'VA' })).toEqual([
      {
        id: 0,
        name: 'Tidewater Community College',
        city: 'Norfolk',
        state: 'VA',
        miles: 0,
        programs: [
          { title: 'Registered Nursing', awards: ['Certificate (9 to 29 credits)', 'Associate degree'] },
        ],
        facilityCode: '11909446',
        yellowRibbon: '2019/2020',
      },
    ]);
    expect(collegesNear(tables.colleges, ['35-2012'], { point: NORFOLK, state: 'VA' })).toEqual([]);
  });

  it('hold a flagged school where VA’s list places it', () => {
    expect(flaggedNear(tables.colleges, { latitude: 32.7, longitude: -117.2 })).toEqual([
      {
        id: 0,
        name: 'A SCHOOL',
        miles: 0,
        reason: 'It settled with the Federal Trade Commission',
        on: '2019-01-03',
      },
    ]);
    expect(tables.colleges.flagged).toHaveLength(1);
  });

  it('hold a sponsor without its street, and without an occupation whose name is cut off', () => {
    expect(sponsorsNear(tables.sponsors, ['29-1141'], { point: NORFOLK, state: 'VA' })).toEqual([
      { id: 0, name: 'Harbor Yard', city: null, state: 'VA', miles: 1, occupations: ['Registered Nurses'] },
    ]);
    expect(tables.sponsors.occupations).toEqual(['Registered Nurses']);
    expect(tables.sponsors.rapidsTitle).toEqual(['Nurse']);
  });

  it('hold federal pay, its areas those that a locality names', () => {
    expect(tables.schedule).toMatchObject({
      year: 2026,
      cap: 30_000,
      locality: ['RUS', 'VB'],
      areas: [[], ['47260']],
    });
  });
});
