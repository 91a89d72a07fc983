import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integerAt, packInteger, unpackNumbers } from '#career/occupations/packed.ts';
import { type CareerTables, type SourceRow, TABLE_NAMES } from '#career/occupations/tables.ts';
import { levelAt, payAt } from '#career/places/packed-pay.ts';
import { ALL_TABLES, buildOnDemand, buildTables, writeFacts } from './build-facts.ts';
import { writeFixtureRelease } from './fixture-release.ts';
import { PREFERRED_TITLES } from './preferred-titles.ts';

const FACTS = fileURLToPath(new URL('../../facts', import.meta.url));
const LONGEST_TITLE_WORDS = 26;
const EIGHT_MEGABYTES = 8_000_000;
const SIXTEEN_MEGABYTES = 16_000_000;

let dir: string;
let tables: CareerTables;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'facts-'));
  writeFixtureRelease(join(dir, 'release'));
  tables = buildTables(join(dir, 'release'));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function job(branch: string, code: string) {
  const { military } = tables;
  const row = military.code.findIndex(
    (value, at) => value === code && military.branches[Number(military.branch.charAt(at))] === branch,
  );
  const codes = (rows: readonly number[] | undefined) =>
    (rows ?? []).map((at) => tables.occupations.code[at]);
  return row < 0
    ? null
    : {
        title: military.title[row],
        current: military.current.charAt(row) === '1',
        group: military.dodGroups[military.dodGroup[row] ?? -1] ?? null,
        crosswalk: codes(military.crosswalk[row]),
        near: codes(military.near[row]),
      };
}

describe('building the facts', () => {
  it('writes the same bytes for the same input', () => {
    const bytes = ['first', 'second'].map((name) => {
      const out = join(dir, name);
      const release = join(dir, 'release');
      writeFacts({ ...buildTables(release), ...buildOnDemand(release) }, out);
      return readdirSync(out).map((file) => `${file} ${readFileSync(join(out, file), 'utf8')}`);
    });
    expect(bytes[0]).toHaveLength(ALL_TABLES.length);
    expect(bytes[0]).toEqual(bytes[1]);
  });

  it('keeps job codes and leaves skill identifiers out', () => {
    expect(job('Army', '92G')).toMatchObject({
      title: 'Food Service Specialist',
      current: true,
      crosswalk: ['35-2012.00'],
    });
    expect(job('Army', 'S9')).toBeNull();
  });

  it('gathers Air Force skill levels into the family, with the group of the qualified levels', () => {
    expect(job('Air Force', '3M0X1')).toMatchObject({
      title: 'Services',
      group: '180000',
      crosswalk: ['35-2012.00'],
    });
  });

  it('carries a retired code’s match to the present taxonomy', () => {
    expect(job('Army', '94B')).toMatchObject({ current: false, crosswalk: ['35-2012.00'] });
  });

  it('takes newer codes with the branch their form gives, and a title of ours', () => {
    expect(job('Air Force', '1D7X1A')).toMatchObject({
      title: 'Cyber Defense Operations, Network Operations',
      crosswalk: ['29-1141.00'],
    });
    expect(job('Space Force', '8R000')?.title).toBe('Guardian Recruiter');
  });

  it('finds the occupations a code’s description is near, never military-only ones', () => {
    expect(job('Army', '92G')?.near).toEqual(['35-2012.00']);
  });

  it('chooses titles people search for', () => {
    expect(tables.occupations.shownTitle).toEqual(['Registered Nurse', 'Institutional Cook', 'Infantry']);
    expect(tables.occupations.reportedTitles[0]).toBe('Charge Nurse|RN');
    expect(tables.occupations.alternateTitles[1]).toBe('Galley Cook');
  });

  it('reads BLS marks as "not published" and counts openings in persons', () => {
    const row = tables.labour.rowOfOccupation[1] ?? -1;
    expect([tables.labour.median[row], tables.labour.p90[row], tables.labour.growthPercent[row]]).toEqual([
      35000,
      null,
      null,
    ]);
    expect(tables.labour.openings[row]).toBe(61_500);
    expect(tables.labour.entryEducation[row]).toBe('');
  });

  it('packs ratings so that they come back within half a step', () => {
    expect(unpackNumbers(tables.ratings.skillImportance[0] ?? '', 1, 5)[0]).toBeCloseTo(4.5, 1);
    expect(tables.ratings.skillImportance[2]).toBe('');
  });

  it('takes the mean of two published columns, rounded to four places', () => {
    const values = Object.fromEntries(
      tables.exposure.measures.map((measure) => [measure.id, measure.values[1]]),
    );
    expect(values).toEqual({
      'eloundou-human': 0.1235,
      'eloundou-model': 0.1,
      'microsoft-applicability': 0.2,
      'anthropic-observed': 0,
    });
  });

  it('keeps released Census cells of all cohorts together only', () => {
    expect(tables.earnings).toMatchObject({
      dodGroup: ['180'],
      year1: [[1, 2, 3]],
      year10: [[null, null, null]],
    });
  });

  it('counts where veterans worked by released cells of all cohorts together, never guessing a withheld one', () => {
    expect(tables.destinations).toEqual({
      dodGroup: ['18'],
      label: ['Service and Supply Handlers'],
      sectorNames: ['Accommodation and Food Services', 'Federal Government'],
      stateNames: ['Alaska', 'Texas'],
      employed: [1000],
      bySector: [[400.5, null]],
      byState: [[null, 250]],
    });
  });

  it('links federal series and no group headings', () => {
    expect(tables.federal.series).toEqual(['7404']);
    expect(tables.federal.system).toEqual(['FWS']);
  });

  it('joins ZIP codes with counties, wage areas and housing areas', () => {
    const { places } = buildOnDemand(join(dir, 'release'));
    expect(places).toMatchObject({
      county: ['09005', '51001', '51710', '60050'],
      countyArea: [2, 1, 0, -1],
      area: ['47260', '5100001', '900001'],
      areaName: [
        'Virginia Beach-Chesapeake-Norfolk, VA-NC',
        'Balance of Virginia',
        'Connecticut nonmetropolitan area',
      ],
      areaStates: ['VA|NC', 'VA', 'CT'],
      areaMetro: '100',
      areaPrices: [97.5, null, null],
      housing: ['VA298'],
      zip: '0675023301235012351096799',
      zipCounty: '0002..0203',
      zipHousing: '....0000..',
      zipSeveral: '01000',
      city: ['Norfolk, VA'],
      cityCounty: [2],
      pointZip: '23510',
    });
  });

  it('packs pay by place, each figure as published and none where none is', () => {
    const { metros, states, levels, outlook } = buildOnDemand(join(dir, 'release'));
    expect(metros).toMatchObject({ soc: ['29-1141', '35-2012'], area: ['47260'] });
    expect([payAt(metros.median, 0), payAt(metros.median, 1)]).toEqual([
      { dollars: 88_400, orMore: false },
      null,
    ]);
    expect(states).toMatchObject({ soc: ['29-1141', '35-2012'], state: ['VA'] });
    expect(Array.from({ length: 8 }, (_, at) => payAt(states.cells, at)?.dollars ?? null)).toEqual([
      70_120,
      75_010,
      239_200,
      239_200,
      null,
      null,
      null,
      null,
    ]);
    expect(levels).toMatchObject({ soc: ['25-1031', '29-1141'], area: ['47260', '5100001'] });
    expect(Array.from({ length: 8 }, (_, at) => levelAt(levels.cells, at)?.dollars ?? null)).toEqual([
      null,
      null,
      41_230,
      98_760,
      62_421,
      104_000,
      null,
      null,
    ]);
    expect(outlook.cells).toBe(
      [
        [7000, 7400, 420].map((value) => packInteger(value, 3)),
        packInteger(1057, 2),
        [10, 0, 1].map((value) => packInteger(value, 3)),
        packInteger(0, 2),
      ]
        .flat()
        .join(''),
    );
  });

  it('keeps what service members are paid by grade, years and housing area', () => {
    const { uniform } = buildOnDemand(join(dir, 'release'));
    expect(uniform).toMatchObject({
      grade: ['E-1', 'O-1', 'O-1E'],
      basicPay: [
        [2400, 2400],
        [4000, 4200],
        [null, 5000.5],
      ],
      subsistence: { officers: 328.48, enlisted: 476.95 },
      housing: ['VA298'],
    });
    expect(integerAt(uniform.withDependents, 1, 3)).toBe(2500);
    expect(integerAt(uniform.withoutDependents, 0, 3)).toBe(1800);
  });

  it('stops with the file’s name when a release has lost a column', () => {
    const path = join(dir, 'release', 'ranks-and-terms', 'ranks_by_branch.csv');
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, 'branch,grade\nArmy,E-5');
    expect(() => buildTables(join(dir, 'release'))).toThrow(/ranks_by_branch\.csv: no column "pay_grade"/);
    writeFileSync(path, before);
  });
});

describe('the facts of the repository', () => {
  const sources: { sources: SourceRow[] } = JSON.parse(readFileSync(join(FACTS, 'sources.json'), 'utf8'));

  it('are every table: under eight megabytes that a start reads, under sixteen in all', () => {
    const files = readdirSync(FACTS).sort();
    expect(files).toEqual(ALL_TABLES.map((name) => `${name}.json`).sort());
    const bytes = (names: readonly string[]) =>
      names.reduce((sum, name) => sum + statSync(join(FACTS, `${name}.json`)).size, 0);
    expect(bytes(TABLE_NAMES)).toBeLessThan(EIGHT_MEGABYTES);
    expect(bytes(ALL_TABLES)).toBeLessThan(SIXTEEN_MEGABYTES);
  });

  it('name a source for every table, with version, licence, attribution and the inputs’ checksums', () => {
    const covered = new Set(sources.sources.flatMap((source) => source.tables));
    expect(ALL_TABLES.filter((name) => name !== 'sources' && !covered.has(name))).toEqual([]);
    for (const source of sources.sources) {
      for (const text of [
        source.label,
        source.publisher,
        source.version,
        source.date,
        source.licence,
        source.attribution,
      ]) {
        expect(text).not.toBe('');
      }
      for (const input of source.inputs) expect(input.sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  /** Every text of every table but the sources, list entries apart. */
  function texts(): string[] {
    return ALL_TABLES.filter((name) => name !== 'sources').flatMap((name) => {
      const table: Record<string, unknown> = JSON.parse(readFileSync(join(FACTS, `${name}.json`), 'utf8'));
      return Object.values(table)
        .flatMap((values) => (Array.isArray(values) ? values : []))
        .flatMap((value) => (typeof value === 'string' ? value.split('|') : []));
    });
  }

  it('show a distinct title for every civilian occupation, and the one chosen by hand where there is one', () => {
    const { code, shownTitle }: CareerTables['occupations'] = JSON.parse(
      readFileSync(join(FACTS, 'occupations.json'), 'utf8'),
    );
    expect(new Set(shownTitle.map((title) => title.toLowerCase())).size).toBe(code.length);
    for (const [chosen, title] of PREFERRED_TITLES)
      expect(shownTitle[code.indexOf(chosen)], chosen).toBe(title);
  });

  it('hold no text longer than the longest military title', () => {
    expect(texts().filter((text) => text.split(' ').length > LONGEST_TITLE_WORDS)).toEqual([]);
  });
});
