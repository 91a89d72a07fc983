import type { CareerTables, SourceRow } from '#career/occupations/tables.ts';
import { SOURCES } from '../facts-build/sources.ts';
import { ReleaseRefused } from './release-file.ts';
import type { ReleasePart, Renewable } from './releases.ts';

/** A file of a release: whose place it takes, for which table, and of when the operator or it itself says it is. */
export interface DatedPart {
  readonly at: string;
  readonly name: string;
  /** The file it came in: itself, or a zip of several. */
  readonly file: string;
  readonly sha256: string;
  readonly table: Renewable;
  readonly when: string | undefined;
  readonly dated: ReleasePart['dated'];
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MONTH = `(?:${MONTHS.join('|')})`;
/** "May 2025", "January 1, 2026", "2022-32", "2022 to 2032", "July 2025 to June 2026". */
const DATE = new RegExp(
  `(?:${MONTH} (?:\\d+, )?)?20\\d\\d(?:[-–]\\d\\d(?:\\d\\d)?| to (?:${MONTH} )?20\\d\\d)?`,
);
const ANY_DATE = { as: DATE, like: 'May 2026' };
const REST = '; the rest: ';

/**
 * The sources with those renewed that the files are of: the new date in label, version and attribution, and the new
 * files' checksums. A file that is the one there now, byte for byte, changes nothing and needs no date.
 */
export function renewSources(
  { sources }: CareerTables['sources'],
  parts: readonly DatedPart[],
): CareerTables['sources'] {
  return {
    sources: sources.map((source) => {
      const entry = SOURCES.find(({ id }) => id === source.id);
      if (entry === undefined) return source;
      const newer = parts.filter(
        ({ at, table, sha256 }) =>
          entry.tables.includes(table) &&
          entry.files.includes(at) &&
          source.inputs[entry.files.indexOf(at)]?.sha256 !== sha256,
      );
      return newer.length === 0 ? source : renewed(source, entry.files, newer);
    }),
  };
}

function renewed(source: SourceRow, files: readonly string[], newer: readonly DatedPart[]): SourceRow {
  const dates = [...new Set(newer.map(saidDate))];
  const when = dates.join(' and ');
  const isWhole = newer.length === files.length;
  const [month = '', year = ''] = new RegExp(`(?:(${MONTH}) )?(20\\d\\d)`).exec(when)?.slice(1) ?? [];
  const before = source.version.split(REST).at(-1);
  return {
    ...source,
    label: `${source.label.replace(new RegExp(`,? ${DATE.source}.*$`), '')}, ${when}`,
    version: `${when}, imported by the operator${isWhole ? '' : `${REST}${before}`}`,
    date: month ? `${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}` : year,
    attribution: source.attribution.replace(DATE, when),
    inputs: files.flatMap((at, row) => {
      const { file, sha256 } = newer.find((part) => part.at === at) ?? {};
      return file === undefined || sha256 === undefined ? (source.inputs[row] ?? []) : { file, sha256 };
    }),
  };
}

function saidDate({ name, when, dated = ANY_DATE }: DatedPart): string {
  if (when === undefined || !dated.as.test(when))
    throw new ReleaseRefused(`Say of when ${name} is, after its name: "${dated.like}".`);
  return when;
}
