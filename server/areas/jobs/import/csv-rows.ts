import { CsvError, parse } from 'csv-parse/sync';
import { fieldNamed, type RawRow } from './raw-row.ts';

const REQUIRED = ['title', 'company', 'description', 'url'];

interface Line {
  readonly record: string[];
  /** How many lines had been read when the record ended. */
  readonly info: { readonly lines: number };
}

/** The rows of a CSV file with a header; a row is named by the line it begins on. */
export function csvRows(text: string): RawRow[] {
  let lines: Line[];
  try {
    lines = parse(text, { bom: true, info: true, relax_column_count: true }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    return [
      {
        place: `Line ${line}`,
        values: {},
        problem: 'This isn’t valid CSV. A quotation mark is unclosed or in the wrong place.',
      },
    ];
  }
  const [header, ...rest] = lines;
  const columns = (header?.record ?? []).map(fieldNamed);
  const missing = REQUIRED.filter((field) => !columns.includes(field));
  if (missing.length > 0) {
    const problem = `The first line has to name the columns. These are missing: ${missing.join(', ')}.`;
    return [{ place: 'Line 1', values: {}, problem }];
  }
  return rest.flatMap(({ record }, index) => {
    if (record.every((cell) => cell.trim() === '')) return [];
    const place = `Line ${(lines[index]?.info.lines ?? 0) + 1}`;
    if (record.length !== columns.length) {
      const problem = `This line has ${record.length} columns, the first line ${columns.length}.`;
      return [{ place, values: {}, problem }];
    }
    const named = record.flatMap((cell, column) => {
      const field = columns[column];
      return field === undefined ? [] : [[field, cell] as const];
    });
    return [{ place, values: Object.fromEntries(named) }];
  });
}
