import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** One row of a published table: column name to text, as published. */
export type Row = Readonly<Record<string, string>>;

export type Delimiter = ',' | ';' | '\t';

/**
 * Reads a published table with a header line into rows, unpacked first when its name ends in .gz. A column that the build relies on and the file lacks stops
 * the build with the file's name, so a changed release is noticed instead of read as empty.
 */
export function readTable(path: string, delimiter: Delimiter, columns: readonly string[]): Row[] {
  const bytes = readFileSync(path);
  const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const rows: Row[] = parse(text, {
    bom: true,
    columns: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  const first = rows[0];
  if (first === undefined) throw new Error(`${path}: no rows`);
  for (const column of columns) {
    if (!(column in first)) throw new Error(`${path}: no column "${column}"`);
  }
  return rows;
}

/** The text of a column, trimmed; a column that this row lacks reads as empty. */
export function cell(row: Row, column: string): string {
  return (row[column] ?? '').trim();
}

/** A published number: null for '*', '—', '#', empty or other marks that mean "not published". */
export function figure(row: Row, column: string): number | null {
  const text = cell(row, column).replaceAll(',', '');
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}
