import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packed, writeFixturePlaces } from './fixture-places.ts';
import type { Table } from './fixture-release.ts';

/** Places and their pay; a college, a sponsor and licenses in Virginia, one license twice as the release has federal ones, and a flagged school; the number of another flag is the college’s. */
export function writeFixtureTraining(csv: (file: string, rows: Table) => void, dir: string): void {
  writeFixturePlaces(csv, dir);
  csv('training/gi_bill_institutions_2023.csv', [
    ['facility_code', 'institution', 'longitude', 'latitude'],
    ['1', 'A SCHOOL', -117.2, 32.7],
    ['11909446', 'THE TIDEWATER COMMUNITY COLLEGE', -76.3, 36.86],
  ]);
  csv('training/yellow_ribbon_program_source.csv', [
    ['city', 'state', 'facility code', 'year of yr participation'],
    ['San Diego', 'CA', '1', 'NULL'],
    ['Norfolk', 'VA', '11909446', '2018/2019'],
    ['Norfolk', 'VA', '11909446', '2019/2020'],
  ]);
  csv('training/va_caution_flag.csv', [
    ['id', 'instnm', 'settlement title', 'settlement date'],
    ['1', 'A SCHOOL', 'Settlement reached with the Federal Trade Commission (FTC)', '01/03/2019'],
    ['2', 'A SCHOOL NOBODY CAN PLACE', 'Settlement', ''],
    ['11909446', 'ANOTHER SCHOOL OF THIS NUMBER', 'Settlement', ''],
  ]);
  packed(csv, dir, 'training/institutions_programs_ipeds_2023-24.csv', [
    ['state', 'soc', 'unitid', 'school', 'city', 'zip', 'lat', 'lon', 'cip', 'title', 'awards'],
    ...['29-1141', '29-2042'].map((soc) => [
      ...['VA', soc, '233772', 'Tidewater Community College', 'NORFOLK', '23510', 36.85, -76.29],
      ...[
        '51.3801',
        'Registered Nursing',
        'Associate degree|Certificate, 300–899 clock hours / 9–29 credits',
      ],
    ]),
  ]);
  packed(csv, dir, 'training/sponsors_2026-08.csv', [
    ['state', 'name', 'city', 'zip', 'lat', 'lon', 'occupations'],
    ['VA', 'Harbor Yard', '12 Main Street', '23510', 36.86, -76.28, 'Registered Nurses|Welders, Cutte'],
  ]);
  csv('training/rapids_to_soc_2026-03.csv', [
    ['rapids_code', 'title', 'soc'],
    ['0824', 'Nurse', '29-1141'],
    ['0824', 'Nurse (Existing Title: Sister (Ward))', '29-1141'],
  ]);
  const license = (state: string, id: string, title: string, where: string, updated: string) => [
    ...[state, id, title, where, 'Registry', 'State exam required', '', 'Experience', ''],
    ...['Board of Nursing', 'https://example.gov/nursing', updated, '29-1141 29-2042'],
  ];
  packed(csv, dir, 'training/state_licences_2024-10.csv', [
    [
      ...['state', 'licence_id', 'title', 'jurisdiction', 'Type', 'Exam', 'Education', 'Experience'],
      ...['Background check', 'agency', 'url', 'updated', 'socs'],
    ],
    license('VA', '51-1', 'Nurse', 'State', '2024-03-20'),
    license('VA', '00-1', 'Ship Nurse', 'Federal', '1013-20-21'),
    license('VA', '51-2', 'Nurse Aide', 'State', '2023-02-30'),
    license('WY', '00-1', 'Ship Nurse', 'Federal', '1013-20-21'),
  ]);
  mkdirSync(join(dir, 'federal-pay'), { recursive: true });
  const steps = Array.from({ length: 10 }, (_, step) => 20_000 + 1_000 * step);
  writeFileSync(
    join(dir, 'federal-pay', 'gs_2026.json'),
    JSON.stringify({
      year: 2026,
      cap_ex_iv: 30_000,
      base: Object.fromEntries(Array.from({ length: 15 }, (_, grade) => [String(grade + 1), steps])),
      locality: { RUS: [17.06, 'Rest of U.S.'], VB: [18.8, 'Virginia Beach-Norfolk, VA-NC'] },
    }),
  );
}
