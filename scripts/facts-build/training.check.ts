import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { repositoryOnDemand } from '#career/testing/repository-facts.ts';
import { AWARDS } from '#career/training/award-names.ts';
import { federalSeriesTable } from '#career/training/federal-series.ts';
import { generalSchedulePay } from '#career/training/general-schedule.ts';
import { EDUCATIONS, EXAMS } from '#career/training/license-terms.ts';
import { Licenses } from '#career/training/licenses.ts';
import { milesBetween } from '#career/training/near.ts';
import { collegesNear, sponsorsNear } from '#career/training/schools-nearby.ts';
import { seeded } from '#server/testing/random-input.ts';
import { readTable as readPacked } from './read-table.ts';

// Cells of the committed tables, drawn at random, against the releases as they were published. The reading here is its own.
const TRAINING = fileURLToPath(new URL('../../../shared/data/training', import.meta.url));
const CELLS = 200;

type Row = Readonly<Record<string, string>>;
const rowsOf = (file: string, columns: readonly string[]): Row[] =>
  readPacked(join(TRAINING, file), ',', columns);

function drawn(rows: readonly Row[], seed: number): Row[] {
  const next = seeded(seed);
  return Array.from({ length: CELLS }, () => rows[Math.floor(next() * rows.length)] ?? {});
}

it(`${CELLS} licenses are as the release has them`, () => {
  const licenses = new Licenses(repositoryOnDemand.licenses());
  const said = (terms: readonly { published: string; said: string }[], text: string | undefined) =>
    terms.find(({ published }) => published === text)?.said ?? null;
  for (const row of drawn(rowsOf('state_licences_2024-10.csv.gz', ['title']), 16)) {
    const [soc = ''] = row.socs?.split(' ') ?? [];
    expect(licenses.of([soc], row.state ?? '')).toContainEqual(
      expect.objectContaining({
        title: row.title?.trim(),
        federal: row.jurisdiction === 'Federal',
        agency: [...new Set(row.agency?.trim().split(' · '))].filter((part) => part !== 'NULL').join(', '),
        exam: said(EXAMS, row.Exam),
        education: said(EDUCATIONS, row.Education),
        updated: row.updated?.startsWith('20') && !Number.isNaN(Date.parse(row.updated)) ? row.updated : null,
      }),
    );
  }
});

it(`${CELLS} programs are as the release has them`, () => {
  const colleges = repositoryOnDemand.colleges();
  for (const row of drawn(rowsOf('institutions_programs_ipeds_2023-24.csv.gz', ['soc']), 17)) {
    const around = { point: null, state: row.state ?? '' };
    const awards = row.awards
      ?.split('|')
      .map((award) => AWARDS.find(({ published }) => published === award)?.said);
    const own = collegesNear(colleges, [row.soc ?? ''], around).filter(
      ({ name, city }) =>
        name === row.school?.trim() && city.toLowerCase() === row.city?.trim().toLowerCase(),
    );
    const [program] = own.flatMap(({ programs }) =>
      programs.filter(({ title }) => title === row.title?.trim()),
    );
    expect(program?.awards.toSorted(), `${row.school} ${row.title}`).toEqual(awards?.sort());
  }
});

it(`${CELLS} sponsors are as near as the release says, and train what it says`, () => {
  const sponsors = repositoryOnDemand.sponsors();
  for (const row of drawn(rowsOf('sponsors_2026-08.csv.gz', ['occupations']), 18)) {
    const [occupation = ''] = row.occupations?.split('|') ?? [];
    const soc = sponsors.socs[sponsors.occupations.indexOf(occupation)];
    if (soc === undefined) continue;
    const point = { latitude: Number(row.lat), longitude: Number(row.lon) };
    const near = sponsorsNear(sponsors, [soc], { point, state: null });
    const own = near.find(({ name, miles }) => name === row.name?.trim() && (miles ?? 9) <= 1);
    expect(own?.occupations, row.name).toContain(occupation);
  }
});

it(`${CELLS} cells of federal pay are what base and locality give`, () => {
  const published = JSON.parse(readFileSync(join(TRAINING, '..', 'federal-pay', 'gs_2026.json'), 'utf8'));
  const table = repositoryOnDemand.schedule();
  const next = seeded(19);
  for (let cell = 0; cell < CELLS; cell++) {
    const at = Math.floor(next() * table.locality.length);
    const grade = 1 + Math.floor(next() * 15);
    const [area = null] = table.areas[at] ?? [];
    const state = table.wholeState[at] || 'VA';
    const pay = generalSchedulePay(table, area, state);
    const code = area === null && state === 'VA' ? 'RUS' : (table.locality[at] ?? '');
    const [percent, name] = published.locality[code];
    const expected = (step: number) =>
      Math.min(published.cap_ex_iv, Math.round((published.base[grade][step] * (100 + percent)) / 100));
    expect(pay?.locality).toBe(name);
    expect(pay?.grades[grade - 1]).toEqual({ grade, from: expected(0), to: expected(9) });
  }
});

it('a facility code is of a school that lies where VA’s list has it, or of the only one of its name in its state', () => {
  const colleges = repositoryOnDemand.colleges();
  const facilities = rowsOf('gi_bill_institutions_2023.csv', ['facility_code']);
  const places = new Map(facilities.map((row) => [row.facility_code, row]));
  const letters = (name = '') =>
    ` ${name.toUpperCase()} `
      .replaceAll('&', ' AND ')
      .replace(/[ -]+(?:THE|MAIN|CAMPUS|OF|AT|AND)(?=[ -])/g, ' ')
      .replace(/[^A-Z0-9]/g, '');
  const named = Map.groupBy(
    facilities,
    (row) => `${letters(row.institution)} ${row.facility_code?.slice(-2)}`,
  );
  const schools = new Map(
    rowsOf('institutions_programs_ipeds_2023-24.csv.gz', ['school']).map((row) => [
      `${row.state} ${row.school}`,
      row,
    ]),
  );
  const checked = { near: 0, named: 0 };
  colleges.facility.forEach((code, row) => {
    const facility = places.get(code);
    const school = schools.get(`${colleges.states[colleges.state[row] ?? 0]} ${colleges.name[row]}`);
    if (facility === undefined || school === undefined) return;
    const of = (one: Row, north: string, east: string) => ({
      latitude: Number(one[north]),
      longitude: Number(one[east]),
    });
    if (milesBetween(of(facility, 'latitude', 'longitude'), of(school, 'lat', 'lon')) < 31) {
      checked.near += 1;
      return;
    }
    const same = named.get(`${letters(school.school)} ${code.slice(-2)}`) ?? [];
    const schoolsOfName = same.filter((one) => one.facility_code?.[1] !== '0');
    expect(
      schoolsOfName.map((one) => one.facility_code),
      school.school,
    ).toEqual([code]);
    checked.named += 1;
  });
  expect(checked.near).toBeGreaterThan(1000);
  // Two of the 68 lie just beyond 30 miles.
  expect(checked.named).toBe(66);
});

it(`${CELLS} occupations that can be apprenticed are as the release has them`, () => {
  const { rapidsTitle, rapidsSoc } = repositoryOnDemand.sponsors();
  const ours = new Set(rapidsTitle.map((title, row) => `${title.toLowerCase()} ${rapidsSoc[row]}`));
  for (const { title = '', soc } of drawn(rowsOf('rapids_to_soc_2026-03.csv', ['soc']), 20)) {
    const [bare = ''] = title.replace(/ *\(Nof\)/i, '').split(/ *\((?:Existing|Alternate) Title:/i);
    expect(ours, title).toContain(`${bare.replace('( ', '(').toLowerCase()} ${soc}`);
  }
});

it('each school’s Yellow Ribbon year is the last one its facility code has on VA’s list', () => {
  const { facility, yellowRibbon } = repositoryOnDemand.colleges();
  const rows = Map.groupBy(
    rowsOf('yellow_ribbon_program_source.csv', ['facility code']),
    (row) => row['facility code'] ?? '',
  );
  const expected = facility.map((code) => {
    const own = code === '' ? undefined : rows.get(code);
    if (own === undefined) return '';
    const years = own.map((row) => /^\d{4}\/\d{4}$/.exec(row['year of yr participation'] ?? '')?.[0] ?? '');
    return years.toSorted().at(-1) || '?';
  });
  expect(yellowRibbon).toEqual(expected);
  expect(expected.filter((year) => year !== '').length).toBeGreaterThan(100);
});

it('each caution flag stands on VA’s list, with its day', () => {
  const { flagged, flaggedOn, flaggedFacility } = repositoryOnDemand.colleges();
  const published = rowsOf('va_caution_flag.csv', ['id']).map((row) => {
    const [, month = '', day = '', year = ''] =
      /^(\d+)\/(\d+)\/(\d{4})$/.exec(row['settlement date'] ?? '') ?? [];
    return `${row.id} ${year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`}`;
  });
  expect(flagged.length).toBe(40);
  for (const [row, code] of flaggedFacility.entries())
    expect(published, flagged[row]).toContain(`${code} ${flaggedOn[row]}`);
});

it('each federal series of ours stands on the list of the Labor Department and OPM under its name', () => {
  const listed = readPacked(join(TRAINING, '..', 'crosswalk', 'mil2fed_federal_jobs.csv'), ',', ['code']).map(
    ({ type, code, name }) =>
      `${type === 'LABOR' ? 'FWS' : 'GS'} ${code} ${name?.replace(' Series', '').replace(/\s+/g, ' ').trim()}`,
  );
  for (const { system, series, name } of federalSeriesTable.entries())
    expect(listed).toContain(`${system} ${series} ${name}`);
});
