import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackNumbers } from '#career/occupations/packed.ts';
import type { CareerTables, OccupationTable, SourceRow } from '#career/occupations/tables.ts';
import { buildOccupations } from '../facts-build/onet-occupations.ts';
import { buildRatings, buildRelated, buildTechnology } from '../facts-build/onet-ratings.ts';
import { buildTerms } from '../facts-build/terms.ts';
import { carryOver } from './carry-over.ts';
import { type ReleaseFile, ReleaseRefused } from './release-file.ts';

/** Files of the official text release that the tables are made of. The last three are of the model of release 30. */
const FILES = [
  'Occupation Data',
  'Sample of Reported Titles',
  'Alternate Titles',
  'Job Zones',
  'Education, Training, and Experience',
  'Skills',
  'Knowledge',
  'Technology Skills',
  'Tools Used',
  'Related Occupations',
  'Task Statements',
  'Tasks to DWAs',
] as const;
const MODEL_30_FILES = ['Work Styles', 'Interests', 'Work Values'] as const;

/** Whether a file looks like O*NET's text release. */
export function isOnetRelease(file: ReleaseFile): boolean {
  return file.texts.has('Occupation Data.txt');
}

/**
 * The tables with everything that O*NET publishes taken from a newer text release (`db_NN_N_text.zip` of
 * onetcenter.org/database.html). Figures of the other publishers stay, carried to the release's occupations by code.
 * Throws ReleaseRefused when a file is missing, cut off or without the columns the tables need.
 */
export function importOnet(file: ReleaseFile, before: CareerTables): CareerTables {
  const dir = mkdtempSync(join(tmpdir(), 'facts-import-'));
  try {
    layOut(file, before.occupations, dir);
    const { table: occupations, index } = buildOccupations(dir);
    const { table: terms } = buildTerms(dir, occupations, index);
    return {
      ...carryOver(before, occupations.code),
      occupations,
      terms,
      ratings: buildRatings(dir, index),
      technology: buildTechnology(dir, index),
      related: buildRelated(dir, index),
      sources: { sources: before.sources.sources.map((source) => renewedSource(source, file)) },
    };
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    throw new ReleaseRefused(`${file.name} can't be read as an O*NET release: ${(error as Error).message}`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Writes the release where the build looks for it, as tables with quotes and with the titles of the activities. */
function layOut(file: ReleaseFile, known: OccupationTable, dir: string): void {
  mkdirSync(join(dir, 'onet-29.3'));
  mkdirSync(join(dir, 'onet-30'));
  const activities = activityTitles(file);
  for (const name of FILES) {
    const rows = rowsOf(file, name);
    if (name === 'Tasks to DWAs' && !rows[0]?.includes('DWA Title')) addActivityTitles(rows, activities);
    writeFileSync(join(dir, 'onet-29.3', `${name}.tsv`), inQuotes(rows, '\t'));
  }
  for (const name of MODEL_30_FILES) {
    writeFileSync(join(dir, 'onet-30', `${name}.txt`), inQuotes(rowsOf(file, name), '\t'));
  }
  writeFileSync(join(dir, 'onet-30', 'older_work_contexts.csv'), knownWorkContext(known));
}

/** The rows of a file, each as long as its header: a shorter last row is what a cut-off download leaves. */
function rowsOf(file: ReleaseFile, name: string): string[][] {
  const text = file.texts.get(`${name}.txt`);
  if (text === undefined) throw new ReleaseRefused(`${file.name} lacks ${name}.txt.`);
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split('\t').map(unquoted));
  const width = rows[0]?.length ?? 0;
  const short = rows.findIndex((row) => row.length !== width);
  if (short !== -1) throw new ReleaseRefused(`${name}.txt is cut off or damaged at line ${short + 1}.`);
  if (rows.length < 2) throw new ReleaseRefused(`${name}.txt has no rows.`);
  return rows;
}

function unquoted(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function inQuotes(rows: readonly (readonly string[])[], delimiter: string): string {
  const quote = (cell: string) => (/["\t,\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join(delimiter)).join('\n');
}

function activityTitles(file: ReleaseFile): ReadonlyMap<string, string> {
  if (!file.texts.has('DWA Reference.txt')) return new Map();
  const [header = [], ...rows] = rowsOf(file, 'DWA Reference');
  const id = header.indexOf('DWA ID');
  const title = header.indexOf('DWA Title');
  return new Map(rows.map((row) => [row[id] ?? '', row[title] ?? '']));
}

function addActivityTitles(rows: string[][], titles: ReadonlyMap<string, string>): void {
  const id = rows[0]?.indexOf('DWA ID') ?? -1;
  if (id === -1 || titles.size === 0)
    throw new ReleaseRefused('The release names no activities: DWA Reference.txt is missing.');
  rows.forEach((row, at) => {
    row.push(at === 0 ? 'DWA Title' : (titles.get(row[id] ?? '') ?? ''));
  });
}

/** The work context comes from an older release than any this reads, so it stays as it is, by occupation title. */
function knownWorkContext({ title, workContext }: OccupationTable): string {
  const header = [
    'degree_of_automation_context',
    'importance_of_being_exact_or_accurate_context',
    'importance_of_repeating_same_tasks_context',
    'structured_versus_unstructured_work_context',
    'occupation',
  ];
  const rows = title.flatMap((name, row) => {
    const packed = workContext[row] ?? '';
    if (packed === '') return [];
    const values = [...unpackNumbers(packed, 0, 1)].map((value) =>
      Number.isNaN(value) ? '' : String(value),
    );
    return [[...values, name]];
  });
  return inQuotes([header, ...rows], ',');
}

/** The release says in its read-me which it is; its files say it too, in their digest. */
function renewedSource(source: SourceRow, file: ReleaseFile): SourceRow {
  if (source.id !== 'onet-29.3' && source.id !== 'onet-30') return source;
  const said = file.texts.get('Read Me.txt') ?? '';
  const version = /O\*NET\D{0,3}(\d+\.\d+)/.exec(said)?.[1] ?? 'not stated';
  const date = /^([A-Z][a-z]+ \d{4}) Release/m.exec(said)?.[1] ?? 'not stated';
  return {
    ...source,
    label: `O*NET ${version === 'not stated' ? '' : `${version} `}Database`,
    version: `${version}, imported by the operator`,
    date,
    attribution: source.attribution.replace(/O\*NET 29\.3 Database/, `O*NET ${version} Database`),
    inputs: [{ file: file.name, sha256: file.sha256 }],
  };
}
