import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { TABLE_NAMES } from '#career/occupations/tables.ts';
import { buildTables, writeFacts } from './build-facts.ts';
import { cell, readTable } from './read-table.ts';

// Run by `npm test` where the official releases lie beside the repository, and named there where they do not.
const FACTS = fileURLToPath(new URL('../../facts', import.meta.url));
const RELEASES = fileURLToPath(new URL('../../../shared/data', import.meta.url));

const committed = (name: string) => readFileSync(join(FACTS, `${name}.json`), 'utf8');

describe('the committed facts', () => {
  it('are what the releases beside the repository give, byte for byte', { timeout: 60_000 }, () => {
    const out = mkdtempSync(join(tmpdir(), 'facts-'));
    writeFacts(buildTables(RELEASES), out);
    const differing = TABLE_NAMES.filter(
      (name) => readFileSync(join(out, `${name}.json`), 'utf8') !== committed(name),
    );
    rmSync(out, { recursive: true });
    expect(differing).toEqual([]);
  });

  it('carry no sentence of the sources', { timeout: 60_000 }, () => {
    const texts = TABLE_NAMES.filter((name) => name !== 'sources').flatMap((name) =>
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
