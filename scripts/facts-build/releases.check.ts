import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { factsOnDemand, readFactsTables } from '#server/platform/facts.ts';
import { assertSound } from '../facts-import/check-facts.ts';
import { importOnet } from '../facts-import/onet-release.ts';
import { readReleaseFile } from '../facts-import/release-file.ts';
import { RELEASES as RENEWABLE } from '../facts-import/releases.ts';
import { importTables } from '../facts-import/table-release.ts';
import { ALL_TABLES, buildOnDemand, buildTables, writeFacts } from './build-facts.ts';
import { cell, readTable } from './read-table.ts';

// Run by `npm test` where the official releases lie beside the repository, and named there where they do not.
const FACTS = fileURLToPath(new URL('../../facts', import.meta.url));
const RELEASES = fileURLToPath(new URL('../../../shared/data', import.meta.url));

const committed = (name: string) => readFileSync(join(FACTS, `${name}.json`), 'utf8');

describe('the committed facts', () => {
  it('are what the releases beside the repository give, byte for byte', { timeout: 900_000 }, () => {
    const out = mkdtempSync(join(tmpdir(), 'facts-'));
    writeFacts({ ...buildTables(RELEASES), ...buildOnDemand(RELEASES) }, out);
    const differing = ALL_TABLES.filter(
      (name) => readFileSync(join(out, `${name}.json`), 'utf8') !== committed(name),
    );
    rmSync(out, { recursive: true });
    expect(differing).toEqual([]);
  });

  it('come out the same when the release is imported as an operator would', () => {
    const folders = ['onet-29.3', 'onet-30'].map((folder) => join(RELEASES, folder));
    const texts = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.(?:tsv|txt)$/.test(name))
        .map((name) => [name.replace(/\.tsv$/, '.txt'), readFileSync(join(folder, name), 'utf8')] as const),
    );
    const present = readFactsTables(FACTS);
    const file = { name: 'db_text.zip', sha256: 'none', texts: new Map(texts) };
    const imported = importOnet(file, present);
    assertSound(imported, present);
    const { sources: _theirs, ...tables } = imported;
    const { sources: _ours, ...committedTables } = present;
    expect(tables).toEqual(committedTables);
  });

  it('come out the same table by table, with their sources, when an operator imports what is renewed by itself', () => {
    const files = Object.values(RENEWABLE).flatMap(({ parts }) =>
      parts.map(({ at }) => ({ ...readReleaseFile(join(RELEASES, at)), when: undefined })),
    );
    const present = readFactsTables(FACTS);
    const imported = importTables(files, present, factsOnDemand(FACTS));
    const out = mkdtempSync(join(tmpdir(), 'facts-'));
    const written = writeFacts(imported, out).map(({ name }) => name);
    const differing = written.filter(
      (name) => readFileSync(join(out, `${name}.json`), 'utf8') !== committed(name),
    );
    rmSync(out, { recursive: true });
    expect(differing).toEqual([]);
    expect(written).toEqual(ALL_TABLES.filter((name) => name !== 'places'));
  });

  it('carry no sentence of the sources', () => {
    const texts = ALL_TABLES.filter((name) => name !== 'sources').flatMap((name) =>
      Object.values(JSON.parse(committed(name)) as Record<string, unknown>)
        .flatMap((values) => (Array.isArray(values) ? values : []))
        .flatMap((value) => (typeof value === 'string' ? value.split('|') : [])),
    );
    const known = new Set(texts);
    const sentences = [
      ['Task Statements.tsv', 'Task'],
      ['Occupation Data.tsv', 'Description'],
      ['Tasks to DWAs.tsv', 'DWA Title'],
    ].flatMap(([file = '', column = '']) =>
      readTable(join(RELEASES, 'onet-29.3', file), '\t', [column]).map((row) => cell(row, column)),
    );
    expect(sentences.length).toBeGreaterThan(10_000);
    expect(sentences.filter((sentence) => known.has(sentence))).toEqual([]);
  });
});
