import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CareerTables } from '#career/occupations/tables.ts';
import type { ReadOnDemand, TablesOnDemand } from '#career/places/tables.ts';
import { buildOnDemand, buildTables } from '../facts-build/build-facts.ts';
import { writeFixtureRelease } from '../facts-build/fixture-release.ts';
import { datedFiles } from './dated-files.ts';
import { readReleaseFile } from './release-file.ts';
import { RELEASES, type Renewable } from './releases.ts';
import { type DatedFile, importTables, isTableRelease } from './table-release.ts';

const NAMES = Object.keys(RELEASES) as Renewable[];

let dir: string;
let before: CareerTables;
let tables: TablesOnDemand;
let present: ReadOnDemand;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'table-release-test-'));
  writeFixtureRelease(dir);
  before = buildTables(dir);
  tables = buildOnDemand(dir);
  present = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, () => table]),
  ) as unknown as ReadOnDemand;
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const releaseOf = (name: Renewable, when?: string): DatedFile[] =>
  RELEASES[name].parts.map(({ at }) => ({ ...readReleaseFile(join(dir, at)), when }));

/** The release with one file changed, as text. */
function changed(name: Renewable, at: string, change: (text: string) => string, when?: string): DatedFile[] {
  return releaseOf(name, when).map((file) => {
    const [text = ''] = file.texts.values();
    if (file.name !== basename(at)) return file;
    const other = change(text);
    expect(other).not.toBe(text);
    const sha256 = createHash('sha256').update(other).digest('hex');
    return { ...file, name: 'newer', sha256, texts: new Map([['newer', other]]) };
  });
}

const imported = (files: readonly DatedFile[]) => importTables(files, before, present);
const sourceOf = ({ sources }: Pick<CareerTables, 'sources'>, sourceId: string) =>
  sources.sources.find(({ id }) => id === sourceId);

describe.each(NAMES)('a release of %s', (name) => {
  it('imported again gives every table back, with its sources, and needs no date', () => {
    const { [name]: table, ...rest } = imported(releaseOf(name));
    expect(table).toEqual(tables[name]);
    expect(rest).toEqual(before);
  });

  it.each(RELEASES[name].parts)('is refused when $at is cut off', ({ at }) => {
    const cut = (text: string) => text.trimEnd().replace(/[,\t}][^,\t}]*$/, '');
    expect(() => imported(changed(name, at, cut))).toThrow(/newer (?:is cut off|.*damaged or cut off)/);
  });
});

it.each(NAMES.filter((name) => RELEASES[name].parts.length > 1))(
  'a release of %s is refused without one of its files, or with one twice, and says which',
  (name) => {
    const [first, ...others] = releaseOf(name);
    const what = RELEASES[name].parts[0]?.what;
    expect(() => imported(others)).toThrow(`Missing: ${what}.`);
    expect(() => imported(first ? [first, first, ...others] : [])).toThrow(`are both ${what}`);
  },
);

describe('a newer release', () => {
  it('is named with its new date in its sources, and those of files that stayed keep theirs', () => {
    const flags = 'training/va_caution_flag.csv';
    const after = imported(
      changed('colleges', flags, (text) => text.replace('2019', '2026'), 'February 2027'),
    );
    expect(after.colleges?.flaggedOn).toEqual(['2026-01-03']);
    expect(sourceOf(after, 'va-caution-flags-2021')).toMatchObject({
      label: 'VA, caution flags, February 2027',
      version: 'February 2027, imported by the operator',
      date: '2027-02',
      attribution: 'Source: U.S. Department of Veterans Affairs, caution flags, February 2027.',
      inputs: [{ file: 'newer' }],
    });
    expect(sourceOf(after, 'va-facilities-2023')).toEqual(sourceOf(before, 'va-facilities-2023'));
  });

  it('keeps what a license asks to be said, and says what of a source stayed', () => {
    const after = imported(
      changed(
        'sponsors',
        'training/rapids_to_soc_2026-03.csv',
        (text) => `${text}\n9,Baker,51-3011`,
        'March 2027',
      ),
    );
    expect(sourceOf(after, 'rapids-2026')?.attribution).toMatch(/\(March 2027\).*CC BY 4\.0/);
    const pay = changed(
      'uniform',
      'military-pay/bah-2026-with-dependents.json',
      (text) => text.replace('2100', '2150'),
      'January 2026',
    );
    const once = imported(pay);
    expect(once.uniform?.withDependents).not.toBe(tables.uniform.withDependents);
    const version = 'January 2026, imported by the operator; the rest: January 2026';
    expect(sourceOf(once, 'dtmo-bah-2026')).toMatchObject({ version });
    const newest = changed(
      'uniform',
      'military-pay/bah-2026-with-dependents.json',
      (text) => text.replace('2100', '2160'),
      'January 2026',
    );
    expect(sourceOf(importTables(newest, once, present), 'dtmo-bah-2026')).toMatchObject({ version });
  });

  it('of the nation’s wages renews the figures of every occupation and dates them', () => {
    const at = 'bls/oews_national_M2025.csv';
    const after = imported(
      changed(
        'nation',
        at,
        (text) => text.replaceAll(',35000,', ',36000,').replace('50.5', '52.5'),
        'May 2026',
      ),
    );
    expect(after.labour.median).toContain(36_000);
    expect(after.nation?.median).toContain(52.5);
    expect(after.nation?.asOf).toContain('May 2026');
    expect(sourceOf(after, 'oews-2025')?.date).toBe('2026-05');
    expect(sourceOf(after, 'bls-ep-2024-34')).toEqual(sourceOf(before, 'bls-ep-2024-34'));
  });

  const grown = (text: string) => text.replace('70000', '71000');
  const outlook = 'outlook/state_projections_2022_32.tsv';

  it('of a projection is dated by its years, which screens name', () => {
    const after = imported(changed('outlook', outlook, grown, '2024 to 2034'));
    expect(sourceOf(after, 'projections-central-2022-32')).toMatchObject({
      label: 'State employment projections, 2024 to 2034',
      version: '2024 to 2034, imported by the operator',
      attribution: 'Source: Projections Central, long-term state projections 2024 to 2034.',
    });
  });

  it.each<[string, () => DatedFile[], RegExp]>([
    ['nobody says of when it is', () => changed('outlook', outlook, grown), /Say of when newer is/],
    [
      'its date doesn’t name the years of a projection',
      () => changed('outlook', outlook, grown, 'May 2026'),
      /"2024 to 2034"/,
    ],
    [
      'it says itself that it is of another year',
      () =>
        changed(
          'schedule',
          'federal-pay/gs_2026.json',
          (text) => text.replace('2026', '2027'),
          'January 2028',
        ),
      /newer says that it is of 2027, not of January 2028/,
    ],
    [
      'half of its figures are missing',
      () =>
        changed(
          'metros',
          'places/oews_metro_may2025_medians.csv.gz',
          (text) => text.replace('88400', ''),
          'May 2026',
        ),
      /0 figures where there are 3 now/,
    ],
    [
      'a figure is no multiple of ten',
      () =>
        changed(
          'metros',
          'places/oews_metro_may2025_medians.csv.gz',
          (text) => text.replace('88400', '88401'),
          'May 2026',
        ),
      /can't be read as metros: 88401 is not in tens/,
    ],
    [
      'it lacks a column, and the file is named as the operator did',
      () =>
        changed(
          'licenses',
          'training/state_licences_2024-10.csv.gz',
          (text) => text.replace('agency', 'board'),
          'May 2026',
        ),
      /licenses: newer: no column "agency"/,
    ],
    [
      'a word of a closed column is new',
      () =>
        changed(
          'licenses',
          'training/state_licences_2024-10.csv.gz',
          (text) => text.replace('State exam required', 'Exam'),
          'May 2026',
        ),
      /“Exam” in Exam is not known/,
    ],
    [
      'it projects other years than sentences say',
      () =>
        changed(
          'nation',
          'bls/ep_2024_34_table1_2.csv',
          (text) => text.replaceAll('2024', '2025'),
          'May 2026',
        ),
      /newer is of no release that is known\. It has: 2025 National Employment Matrix code/,
    ],
    [
      'the schedule lacks a step',
      () =>
        changed('schedule', 'federal-pay/gs_2026.json', (text) => text.replace('20000,', ''), 'January 2026'),
      /grade 1 has no ten steps/,
    ],
    [
      'a rate is no number',
      () =>
        changed(
          'uniform',
          'military-pay/bas-2026.json',
          (text) => text.replace('328.48', 'null'),
          'January 2026',
        ),
      /newer: rates\.officers is missing/,
    ],
  ])('is refused whole when %s', (_why, files, message) => {
    expect(() => imported(files())).toThrow(message);
  });
});

describe('a file', () => {
  it('of another kind is taken for none of these, and BLS’s wages of a state not for the nation’s', () => {
    const file = (text: string) => ({
      name: 'a.csv',
      sha256: '',
      when: 'May 2026',
      texts: new Map([['a.csv', text]]),
    });
    expect(isTableRelease(file('service,code,onet code\nA,25B,15-1232.00'))).toBe(false);
    const wages = readFileSync(join(dir, 'bls', 'oews_national_M2025.csv'), 'utf8');
    expect(isTableRelease(file(wages))).toBe(true);
    expect(isTableRelease(file(wages.replaceAll('U.S.', 'Alabama')))).toBe(false);
    expect(() => imported([...releaseOf('sponsors'), file('service,code\nA,25B')])).toThrow(
      'a.csv is of no release that is known. It has: service, code.',
    );
  });

  it('that is packed is read, and refused when it is damaged', () => {
    const path = join(dir, 'cut.csv.gz');
    const bytes = readFileSync(join(dir, 'training', 'sponsors_2026-08.csv.gz'));
    writeFileSync(path, bytes.subarray(0, bytes.length - 12));
    expect(() => readReleaseFile(path)).toThrow(/cut\.csv\.gz is damaged or not whole/);
  });

  it('is of when the next word with a year says, which is no file’s name', () => {
    expect(datedFiles(['pay-2027.json', 'bas.json', 'January 2027', 'x/bah 2027', 'last.csv'])).toEqual([
      { path: 'pay-2027.json', when: 'January 2027' },
      { path: 'bas.json', when: 'January 2027' },
      { path: 'x/bah 2027', when: undefined },
      { path: 'last.csv', when: undefined },
    ]);
  });
});
