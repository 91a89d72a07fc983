import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { monthOf } from '#career/occupations/source-words.ts';
import type { CareerTables } from '#career/occupations/tables.ts';
import type { ReadOnDemand, TablesOnDemand } from '#career/places/tables.ts';
import { BUILDERS } from '../facts-build/build-facts.ts';
import { buildLabour } from '../facts-build/labour.ts';
import { type ReleaseFile, ReleaseRefused } from './release-file.ts';
import { RELEASES, type ReleasePart, type Renewable } from './releases.ts';
import { type DatedPart, renewSources } from './renewed-sources.ts';

/** A file as the operator named it, and of when they say it is. */
export interface DatedFile extends ReleaseFile {
  readonly when: string | undefined;
}

/** One text of the files, and which part of which release it is. */
interface Piece extends DatedPart {
  readonly name: string;
  readonly text: string;
  readonly table: Renewable;
  readonly part: ReleasePart;
}

const NAMES = Object.keys(RELEASES) as Renewable[];
const PARTS = NAMES.flatMap((table) => RELEASES[table].parts.map((part) => ({ table, part })));

const LEAST_SHARE = 0.95;
const LEAST_SHARE_OF_WHAT_SHRINKS = 0.5;

/** Whether a file holds a part of a release of these tables; of the releases, only theirs are JSON. */
export function isTableRelease({ texts }: ReleaseFile): boolean {
  return [...texts.values()].some((text) => text.startsWith('{') || partOf(text) !== undefined);
}

/**
 * The tables of newer releases, each made by the builder of facts:build, with the sources that name them. All files of a
 * table's release have to come together. Throws ReleaseRefused for a file that is of none, damaged or cut off, for a
 * release that lacks one, and where nobody says of when a file is that isn't the one there now.
 */
export function importTables(
  files: readonly DatedFile[],
  before: CareerTables,
  present: ReadOnDemand,
): CareerTables & Partial<TablesOnDemand> {
  const pieces = files.flatMap(piecesOf);
  const names = NAMES.filter((name) => pieces.some(({ table }) => table === name));
  for (const name of names) assertWhole(name, pieces);
  for (const piece of pieces) assertNotCutOff(piece);
  const sources = renewSources(before.sources, pieces);
  const dateOf = (sourceId: string) =>
    monthOf(sources.sources.find(({ id }) => id === sourceId)?.date ?? '') ?? '';

  const dir = mkdtempSync(join(tmpdir(), 'facts-import-'));
  try {
    layOut(pieces, before, dir);
    const build = <Name extends Renewable>(name: Name): TablesOnDemand[Name] => {
      const table = BUILDERS[name](dir, { tables: present, dateOf });
      assertFigures(name, table, present[name]());
      return table;
    };
    const tables = Object.fromEntries(names.map((name) => [name, build(name)])) as Partial<TablesOnDemand>;
    // The nation's wages and projections are those of every occupation, which a start reads.
    const labour = names.includes('nation') ? buildLabour(dir, before.occupations.code) : before.labour;
    return { ...before, labour, sources, ...tables };
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error;
    const of = pieces.map(({ name }) => name).join(', ');
    throw new ReleaseRefused(
      `${of} can't be read as ${names.join(', ')}: ${named((error as Error).message, pieces, dir)}`,
    );
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function piecesOf(file: DatedFile): Piece[] {
  const { when, sha256 } = file;
  return [...file.texts].map(([name, text]) => {
    const known = partOf(text);
    if (known === undefined)
      throw new ReleaseRefused(
        `${name} is of no release that is known. It has: ${headersOf(text).join(', ').slice(0, 200)}.`,
      );
    const year = /"year":\s*(20\d\d)\b/.exec(known.part.delimiter === 'json' ? text : '')?.[1];
    if (year !== undefined && when !== undefined && !when.includes(year))
      throw new ReleaseRefused(`${name} says that it is of ${year}, not of ${when}.`);
    return {
      ...known,
      at: known.part.at,
      name,
      file: file.name,
      text,
      sha256,
      when: when ?? year,
      dated: known.part.dated,
    };
  });
}

function partOf(text: string) {
  const [first = '', second = ''] = text.split('\n', 2);
  const headers: Record<ReleasePart['delimiter'], readonly string[]> = {
    ',': columnsOf(first, ','),
    '\t': columnsOf(first, '\t'),
    json: keysOf(text),
  };
  return PARTS.find(
    ({ part }) =>
      part.holds.every((name) => headers[part.delimiter].includes(name)) && (part.says?.test(second) ?? true),
  );
}

const headersOf = (text: string) =>
  text.startsWith('{') ? keysOf(text) : columnsOf(text.split('\n', 1)[0] ?? '', /[,\t]/);

const columnsOf = (line: string, delimiter: string | RegExp) =>
  line
    .replace(/^\uFEFF/, '')
    .split(delimiter)
    .map((name) => name.trim().replaceAll('"', ''));

function keysOf(text: string): string[] {
  if (!text.startsWith('{')) return [];
  try {
    const entries = Object.entries(JSON.parse(text) as object);
    return entries.flatMap(([key, value]) => (typeof value === 'string' ? [key, `${key}: ${value}`] : [key]));
  } catch {
    return ['JSON that is damaged or cut off'];
  }
}

function assertWhole(name: Renewable, pieces: readonly Piece[]): void {
  const { parts } = RELEASES[name];
  const of = (part: ReleasePart) => pieces.filter((piece) => piece.part === part);
  const missing = parts.filter((part) => of(part).length === 0).map(({ what }) => what);
  if (missing.length > 0)
    throw new ReleaseRefused(
      `The table of ${name} is made of ${parts.length} files together. Missing: ${missing.join('; ')}.`,
    );
  const twice = parts.find((part) => of(part).length > 1);
  if (twice !== undefined)
    throw new ReleaseRefused(
      `${of(twice)
        .map(({ name: file }) => file)
        .join(' and ')} are both ${twice.what}.`,
    );
}

/** A last row that is shorter than the header is what a download that broke off leaves. */
function assertNotCutOff({ name, text, part }: Piece): void {
  if (part.delimiter === 'json') return;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const widthOf = (line = '') => {
    try {
      const [row = []]: string[][] = parse(line, { delimiter: part.delimiter, bom: true });
      return row.length;
    } catch {
      return 0;
    }
  };
  if (widthOf(lines.at(-1)) < widthOf(lines[0]))
    throw new ReleaseRefused(`${name} is cut off in its last row.`);
}

/** Writes the files where the builders look for them, with the titles of the occupations that are known. */
function layOut(pieces: readonly Piece[], { occupations }: CareerTables, dir: string): void {
  const write = (at: string, text: string) => {
    const path = join(dir, at);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, at.endsWith('.gz') ? gzipSync(text, { level: 1 }) : text);
  };
  for (const { at, text } of pieces) write(at, text);
  const titles = occupations.code.map((code, row) => `${code}\t"${occupations.title[row]}"`);
  write('onet-29.3/Occupation Data.tsv', ['O*NET-SOC Code\tTitle', ...titles].join('\n'));
}

/** A builder's message with the operator's names of the files in place of those it found them under. */
function named(message: string, pieces: readonly Piece[], dir: string): string {
  return pieces.reduce((text, { at, name }) => text.replaceAll(join(dir, at), name), message);
}

function assertFigures<Name extends Renewable>(
  name: Name,
  table: TablesOnDemand[Name],
  present: TablesOnDemand[Name],
): void {
  const { counts, mayShrink = {} } = RELEASES[name];
  for (const [share, all] of [
    [LEAST_SHARE, counts],
    [LEAST_SHARE_OF_WHAT_SHRINKS, mayShrink],
  ] as const)
    for (const [what, count] of Object.entries(all)) {
      const [now, then] = [count(table), count(present)];
      if (now < then * share)
        throw new ReleaseRefused(
          `The release has ${now} ${what} where there are ${then} now. Part of it is missing.`,
        );
    }
}
