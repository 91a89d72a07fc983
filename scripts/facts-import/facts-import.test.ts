import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CareerTables } from '#career/occupations/tables.ts';
import { repositoryTables } from '#career/testing/repository-facts.ts';
import { buildTables } from '../facts-build/build-facts.ts';
import { writeFixtureRelease } from '../facts-build/fixture-release.ts';
import { assertSound } from './check-facts.ts';
import { importCrosswalk } from './crosswalk-release.ts';
import { importOnet, isOnetRelease } from './onet-release.ts';
import { type ReleaseFile, ReleaseRefused, readReleaseFile } from './release-file.ts';

let dir: string;
let before: CareerTables;
let texts: Record<string, string>;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'facts-import-test-'));
  writeFixtureRelease(join(dir, 'release'));
  before = buildTables(join(dir, 'release'));
  texts = { 'Read Me.txt': 'O*NET 30.1 Database\nDecember 2025 Release\n' };
  for (const folder of ['onet-29.3', 'onet-30']) {
    for (const name of readdirSync(join(dir, 'release', folder))) {
      if (!/\.(?:tsv|txt)$/.test(name)) continue;
      texts[name.replace(/\.tsv$/, '.txt')] = readFileSync(join(dir, 'release', folder, name), 'utf8');
    }
  }
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

function zipped(files: Record<string, string>, name = 'db_30_1_text.zip'): ReleaseFile {
  const path = join(dir, name);
  const entries = Object.entries(files).map(([file, text]) => [`db_30_1_text/${file}`, strToU8(text)]);
  writeFileSync(path, zipSync(Object.fromEntries(entries)));
  return readReleaseFile(path);
}

function csv(text: string): ReleaseFile {
  const path = join(dir, 'crosswalk.csv');
  writeFileSync(path, text);
  return readReleaseFile(path);
}

describe('an O*NET text release', () => {
  it('gives the same tables as the build does from the same files, and says which release they are', () => {
    const file = zipped(texts);
    expect(isOnetRelease(file)).toBe(true);
    const after = importOnet(file, before);
    const { sources: _old, ...tablesBefore } = before;
    const { sources, ...tablesAfter } = after;
    expect(tablesAfter).toEqual(tablesBefore);
    const source = sources.sources.find(({ id }) => id === 'onet-29.3');
    expect(source).toMatchObject({ label: 'O*NET 30.1 Database', date: 'December 2025' });
    expect(source?.attribution).toContain('O*NET 30.1 Database');
  });

  it('carries the figures of the others by code when occupations come and go', () => {
    const renamed = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [name, text.replaceAll('35-2012.00', '35-9999.00')]),
    );
    const after = importOnet(zipped(renamed), before);
    const nurse = after.occupations.code.indexOf('29-1141.00');
    const nurseBefore = before.occupations.code.indexOf('29-1141.00');
    expect(after.labour.rowOfOccupation[nurse]).toBe(before.labour.rowOfOccupation[nurseBefore]);
    expect(after.labour.rowOfOccupation[after.occupations.code.indexOf('35-9999.00')]).toBe(-1);
    expect(
      after.military.near.every((rows, job) => rows.length === after.military.nearness[job]?.length),
    ).toBe(true);
  });

  it.each([
    [
      'a file that is missing',
      ({ 'Skills.txt': _gone, ...rest }: Record<string, string>) => rest,
      /lacks Skills/,
    ],
    [
      'a file cut off in the middle of a line',
      (all: Record<string, string>) => ({ ...all, 'Skills.txt': (all['Skills.txt'] ?? '').slice(0, -9) }),
      /Skills\.txt is cut off or damaged at line/,
    ],
    [
      'a file without rows',
      (all: Record<string, string>) => ({
        ...all,
        'Job Zones.txt': (all['Job Zones.txt'] ?? '').split('\n')[0] ?? '',
      }),
      /Job Zones\.txt has no rows/,
    ],
    [
      'a column that is gone',
      (all: Record<string, string>) => ({
        ...all,
        'Job Zones.txt': (all['Job Zones.txt'] ?? '').replace('Job Zone', 'Zone'),
      }),
      /no column "Job Zone"/,
    ],
  ])('is refused for %s', (_what, broken, message) => {
    expect(() => importOnet(zipped(broken(texts)), before)).toThrow(message);
  });

  it('is refused when the zip is cut off, or is no zip and no table', () => {
    const path = join(dir, 'cut.zip');
    zipped(texts, 'cut.zip');
    writeFileSync(path, readFileSync(path).subarray(0, 900));
    expect(() => readReleaseFile(path)).toThrow(ReleaseRefused);
    expect(() => readReleaseFile(join(dir, 'none.zip'))).toThrow(/no file/);
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00, 0x41]));
    expect(() => readReleaseFile(path)).toThrow(/not text/);
  });
});

describe('a crosswalk', () => {
  const tables = repositoryTables();
  const { military, occupations } = tables;
  const army = military.branches.indexOf('Army');
  const rows = military.code.flatMap((code, row) =>
    Number(military.branch.charAt(row)) === army && military.current.charAt(row) === '1'
      ? [...(military.crosswalk[row] ?? []), ...(military.seniorCrosswalk[row] ?? [])].map(
          (to) => `A,${code},${occupations.code[to]}`,
        )
      : [],
  );
  const header = 'Branch,MOC,O*NET-SOC Code';

  it('replaces the matches of the codes it names and leaves the rest', () => {
    const changed = rows.filter((row) => !row.startsWith('A,25B,'));
    const file = csv([header, ...changed, 'A,25B,15-1232.00'].join('\n'));
    const after = importCrosswalk(file, tables).military;
    const row = military.code.findIndex(
      (code, at) => code === '25B' && Number(military.branch.charAt(at)) === army,
    );
    expect(after.crosswalk[row]).toEqual([occupations.code.indexOf('15-1232.00')]);
    const navy = military.code.findIndex(
      (_code, at) => military.branches[Number(military.branch.charAt(at))] === 'Navy',
    );
    expect(after.crosswalk[navy]).toEqual(military.crosswalk[navy]);
    expect(() => assertSound({ ...tables, military: after }, tables)).not.toThrow();
  });

  it.each([
    ['half of it is missing', [header, ...rows.slice(0, rows.length / 2)], /Part of it is missing/],
    ['its columns are others', ['a,b,c', '1,2,3'], /is neither an O\*NET text release/],
    ['a service is unknown', [header, 'X,25B,15-1232.00'], /is no service and code/],
    ['its taxonomy is older', [header, ...rows.map((row) => row.replace(/\d\d$/, '99'))], /older taxonomy/],
    ['a line is broken', [header, ...rows, 'A,"25B'], /can't be read as a table/],
  ])('is refused whole when %s', (_why, lines, message) => {
    expect(() => importCrosswalk(csv(lines.join('\n')), tables)).toThrow(message);
  });
});

describe('tables that were read without an error', () => {
  const tables = repositoryTables();
  const half = <T>(list: readonly T[], empty: T) => list.map((entry, at) => (at % 2 === 0 ? entry : empty));

  it('pass when they are what is there now', () => {
    expect(() => assertSound(tables, tables)).not.toThrow();
  });

  it.each<[string, CareerTables, RegExp]>([
    [
      'skill ratings',
      {
        ...tables,
        ratings: { ...tables.ratings, skillImportance: half(tables.ratings.skillImportance, '') },
      },
      /skill ratings/,
    ],
    ['relations', { ...tables, related: { rows: half(tables.related.rows, []) } }, /related occupations/],
    [
      'words',
      {
        ...tables,
        terms: { ...tables.terms, rows: tables.terms.rows.map((row, at) => (at === 3 ? [] : row)) },
      },
      /no words at all/,
    ],
  ])('are refused without half of the %s', (_what, after, message) => {
    expect(() => assertSound(after, tables)).toThrow(message);
  });
});
